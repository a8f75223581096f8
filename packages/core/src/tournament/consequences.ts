/** What a change to the past would do, in words a director can weigh. */
import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import { type Slot, UNKNOWN, type Who } from '../chart/slot.ts'
import type { Recorded, RecordedOf } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import { resultShown } from '../facts/result.ts'
import { correctionsIn, takenBack } from '../facts/standing.ts'
import type { Remark } from '../formats/format.ts'
import { placeOf } from '../ranking/ranking.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { listed, plural } from '../words/sentence.ts'
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
  const told = (seq: Seq) => ({ seq, what: inWords(now, tournament.log, tournament.log[seq - 1] as Recorded) })
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
    remarks: [...overtakenRemarks(then, overtakenBy(now, then)), ...remarksThatCome(now, then)].map(
      ({ rule, sentence }) => ({ rule, sentence }),
    ),
  }
}

function remarksThatCome(now: Chart, then: Chart): readonly Remark[] {
  const remarksOf = (chart: Chart): readonly Remark[] =>
    chart.started ? (chart.format.remarks?.(chart.options, chart) ?? []) : []
  const known = new Set(remarksOf(now).map(({ sentence }) => sentence))
  return remarksOf(then).filter(({ sentence }) => !known.has(sentence))
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

/** "the 1-0 of Ann and Ben in match 7". */
function inWords(chart: Chart, log: readonly Recorded[], fact: Recorded): string {
  const names = namesOf(chart)
  const called = (id: string): string => names[chart.indexOf.get(id as never) ?? UNKNOWN] ?? id
  switch (fact.type) {
    case 'game-finished':
      return `the ${resultShown(fact.result)} of ${listed(fact.sides.map(called))} in match ${fact.match}${fact.game > 1 ? `, game ${fact.game}` : ''}`
    case 'ruling-made':
      return `the ruling on match ${fact.match}`
    case 'result-corrected':
      return `the correction of match ${matchIn(log, fact.seq)} to ${resultShown(fact.result)}`
    case 'entrant-entered':
      return `the entry of ${called(fact.entrant.id)}`
    case 'round-paired':
      return `the ${fact.kind === 'playoff' ? 'playoff' : 'pairing'} of ${roundCalled(chart, fact)}`
    case 'seeds-published':
      return `the seeds of ${fact.stage}`
    case 'opening-drawn':
      return `the opening of pair ${fact.pair} in match ${fact.match}`
    case 'game-abandoned':
      return `the broken-off game ${fact.game} of match ${fact.match}`
    case 'options-changed':
      return 'the change of options'
    case 'entrant-withdrew':
      return `the withdrawal of ${called(fact.entrant)}`
    case 'entrant-returned':
      return `the return of ${called(fact.entrant)}`
    case 'entrant-edited':
      return `the edited entry of ${called(fact.entrant)}`
    case 'winner-declared':
      return `the declared win of ${listed(fact.winners.map(called))}`
    case 'tournament-started':
      return 'the start'
    case 'lineup-told':
      return `the line-up of ${called(fact.entrant)} in match ${fact.match}`
    case 'boards-scored':
      return `${plural(fact.boards.length, 'board')} of ${listed(fact.sides.map(called))} in match ${fact.match}`
    case 'bracket-corrected':
      return `the corrected bracket of ${called(fact.entrant)}`
    default:
      return `fact ${fact.seq} (${fact.type})`
  }
}

/** "phase 3", "round 2". */
function roundCalled({ stages }: Chart, { stage, round }: RecordedOf<'round-paired'>): string {
  return `${stages.find(({ id }) => id === stage)?.counts ?? 'round'} ${round}`
}

function seatsThatChange(now: Chart, then: Chart): Consequences['seats'] {
  return [...now.matches.values()].flatMap((match) => {
    const after = then.matches.get(match.id)
    return match.seats.flatMap((slot, seat) => {
      const change = between(now, then, slot.who, (after?.seats[seat] as Slot | undefined)?.who ?? UNKNOWN)
      return change ? [{ match: match.id, seat: seat + 1, ...change }] : []
    })
  })
}

function seedsThatChange(now: Chart, then: Chart): Consequences['seeds'] {
  return now.stages.flatMap((stage) => {
    const after = then.stages.find(({ id }) => id === stage.id)
    return stage.seedsTold.flatMap((slot, i) => {
      const change = between(now, then, slot.who, after?.seedsTold[i]?.who ?? UNKNOWN)
      return change ? [{ stage: stage.id, seed: i + 1, ...change }] : []
    })
  })
}

function between(now: Chart, then: Chart, from: Who, to: Who): { from: string; to: string } | undefined {
  if (from === to) return undefined
  const name = (chart: Chart, who: Who) => namesOf(chart)[who] ?? (who === UNKNOWN ? 'not known yet' : 'nobody')
  return { from: name(now, from), to: name(then, to) }
}

function ranksThatChange(now: Chart, then: Chart): Consequences['ranks'] {
  const before = placesOf(now)
  const after = placesOf(then)
  return [...before].flatMap(([entrant, from]) => {
    const to = after.get(entrant) ?? '–'
    return from === to ? [] : [{ entrant, from, to }]
  })
}

function placesOf(chart: Chart): Map<string, string> {
  if (!chart.started) return new Map()
  const names = namesOf(chart)
  return new Map(chart.format.table(chart.options, chart, {}).map((row) => [names[row.who] as string, placeOf(row)]))
}
