/** A team in the wrong division: what was found, and what the rules do about it (BRI-51 to BRI-55). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Message } from '../../../message/message.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import { type Division, divisionsIn, divisionWith, knockout, roundRobin, stageOf } from '../divisions/division.ts'
import { problemWithBoards } from '../divisions/field.ts'
import type { BracketCorrection } from '../divisions/misplaced-teams.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions } from '../options.ts'
import { canTakeIn, secondRoundWithoutRepeats } from '../plan/corrected-plan.ts'
import { isThrough } from '../table.ts'
import { message } from '../words/messages.ts'
import { handicapsOfLate } from './handicaps.ts'
import { joinableIn } from './late.ts'

/** A team in the wrong division, whose fault it was, and where the director wants it. */
interface MisplacedTeam {
  readonly who: Who
  readonly fault: BracketCorrection['fault']
  readonly placed: BracketCorrection['placed']
  readonly to?: string | undefined
  readonly joins?: string | undefined
}

export type BracketChange = Pick<
  BracketCorrection,
  'from' | 'found' | 'action' | 'to' | 'joins' | 'handicaps' | 'secondRound'
>

export function changeFor(options: BridgeOptions, chart: Chart, team: MisplacedTeam): BracketChange | RefusedResult {
  const { who, to: letter } = team
  if (!options.bracketed) return refuse({ code: 'not-bracketed' })
  const from = divisionWith(options, chart, who)
  if (!from || !chart.field.plays(who)) return refused(chart, who, message('bridge-move-not-playing'), 'BRI-51')
  if (!chart.started?.order.includes(chart.field.entrant(who).id))
    return refused(chart, who, message('bridge-move-late'), 'BRI-108')
  if (bridgeLedger(chart).misplaced.of(who)) return refused(chart, who, message('bridge-move-again'), 'BRI-108')
  const to = divisionsIn(options, chart).find((division) => division.letter === letter)
  if (letter !== undefined && (!to || to.letter === from.letter))
    return refused(chart, who, message('bridge-move-no-bracket', { bracket: { text: letter } }), 'BRI-108')
  const wrong = wrongDirection(team, from, to, divisionsIn(options, chart))
  if (wrong) return refused(chart, who, wrong, 'BRI-52')
  const found = foundAs(from, to, who)
  const action = actionFor(team, found)
  if (action === undefined) return refused(chart, who, message('bridge-move-playing'), 'BRI-54')
  const change = { from: from.letter, found, action, ...(to ? { to: to.letter } : {}) }
  if (action === 'changed') return changedTo(change, to, team, chart)
  return action === 'moved' ? movedTo(change, to, team, chart) : change
}

type Discovery = BracketChange['found']
type Action = BracketChange['action']

const refused = (chart: Chart, who: Who, problem: Message, rule: string): RefusedResult =>
  refuse({
    code: 'cannot-move',
    entrant: entrantOf(chart, who),
    problem,
    rule,
  })

/** A team placed too low can only move up, a team placed too high only down. */
function wrongDirection(
  { placed }: MisplacedTeam,
  from: Division,
  to: Division | undefined,
  divisions: readonly Division[],
): Message | undefined {
  const isLow = placed === 'low'
  const others = divisions
    .map(({ letter }) => letter)
    .filter((letter) => letter < from.letter === isLow && letter !== from.letter)
  const division = { text: from.letter }
  if (others.length === 0)
    return message(isLow ? 'bridge-move-strongest' : 'bridge-move-weakest', { bracket: division })
  if (!to || others.includes(to.letter)) return undefined
  const details = { bracket: division, others: others.map((text) => ({ text })) }
  return message(isLow ? 'bridge-move-up' : 'bridge-move-down', details)
}

