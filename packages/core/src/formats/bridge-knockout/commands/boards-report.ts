/** Reports in IMPs: of a match or a half, between two of the teams (BRI-72). */

import type { Chart } from '../../../chart/chart.ts'
import type { Game, Match, SeatIndex } from '../../../chart/match.ts'
import { entrantsOf } from '../../../chart/names.ts'
import { lengthsOf } from '../../../commands/game-lengths.ts'
import { notSeated, seatedIn, whichGame } from '../../../commands/resolve-match.ts'
import type { Fact, FactOf } from '../../../facts/fact.ts'
import { first, known } from '../../../lists/at.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { GameToPlay } from '../../../series/series.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import type { Imps } from '../../views/boards.ts'
import { boardsInPart, extraBoards, mostImpsOnBoard } from '../series/boards.ts'
import { firstHalf, isComplete, isExtraOf, type Meeting, meetingsOf, partsOf, secondHalf } from '../series/meetings.ts'
import { message } from './words/messages.ts'

interface Report {
  readonly result?: string | undefined
  readonly imps?: Imps | undefined
  readonly between?: readonly [string, string] | undefined
  readonly half?: 1 | 2 | undefined
  readonly game?: number | undefined
  readonly finishedAt?: string | undefined
}

/** Two teams of a match, and the IMPs in the order of their seats. */
interface MeetingImps {
  readonly meeting: Meeting
  readonly imps: Imps | undefined
}

export function reportBoards(tournament: Tournament, match: Match, command: Report): Fact[] | RefusedResult {
  if (command.result !== undefined || command.imps === undefined)
    return refuse({ code: 'wrong-kind-of-result', match: match.id, wanted: 'imps' })
  const scored = scoredBetween(tournament, match, command)
  if (isRefused(scored)) return scored
  const part = resolvePart(tournament, match, scored, command)
  if (isRefused(part)) return part
  return impossible(match, part) ?? [gameOf(tournament, match, part, command)]
}

export interface ScoredPart {
  readonly game: { readonly step: string }
  readonly half?: 1 | 2 | undefined
  readonly result: Imps
}

/** BRI-81: a board gives IMPs to one side only. */
export function impossible(match: Match, { game, half, result }: ScoredPart) {
  const played = game.step === 'extra-boards' ? extraBoards : boardsInPart(match, half)
  const [first, second] = result
  const most = mostImpsOnBoard * played
  if (first + second <= most) return undefined
  const problem = message('boards-imps', { boards: played, most: { imps: most }, given: { result } })
  return refuse({ code: 'bad-board', match: match.id, problem, rule: 'BRI-81' })
}

/** A head-to-head is one meeting; in a three-way the report names the two teams, in the order of the IMPs. */
export function scoredBetween(
  tournament: Tournament,
  match: Match,
  { between, imps, game }: Pick<Report, 'between' | 'imps' | 'game'>,
  seats: readonly SeatIndex[] = match.here,
): MeetingImps | RefusedResult {
  const meetings =
    game === undefined || between
      ? meetingsOf(seats)
      : meetingsOf(seats).filter((meeting) => isOf(match, meeting, game))
  if (!between) return meetings.length === 1 ? { meeting: first(meetings), imps } : whichTeams(tournament, match)
  const one = seatedIn(tournament, match, between[0])
  if (isRefused(one)) return one
  const other = seatedIn(tournament, match, between[1])
  if (isRefused(other)) return other
  const [a, b] = [match.seatOf(one), match.seatOf(other)]
  const meeting = meetings.find(({ first, second }) => (first === a && second === b) || (first === b && second === a))
  if (!meeting) return whichTeams(tournament, match)
  return { meeting, imps: imps && meeting.first === b ? [imps[1], imps[0]] : imps }
}

const isOf = (match: Match, meeting: Meeting, game: number): boolean =>
  game === firstHalf(meeting) || game === secondHalf(meeting) || isExtraOf(match, meeting, game)

function whichTeams({ chart }: Tournament, match: Match): RefusedResult {
  if (match.here.length < 2) return notSeated(match)
  return refuse({ code: 'which-teams', match: match.id, teams: teamsOf(chart, match, match.here) })
}

const teamsOf = (chart: Chart, match: Match, seats: readonly SeatIndex[]) =>
  entrantsOf(
    chart,
    seats.map((seat) => match.who(seat)),
  )

/** A part of the boards of two teams, with its result. */
interface Part {
  readonly game: GameToPlay
  readonly half?: 1 | 2
  readonly result: Imps
}

export function resolvePart(
  tournament: Tournament,
  match: Match,
  { meeting, imps }: MeetingImps,
  { half, game: number }: Pick<Report, 'half' | 'game'>,
): Part | RefusedResult {
  const result = known(imps)
  const open = match.series
    .next(match)
    .filter(({ white, black }) => white === meeting.first && black === meeting.second)
  const [only] = open
  if (!only) return partReported(tournament, match, meeting, half)
  if (number !== undefined && !open.some((each) => each.number === number))
    return refuse({ code: 'no-such-game', match: match.id, game: number, next: open.map((each) => each.number) })
  if (only.step === 'extra-boards') {
    if (half !== undefined) return refuse({ code: 'no-halves', match: match.id })
    const last = match.games.findLast(({ white, black }) => white === meeting.first && black === meeting.second)
    return last && number === undefined && isSame(last, result) ? whichGame(match, last) : { game: only, result }
  }
  if (half !== undefined) {
    const game = open.find((each) => each.half === half)
    return game ? { game, half, result } : partReported(tournament, match, meeting, half)
  }
  const [reported] = partsOf(match, meeting)
  if (reported && number === undefined && isSame(reported, result)) return whichHalf(tournament, match, meeting)
  return reported ? restOf(match, only, reported, result) : { game: only, result }
}

/** True if another person has reported the same score. */
const isSame = ({ score }: Game, [first, second]: Imps): boolean => score.white === first && score.black === second

export const whichHalf = ({ chart }: Tournament, match: Match, { first, second }: Meeting): RefusedResult =>
  refuse({
    code: 'which-half',
    match: match.id,
    teams: teamsOf(chart, match, [first, second]),
  })

function partReported({ chart }: Tournament, match: Match, meeting: Meeting, half: 1 | 2 | undefined): RefusedResult {
  const teams = teamsOf(chart, match, [meeting.first, meeting.second])
  const part = half === undefined || isWhole(match, meeting) ? {} : { half }
  return refuse({ code: 'part-reported', match: match.id, teams, ...part })
}

const isWhole = (match: Match, meeting: Meeting): boolean =>
  isComplete(match, meeting) && partsOf(match, meeting).length === 1

/** After one half, a report of the whole gives the other half by difference. */
function restOf(match: Match, game: GameToPlay, { score }: Game, whole: Imps): Part | RefusedResult {
  const rest = [whole[0] - score.white, whole[1] - score.black] as const
  if (rest.some((imps) => imps < 0))
    return refuse({ code: 'halves-do-not-add-up', match: match.id, whole, known: [score.white, score.black] })
  return { game, half: known(game.half), result: rest }
}

export function gameOf(
  { chart }: Tournament,
  match: Match,
  { game, half, result }: Part,
  { finishedAt }: Pick<Report, 'finishedAt'>,
): FactOf<'game-finished'> {
  const idOf = (seat: SeatIndex) => chart.field.entrant(match.who(seat)).id
  return {
    type: 'game-finished',
    match: match.id,
    game: game.number,
    ...(half === undefined ? {} : { half }),
    sides: [idOf(game.white), idOf(game.black)],
    result,
    ...lengthsOf({ finishedAt }),
  }
}
