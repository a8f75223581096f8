/** A match of teams on screen: the score of each meeting with its lines, the state of a three-way, and what is missing. */

import type { Game, Match } from '../../../chart/match.ts'
import { isSomebody } from '../../../chart/slot.ts'
import type { Imps } from '../../../formats/views/boards.ts'
import { at } from '../../../lists/at.ts'
import type { GameToPlay } from '../../../series/series.ts'
import type { BoardsView, OpenBoards, ScoreView, SeatingView, StandingView } from '../../views/boards.ts'
import { perPair } from '../series/boards-series.ts'
import {
  inOrder,
  type MeetingScore,
  marginOf,
  scoreOfMeeting,
  type TeamScore,
  teamScoresAmong,
} from '../series/comparison.ts'
import { allMeetings, isComplete, isExtraOf, type Meeting, partsOf } from '../series/meetings.ts'
import { firstHalf, type RingSeating, secondHalf } from '../series/movement.ts'

export function boardsShown(match: Match, names: readonly string[]): BoardsView {
  const meetings = allMeetings(match).filter((meeting) => isMeeting(match, meeting))
  return {
    boards: perPair(match),
    scores: match.isSeated ? meetings.map((meeting) => scoreShown(match, meeting, names)) : [],
    ...awayShown(match, names),
    ...(match.here.length > 2 && match.isSeated ? { standings: standingsShown(match, names) } : {}),
    ...(match.here.length === 3 && match.isSeated ? { movement: movementShown(match, names) } : {}),
    ...(match.outcome || !match.isSeated || !match.round.takesResults ? {} : { open: openShown(match, names) }),
  }
}

function awayShown(match: Match, names: readonly string[]): Pick<BoardsView, 'away'> {
  const away = match.seats.filter(({ who }, seat) => isSomebody(who) && !match.here.includes(seat))
  return away.length === 0 ? {} : { away: away.map(({ who }) => at(names, who)) }
}

const isMeeting = (match: Match, { first, second }: Meeting): boolean =>
  isSomebody(match.who(first)) && isSomebody(match.who(second))

const teams = (match: Match, meeting: Meeting, names: readonly string[]) =>
  [at(names, match.who(meeting.first)), at(names, match.who(meeting.second))] as const

function scoreShown(match: Match, meeting: Meeting, names: readonly string[]): ScoreView {
  const score = scoreOfMeeting(match, meeting)
  const parts = partsOf(match, meeting)
  const extra = extrasOf(match, meeting)
  return {
    between: teams(match, meeting, names),
    ...(parts.some(({ half }) => half !== undefined) ? { halves: [1, 2].map((half) => halfOf(parts, half)) } : {}),
    imps: [score.first / 1000, score.second / 1000],
    ...(score.carryover === 0 ? {} : { carryover: lineOf(score.carryover) }),
    ...(score.handicap === 0 ? {} : { handicap: lineOf(score.handicap) }),
    score: totalOf(score),
    isComplete: isComplete(match, meeting),
    ...(extra.length === 0 ? {} : { extraBoards: extra.map(impsOf) }),
  }
}

const impsOf = ({ score }: Game): Imps => [score.white, score.black]

const halfOf = (parts: readonly Game[], half: number): Imps | null => {
  const part = parts.find((each) => each.half === half)
  return part ? impsOf(part) : null
}

/** The lead of one team, as two numbers of which one is 0. */
const lineOf = (ahead: number): Imps => [Math.max(0, ahead) / 1000, Math.max(0, -ahead) / 1000]

function totalOf(score: MeetingScore): Imps {
  const second = score.second + Math.max(0, -score.carryover) + Math.max(0, -score.handicap)
  return [(second + marginOf(score)) / 1000, second / 1000]
}

const extrasOf = (match: Match, meeting: Meeting): Game[] =>
  match.games.filter(({ number }) => isExtraOf(match, meeting, number))

/** Unfinished meetings do not count: the handicap alone would look like a win. */
function standingsShown(match: Match, names: readonly string[]): StandingView[] {
  const scoreOf = (meeting: Meeting) => (isComplete(match, meeting) ? scoreOfMeeting(match, meeting) : undefined)
  return inOrder(teamScoresAmong(match.here, scoreOf))
    .flat()
    .map((standing) => standingShown(match, standing, names))
}

const standingShown = (match: Match, { seat, wonInHalves, won, lost }: TeamScore, names: readonly string[]) => ({
  team: at(names, match.who(seat)),
  won: wonInHalves / 2,
  impsWon: won / 1000,
  impsLost: lost / 1000,
})

/** The lowest number has ticket XY, the next YZ, the third ZX. */
function movementShown(match: Match, names: readonly string[]): SeatingView[] {
  const team = (index: number) => at(names, match.who(at(match.here, index)))
  const seated = (half: 1 | 2, seatings: readonly RingSeating[]) =>
    seatings.map(({ table, northSouth, eastWest, boards }) => {
      return { half, table, northSouth: team(northSouth), eastWest: team(eastWest), boards }
    })
  return [...seated(1, firstHalf), ...seated(2, secondHalf)]
}

/** Both halves of the same two are one line. */
function openShown(match: Match, names: readonly string[]): OpenBoards[] {
  const next = match.series.next(match)
  return next
    .filter(({ half, white, black }) => half !== 2 || !next.some((game) => isWholeOf(game, white, black)))
    .map((game) => ({
      between: [at(names, match.who(game.white)), at(names, match.who(game.black))],
      boards: game.mayBeWhole ? perPair(match) : (game.boards ?? 0),
      ...(game.half === undefined || game.mayBeWhole ? {} : { half: game.half }),
      ...(game.attempt === undefined ? {} : { extra: game.attempt, extraGame: game.number }),
    }))
}

const isWholeOf = (game: GameToPlay, white: number, black: number): boolean =>
  game.mayBeWhole === true && game.white === white && game.black === black
