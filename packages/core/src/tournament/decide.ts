/** The one decider for all formats: a command in, facts or a refusal out. Nothing is half-applied. */
import { applyFact } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { matchCalled } from '../chart/match-called.ts'
import type { Fact, Recorded } from '../facts/fact.ts'
import type { CommandKey } from '../facts/ids.ts'
import { compareInstants, type Instant, parseInstant } from '../facts/instant.ts'
import type { Standing } from '../facts/standing.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { Asked } from './asked.ts'
import { refusedAsker } from './author.ts'
import { decideChange, isChange } from './changing.ts'
import { type Command, parseCommand } from './command.ts'
import { decideEntering } from './entering.ts'
import { notFinishedYet } from './lengths.ts'
import { decidePaper } from './papers.ts'
import { decidePlaying } from './playing.ts'
import { followedBy, publicationWanted } from './publishing.ts'
import { Stamp } from './stamp.ts'
import type { Tournament } from './tournament.ts'

export type Answer =
  | {
      readonly ok: true
      readonly facts: readonly Recorded[]
      /** It was done before: nothing new to save. */
      readonly repeated?: true
    }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * What the command leads to; the tournament is left as it is until the facts are applied. Types do not protect programs in
 * JavaScript, so the command and the asker are read as if they came from outside.
 */
export function decide(tournament: Tournament, given: Command, asked: Asked): Answer {
  const command = readCommand(tournament, given, asked)
  if (isRefusal(command)) return { ok: false, refusal: command }
  const decided = decideAlone(tournament, command, asked)
  if ('ok' in decided) return decided
  const { facts, stamp } = decided
  if (!mayBeFollowed(tournament, command)) return { ok: true, facts }
  return {
    ok: true,
    facts: tournament.lookAhead(facts, (chart) =>
      withPublications(facts, stamp, chart, (fact) => applyFact(chart, fact as Standing)),
    ),
  }
}

/** Decides and applies in memory; whoever keeps the log elsewhere calls `decide`, saves, then `apply`. */
export function act(tournament: Tournament, given: Command, asked: Asked): Answer {
  const command = readCommand(tournament, given, asked)
  if (isRefusal(command)) return { ok: false, refusal: command }
  const decided = decideAlone(tournament, command, asked)
  if ('ok' in decided) return decided
  const { facts, stamp } = decided
  const isFollowed = mayBeFollowed(tournament, command)
  tournament.apply(facts)
  if (isFollowed) withPublications(facts, stamp, tournament.chart, (fact) => tournament.apply([fact]))
  return { ok: true, facts }
}

const readCommand = (tournament: Tournament, given: Command, asked: Asked): Command | Refusal =>
  refusedAsker(asked, tournament.last.by) ?? parseCommand(given)

/** The facts of the command itself, before the publications they make possible. */
interface Decided {
  readonly facts: Recorded[]
  readonly stamp: Stamp
}

function decideAlone(tournament: Tournament, command: Command, asked: Asked): Decided | Answer {
  const repeated = command.key === undefined ? undefined : tournament.answerTo(command.key as CommandKey)
  if (repeated) return { ok: true, facts: repeated, repeated: true }
  const at = timeOf(tournament, command, asked)
  if (typeof at === 'object') return { ok: false, refusal: at }
  const unplayed = notFinishedYet(command, at)
  if (unplayed) return { ok: false, refusal: unplayed }
  const stamp = new Stamp(tournament.log.length, command.key, at, asked.by)
  const decided = decision(tournament, command, stamp)
  if (!Array.isArray(decided)) return { ok: false, refusal: decided }
  const facts = stamp.onAll(decided)
  if (!isPlacedSurely(command)) assertPlaced(tournament, facts)
  return { facts, stamp }
}

function decision(tournament: Tournament, command: Command, stamp: Stamp): Fact[] | Refusal {
  if (tournament.chart.isClosed && command.do !== 'undo' && command.do !== 'redo') return { code: 'closed' }
  if (isChange(command)) return decideChange(tournament, command, stamp)
  switch (command.do) {
    case 'report':
    case 'forfeit':
    case 'cancel':
    case 'rule':
    case 'pair':
    case 'choose':
    case 'abandon':
    case 'arrange':
    case 'declare':
    case 'close':
      return decidePlaying(tournament, command)
    case 'lineup':
    case 'score':
    case 'post':
    case 'remedy':
      return decidePaper(tournament, command)
    case 'enter':
    case 'edit':
    case 'withdraw':
    case 'return':
    case 'start':
      return decideEntering(tournament, command)
    default:
      return command satisfies never
  }
}

function timeOf({ last }: Tournament, command: Command, asked: Asked): Instant | Refusal {
  const now = parseInstant(asked.now) as Instant
  if (command.at === undefined) return compareInstants(now, last.at) < 0 ? last.at : now
  const at = parseInstant(command.at) as Instant
  return compareInstants(at, last.at) < 0 ? { code: 'bad-time', at, last: last.at } : at
}

/** Entries, the start and reports are decided by asking for their very place; changes have looked ahead themselves. */
const isPlacedSurely = (command: Command): boolean =>
  command.do === 'report' || command.do === 'enter' || command.do === 'start' || isChange(command)

/** If a decision led to a fact without a place, we are wrong: stop before it is written. */
function assertPlaced(tournament: Tournament, facts: readonly Recorded[]): void {
  const unplaced = tournament.lookAhead(facts, (chart) => chart.unplaced.length)
  if (unplaced > tournament.chart.unplaced.length)
    throw new Error(`decided on facts without a place: ${JSON.stringify(facts)}`)
}

/** The facts, with what the chart then wants to be published, each publication put on it before the next is asked for. */
function withPublications(facts: Recorded[], stamp: Stamp, chart: Chart, put: (fact: Recorded) => void): Recorded[] {
  return followedBy(facts, () => {
    const wanted = publicationWanted(chart)
    const fact = wanted && stamp.on(wanted, facts.length)
    if (fact) put(fact)
    return fact
  })
}

/** With autoPair the facts are followed by the publications they make possible. */
const mayBeFollowed = (tournament: Tournament, command: Command): boolean =>
  tournament.autoPair && mayComplete(tournament, command) && publishes(tournament)

const publishes = ({ format, chart }: Tournament): boolean =>
  format.publishes(chart.started ? chart.started.order.length : chart.present.length, chart.options)

/** Could this command complete something? Undo and redo never publish, changes have done it, a lone report rarely can. */
function mayComplete({ chart }: Tournament, command: Command): boolean {
  if (isChange(command)) return false
  if (command.do !== 'report') return chart.started !== undefined || command.do === 'start'
  const match = matchCalled(chart, command.match)
  return match !== undefined && mayCompleteRound(match)
}

/** It is the last match of its round, and no other game of it is sure to be needed; or it may end level and need an opening. */
function mayCompleteRound(match: Match): boolean {
  const { round, series } = match
  if (series.awaits && round.stage.chart.started?.openings) return series.next(match).length === 1
  if (round.left !== 1 || !(round.isAwaited || round.next.length > 0)) return false
  return series.results === 'numbers' || series.next(match).length === 1
}
