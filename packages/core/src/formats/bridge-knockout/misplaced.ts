/** A team in the wrong bracket: what was found, and what the rules do about it (BRI-51 to BRI-55). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import type { BracketChange, MisplacedTeam } from '../format.ts'
import { type Bracket, bracketsIn, bracketWith, knockout, roundRobin, stageOf } from './brackets.ts'
import { canTakeIn, secondRoundWithoutRepeats } from './corrected.ts'
import { problemWithBoards } from './field.ts'
import { handicapsOfLate } from './handicaps.ts'
import { joinableIn } from './late.ts'
import type { BridgeOptions } from './options.ts'
import { isThrough } from './table.ts'

export function misplaced(options: BridgeOptions, chart: Chart, team: MisplacedTeam): BracketChange | Refusal {
  const { who, to: letter } = team
  if (!options.bracketed) return { code: 'not-bracketed' }
  const from = bracketWith(options, chart, who)
  if (!from || !chart.plays(who)) return refused(chart, who, 'it does not play', 'BRI-51')
  if (!chart.started?.order.includes(chart.entrant(who).id))
    return refused(chart, who, 'it entered after the draw: withdraw it, and enter it where it belongs', 'BRI-108')
  if (chart.division.misplaced.of(chart.entrant(who).id))
    return refused(chart, who, 'that was done once already; undo it first', 'BRI-108')
  const to = bracketsIn(options, chart).find((bracket) => bracket.letter === letter)
  if (letter !== undefined && (!to || to.letter === from.letter))
    return refused(chart, who, `there is no other bracket ${letter}`, 'BRI-108')
  const wrong = wrongDirection(team, from, to, bracketsIn(options, chart))
  if (wrong) return refused(chart, who, wrong, 'BRI-52')
  const found = foundAs(from, to, who)
  const action = actionFor(team, found)
  if (action === undefined) return refused(chart, who, 'its first match is still being played', 'BRI-54')
  const change = { from: from.letter, found, action, ...(to ? { to: to.letter } : {}) }
  if (action === 'changed') return changedTo(change, to, team, chart)
  return action === 'moved' ? movedTo(change, to, team, chart) : change
}

type Found = BracketChange['found']
type Action = BracketChange['action']

const refused = (chart: Chart, who: Who, problem: string, rule: string): Refusal => ({
  code: 'cannot-move',
  entrant: nameOf(chart, who),
  problem,
  rule,
})

/** Too low can only be moved up, too high only down. */
function wrongDirection(
  { placed }: MisplacedTeam,
  from: Bracket,
  to: Bracket | undefined,
  brackets: readonly Bracket[],
): string | undefined {
  const isLow = placed === 'low'
  const others = brackets
    .map(({ letter }) => letter)
    .filter((letter) => letter < from.letter === isLow && letter !== from.letter)
  if (others.length === 0)
    return `bracket ${from.letter} is the ${isLow ? 'strongest' : 'weakest'}, so no team is too ${placed} in it`
  if (!to || others.includes(to.letter)) return undefined
  return `too ${placed} in bracket ${from.letter}, it belongs to a ${isLow ? 'stronger' : 'weaker'} one (${others.join(', ')})`
}

/** How far its first match was, unless the second round has begun. */
function foundAs(from: Bracket, to: Bracket | undefined, who: Who): Found {
  if ([from, ...(to ? [to] : [])].some(hasSecondRoundBegun)) return 'late'
  const first = firstMatches(from).filter((match) => match.seatOf(who) !== undefined)
  if (!first.some(({ games }) => games.length > 0)) return 'in-time'
  const out = stageOf(from, roundRobin) ? placeIn(from, who) : outcomeIn(first[0], who)
  return out ?? 'playing'
}

/** Those of round 1; of five the round robin. */
function firstMatches(bracket: Bracket): Match[] {
  const robin = stageOf(bracket, roundRobin)
  const rounds = robin ? robin.rounds : [stageOf(bracket, knockout)?.find(1)].flatMap((round) => round ?? [])
  return rounds.flatMap(({ matches }) => matches)
}

function outcomeIn(match: Match | undefined, who: Who): Found | undefined {
  if (!match?.outcome) return undefined
  return isThrough(match, who) ? 'won' : 'lost'
}

function placeIn(bracket: Bracket, who: Who): Found | undefined {
  const robin = stageOf(bracket, roundRobin)
  if (!robin?.isSeeded) return undefined
  return robin.seedsTold.some((slot) => slot.who === who) ? 'won' : 'lost'
}

function hasSecondRoundBegun(bracket: Bracket): boolean {
  const second = stageOf(bracket, knockout)?.find(bracket.drawn === 5 ? 1 : 2)
  return second?.matches.some(({ games, ruling }) => games.length > 0 || ruling !== undefined) ?? false
}

/** BRI-52 to BRI-55; nothing can be said yet while a match the directors are to blame for is being played. */
function actionFor({ fault, placed }: MisplacedTeam, found: Found): Action | undefined {
  if (found === 'in-time') return 'changed'
  if (fault === 'team') return placed === 'low' ? 'disqualified' : 'stands'
  if (found === 'late') return 'stands'
  if (found === 'playing') return undefined
  if (placed === 'low') return found === 'won' ? 'moved' : 'stands'
  return found === 'lost' ? 'out' : 'stands'
}

type Change = Pick<BracketChange, 'from' | 'found' | 'action' | 'to'>

/** It takes a seat in the first round of the other bracket, as a late team does. */
function changedTo(
  change: Change,
  to: Bracket | undefined,
  { who, joins }: MisplacedTeam,
  chart: Chart,
): BracketChange | Refusal {
  if (!to) return refused(chart, who, 'it was found in time: say which bracket it belongs to', 'BRI-52')
  const free = to.options.boards % 2 === 0 ? joinableIn(to) : []
  const match = joins === undefined ? free[0] : free.find(({ id }) => id === joins)
  if (!match) return refused(chart, who, noSeatIn(to, chart), 'BRI-52')
  const handicaps = handicapsOfLate(to.options, chart, match, chart.entrant(who))
  if (isRefusal(handicaps)) return handicaps
  return { ...change, joins: match.id, ...(handicaps === undefined ? {} : { handicaps }) }
}

/** While nothing has been played at all, drawing again is the way. */
function noSeatIn({ letter }: Bracket, { matches }: Chart): string {
  const isPlayed = [...matches.values()].some(({ games, ruling }) => games.length > 0 || ruling)
  const because = `no match of bracket ${letter} can take it in`
  return isPlayed ? because : `${because}; redraw can, with other sizes of brackets or another order`
}

/** It goes on in the other bracket from the second round. */
function movedTo(
  change: Change,
  to: Bracket | undefined,
  { who }: MisplacedTeam,
  chart: Chart,
): BracketChange | Refusal {
  if (!to) return refused(chart, who, 'say which bracket it moves to for the second round', 'BRI-54')
  if (!canTakeIn(to.drawn) || to.newcomer !== undefined)
    return refused(chart, who, `bracket ${to.letter} cannot take in a team for the second round`, 'BRI-54')
  const boards = to.drawn === 8 ? problemWithBoards(5, to.options) : problemWithBoards(9, to.options)
  const secondRound = secondRoundWithoutRepeats[to.drawn]
  return boards ?? { ...change, ...(secondRound ? { secondRound } : {}) }
}