/** State of its first match, unless the second round has begun. */
function foundAs(from: Division, to: Division | undefined, who: Who): Discovery {
  if ([from, ...(to ? [to] : [])].some(hasSecondRoundBegun)) return 'late'
  const first = firstMatches(from).filter((match) => match.seatOf(who) !== undefined)
  if (!first.some(({ games }) => games.length > 0)) return 'in-time'
  const out = stageOf(from, roundRobin) ? placeIn(from, who) : outcomeIn(first[0], who)
  return out ?? 'playing'
}

/** Matches of round 1; for five teams, of the round robin. */
function firstMatches(division: Division): Match[] {
  const robin = stageOf(division, roundRobin)
  const rounds = robin ? robin.rounds : [stageOf(division, knockout)?.find(1)].flatMap((round) => round ?? [])
  return rounds.flatMap(({ matches }) => matches)
}

function outcomeIn(match: Match | undefined, who: Who): Discovery | undefined {
  if (!match?.outcome) return undefined
  return isThrough(match, who) ? 'won' : 'lost'
}

function placeIn(division: Division, who: Who): Discovery | undefined {
  const robin = stageOf(division, roundRobin)
  if (!robin?.isSeeded) return undefined
  return robin.seedsTold.some((slot) => slot.who === who) ? 'won' : 'lost'
}

function hasSecondRoundBegun(division: Division): boolean {
  const second = stageOf(division, knockout)?.find(division.drawn === 5 ? 1 : 2)
  return second?.matches.some(({ games, ruling }) => games.length > 0 || ruling !== undefined) ?? false
}

/** BRI-52 to BRI-55; undecided while a match is being played that the directors are to blame for. */
function actionFor({ fault, placed }: MisplacedTeam, found: Discovery): Action | undefined {
  if (found === 'in-time') return 'changed'
  if (fault === 'team') return placed === 'low' ? 'disqualified' : 'stands'
  if (found === 'late') return 'stands'
  if (found === 'playing') return undefined
  if (placed === 'low') return found === 'won' ? 'moved' : 'stands'
  return found === 'lost' ? 'out' : 'stands'
}

type Change = Pick<BracketChange, 'from' | 'found' | 'action' | 'to'>

/** Takes a seat in the first round of the other division, as a late team does. */
function changedTo(
  change: Change,
  to: Division | undefined,
  { who, joins }: MisplacedTeam,
  chart: Chart,
): BracketChange | RefusedResult {
  if (!to) return refused(chart, who, message('bridge-move-which'), 'BRI-52')
  const free = to.options.boards % 2 === 0 ? joinableIn(to) : []
  const match = joins === undefined ? free[0] : free.find(({ id }) => id === joins)
  if (!match) return refused(chart, who, noSeatIn(to, chart), 'BRI-52')
  const handicaps = handicapsOfLate(to.options, chart, match, chart.field.entrant(who))
  if (isRefused(handicaps)) return handicaps
  return { ...change, joins: match.id, ...(handicaps === undefined ? {} : { handicaps }) }
}

/** While nothing has been played at all, drawing again is the way. */
function noSeatIn({ letter }: Division, { board: { matches } }: Chart): Message {
  const isPlayed = [...matches.values()].some(({ games, ruling }) => games.length > 0 || ruling)
  return message(isPlayed ? 'bridge-move-no-seat' : 'bridge-move-redraw', { bracket: { text: letter } })
}

/** Plays in the other division from the second round on. */
function movedTo(
  change: Change,
  to: Division | undefined,
  { who }: MisplacedTeam,
  chart: Chart,
): BracketChange | RefusedResult {
  if (!to) return refused(chart, who, message('bridge-move-which-second'), 'BRI-54')
  if (!canTakeIn(to.drawn) || to.newcomer !== undefined)
    return refused(chart, who, message('bridge-move-full', { bracket: { text: to.letter } }), 'BRI-54')
  const boards = to.drawn === 8 ? problemWithBoards(5, to.options) : problemWithBoards(9, to.options)
  const secondRound = secondRoundWithoutRepeats[to.drawn]
  return boards ?? { ...change, ...(secondRound ? { secondRound } : {}) }
}
