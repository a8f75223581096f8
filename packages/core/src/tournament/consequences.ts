/** What a change to the past would do, in words a director can weigh. */

import type { Chart } from '../chart/chart.ts'
import { entrantOf, whoSaid } from '../chart/names.ts'
import { type Slot, UNKNOWN, type Who } from '../chart/slot.ts'
import { namesIn } from '../chronicle/chronicle.ts'
import { factSays } from '../chronicle/says.ts'
import type { Recorded } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import { correctionsIn, takenBack } from '../facts/standing.ts'
import { formatOf } from '../formats/format.ts'
import type { Remark } from '../formats/views/views.ts'
import { type Message, saidIn } from '../message/message.ts'
import { allNamed } from '../message/named.ts'
import { placeOf } from '../ranking/ranking.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { matchesThatChange } from './match-changes.ts'
import { overtakenBy, overtakenRemarks } from './overtaking.ts'
import type { Tournament } from './tournament.ts'

/** The tournament as it would be. */
interface Outcome {
  readonly chart: Chart
  readonly log: readonly Recorded[]
  /** Facts that would lose their place. */
  readonly unplaced?: readonly Seq[]
  readonly redrawn?: readonly Seq[]
  /** The match that is meant: what becomes of it was asked for. */
  readonly own?: MatchId | undefined
}

export function consequencesOf(
  tournament: Tournament,
  { chart: then, log, unplaced = [], redrawn = [], own }: Outcome,
): Consequences {
  const now = tournament.chart
  const told = toldIn(tournament)
  const takes = takenBy(tournament.log, log, new Set([...unplaced, ...redrawn]))
  const named = new Set([own, ...[...takes, ...unplaced].map((seq) => matchIn(tournament.log, seq))])
  return {
    takes: takes.map(told),
    voids: unplaced.map(told),
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

/** What the history says about facts, with the names people have now. */
function toldIn(tournament: Tournament): (seq: Seq) => { seq: Seq; says: readonly Message[] } {
  const { log } = tournament
  const names = namesIn(tournament)
  const nameOf = (id: string) => names.entrants.get(id)
  return (seq) => ({ seq, says: allNamed(factSays(log[seq - 1] as Recorded, log, names), nameOf) })
}

function remarksThatCome(now: Chart, then: Chart): readonly Remark[] {
  const remarksOf = (chart: Chart): readonly Remark[] =>
    chart.started ? (formatOf(chart).views.remarks?.(chart.options, chart) ?? []) : []
  const told = (remark: Remark) => JSON.stringify(saidIn(remark))
  const known = new Set(remarksOf(now).map(told))
  return remarksOf(then).filter((remark) => !known.has(told(remark)))
}

/** Facts that hold now and would not hold then, beside those that lose their place; of corrections those whose result falls. */
function takenBy(before: readonly Recorded[], after: readonly Recorded[], told: ReadonlySet<Seq>): Seq[] {
  const taken = takenBack(after)
  return inForce(before)
    .filter((fact) => taken.has(fact.type === 'result-corrected' ? fact.fact : fact.seq) && !told.has(fact.seq))
    .map(({ seq }) => seq)
}

/** What counts now: facts that stand, and of corrections the last of each. */
function inForce(log: readonly Recorded[]): Recorded[] {
  const taken = takenBack(log)
  const corrections = correctionsIn(log, taken)
  return log.filter((fact) => {
    if (fact.type === 'command-revoked' || taken.has(fact.seq)) return false
    return fact.type !== 'result-corrected' || (corrections.get(fact.fact) === fact && !taken.has(fact.fact))
  })
}

function matchIn(log: readonly Recorded[], seq: Seq): MatchId | undefined {
  const fact = log[seq - 1] as Recorded
  if (fact.type === 'result-corrected') return matchIn(log, fact.fact)
  return fact.type === 'game-finished' || fact.type === 'ruling-made' ? fact.match : undefined
}

function seatsThatChange(now: Chart, then: Chart): Consequences['seats'] {
  return [...now.board.matches.values()].flatMap((match) => {
    const after = then.board.matches.get(match.id)
    return match.seats.flatMap((slot, seat) => {
      const change = between(now, then, slot.who, (after?.seats[seat] as Slot | undefined)?.who ?? UNKNOWN)
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
