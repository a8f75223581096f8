/** The effects of a change to the past, as messages for the director. */

import type { Chart } from '../chart/chart.ts'
import { entrantOf, whoSaid } from '../chart/names.ts'
import { UNKNOWN, type Who } from '../chart/slot.ts'
import { namesIn } from '../chronicle/chronicle.ts'
import { factSays } from '../chronicle/says.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import { correctionsIn, takenBack } from '../facts/in-force.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { Remark } from '../formats/views/views.ts'
import { at } from '../lists/at.ts'
import { allNamed } from '../message/entrant-names.ts'
import { type Message, saidIn } from '../message/message.ts'
import { placeOf } from '../ranking/ranking.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { overtakenBy, overtakenRemarks } from '../tournament/overtaken.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { matchesThatChange } from './match-changes.ts'

/** The tournament after the change. */
interface Outcome {
  readonly chart: Chart
  readonly log: readonly RecordedFact[]
  /** Facts that would become void. */
  readonly unplaced?: readonly Seq[]
  readonly redrawn?: readonly Seq[]
  /** The match the command is about, which is left out. */
  readonly own?: string | undefined
}

export function consequencesOf(
  tournament: Tournament,
  { chart: then, log, unplaced = [], redrawn = [], own }: Outcome,
): Consequences {
  const now = tournament.chart
  const said = sayingOf(tournament)
  const takes = takenBy(tournament.log, log, new Set([...unplaced, ...redrawn]))
  const named = new Set<string | undefined>([
    own,
    ...[...takes, ...unplaced].map((seq) => matchIn(tournament.log, seq)),
  ])
  return {
    takes: takes.map(said),
    voids: unplaced.map(said),
    redrawn,
    matches: matchesThatChange(now, then).filter(({ match }) => !named.has(match)),
    seats: seatsThatChange(now, then),
    seeds: seedsThatChange(now, then),
    ranks: ranksThatChange(now, then),
    remarks: [...overtakenRemarks(then, overtakenBy(now, then)), ...remarksThatCome(now, then)].map((remark) => ({
      rule: remark.rule,
      ...saidIn(remark),
    })),
  }
}

/** The sentences of facts, with current names. */
function sayingOf(tournament: Tournament): (seq: Seq) => { seq: Seq; says: readonly Message[] } {
  const { log } = tournament
  const names = namesIn(tournament)
  const nameOf = (id: string) => names.entrants.get(id)
  return (seq) => ({ seq, says: allNamed(factSays(at(log, seq - 1), log, names), nameOf) })
}

function remarksThatCome(now: Chart, then: Chart): readonly Remark[] {
  const remarksOf = (chart: Chart): readonly Remark[] =>
    chart.started ? (formatOf(chart).views.remarks?.(chart.options, chart) ?? []) : []
  const text = (remark: Remark) => JSON.stringify(saidIn(remark))
  const known = new Set(remarksOf(now).map(text))
  return remarksOf(then).filter((remark) => !known.has(text(remark)))
}

/** Facts in force before and not after, without those `listed` already; a correction is listed if its result is taken back. */
function takenBy(before: readonly RecordedFact[], after: readonly RecordedFact[], listed: ReadonlySet<Seq>): Seq[] {
  const taken = takenBack(after)
  return inForce(before)
    .filter((fact) => taken.has(fact.type === 'result-corrected' ? fact.fact : fact.seq) && !listed.has(fact.seq))
    .map(({ seq }) => seq)
}

/** Facts in force; of several corrections of a fact the last. */
function inForce(log: readonly RecordedFact[]): RecordedFact[] {
  const taken = takenBack(log)
  const corrections = correctionsIn(log, taken)
  return log.filter((fact) => {
    if (fact.type === 'command-revoked' || taken.has(fact.seq)) return false
    return fact.type !== 'result-corrected' || (corrections.get(fact.fact) === fact && !taken.has(fact.fact))
  })
}

function matchIn(log: readonly RecordedFact[], seq: Seq): MatchId | undefined {
  const fact = at(log, seq - 1)
  if (fact.type === 'result-corrected') return matchIn(log, fact.fact)
  return fact.type === 'game-finished' || fact.type === 'ruling-made' ? fact.match : undefined
}

function seatsThatChange(now: Chart, then: Chart): Consequences['seats'] {
  return [...now.board.matches.values()].flatMap((match) => {
    const after = then.board.matches.get(match.id)
    return match.seats.flatMap((slot, seat) => {
      const change = between(now, then, slot.who, after?.seats[seat]?.who ?? UNKNOWN)
      return change ? [{ match: match.id, seat: seat + 1, ...change }] : []
    })
  })
}

function seedsThatChange(now: Chart, then: Chart): Consequences['seeds'] {
  return now.board.stages.flatMap((stage) => {
    const after = then.board.stages.find(({ id }) => id === stage.id)
    return stage.seedsTold.flatMap((slot, i) => {
      const change = between(now, then, slot.who, after?.seedsTold[i]?.who ?? UNKNOWN)
      return change ? [{ stage: stage.id, seed: i + 1, ...change }] : []
    })
  })
}

function between(now: Chart, then: Chart, from: Who, to: Who): { from: Message; to: Message } | undefined {
  return from === to ? undefined : { from: whoSaid(now, from), to: whoSaid(then, to) }
}

function ranksThatChange(now: Chart, then: Chart): Consequences['ranks'] {
  const before = placesOf(now)
  const after = placesOf(then)
  return [...before].flatMap(([who, from]) => {
    const to = after.get(who) ?? '–'
    return from === to ? [] : [{ entrant: entrantOf(now, who), from, to }]
  })
}

function placesOf(chart: Chart): Map<Who, string> {
  if (!chart.started) return new Map()
  return new Map(
    formatOf(chart)
      .table(chart.options, chart, {})
      .map((row) => [row.who, placeOf(row)]),
  )
}
