/** Comparing the teams of a match: matches won, then all IMPs won divided by all IMPs lost, as fractions (BRI-35, BRI-36). */

import type { Match } from '../../../chart/match.ts'
import { known } from '../../../lists/at.ts'
import { inTurn, most, ranked } from '../../../ranking/ranking.ts'
import type { Game, SeatIndex, SeriesMatch } from '../../../series/series-match.ts'
import { boardsOf, type MeetingTerms } from './boards-series.ts'
import { extraGame, gameNumbered, type Meeting, meetingsOf, partsOf } from './meetings.ts'

/** A team's results against the others in its match. IMPs are in thousandths, wins in half matches. */
export interface TeamScore {
  readonly seat: SeatIndex
  wonInHalves: number
  won: number
  lost: number
}

/** The score of two teams against each other, in thousandths of an IMP. */
export interface MeetingScore {
  readonly first: number
  readonly second: number
  /** The first team's lead; negative if the second team leads. */
  readonly carryover: number
  readonly handicap: number
}

export const marginOf = ({ first, second, carryover, handicap }: MeetingScore): number =>
  first - second + carryover + handicap

/** The score with carry-over and handicap. */
export const scoreOfMeeting = (match: Match, meeting: Meeting): MeetingScore =>
  scoreBy(boardsOf(match) ?? none, match, meeting)

export const scoreBy = (
  boards: Pick<MeetingTerms, 'carryover' | 'handicap'>,
  match: SeriesMatch,
  meeting: Meeting,
): MeetingScore => ({
  ...impsIn(partsOf(match, meeting)),
  carryover: boards.carryover(match, meeting.first, meeting.second),
  handicap: boards.handicap(match, meeting.first, meeting.second),
})

/** Extra boards are played without handicap. */
export function scoreOfExtra(match: SeriesMatch, meeting: Meeting, set: number): MeetingScore | undefined {
  const game = gameNumbered(match, extraGame(match, meeting, set))
  return game && { ...impsIn([game]), carryover: 0, handicap: 0 }
}

const none = { carryover: () => 0, handicap: () => 0 }

function impsIn(games: readonly Game[]): { first: number; second: number } {
  const sum = (side: 'white' | 'black') => games.reduce((imps, { score }) => imps + score[side] * 1000, 0)
  return { first: sum('white'), second: sum('black') }
}

/** The teams in order, level teams grouped. */
export function inOrder(standings: readonly TeamScore[]): TeamScore[][] {
  const groups: TeamScore[][] = []
  const compare = standings.length > 2 ? byWinsAndQuotient : byWins // a quotient cannot separate two level teams, only carry-over can
  for (const { rank, item } of ranked(standings, compare)) {
    if (rank > groups.flat().length) groups.push([item])
    else groups.at(-1)?.push(item)
  }
  return groups
}

export function teamScoresAmong(
  seats: readonly SeatIndex[],
  scoreOf: (meeting: Meeting) => MeetingScore | undefined,
): TeamScore[] {
  const standings = new Map(seats.map((seat) => [seat, { seat, wonInHalves: 0, won: 0, lost: 0 }]))
  for (const meeting of meetingsOf(seats)) {
    const score = scoreOf(meeting)
    if (score) count(score, known(standings.get(meeting.first)), known(standings.get(meeting.second)))
  }
  return [...standings.values()]
}

/** The handicap counts among the IMPs; the carry-over counts only for the winner. */
function count(score: MeetingScore, first: TeamScore, second: TeamScore): void {
  const margin = marginOf(score)
  first.wonInHalves += 1 + Math.sign(margin)
  second.wonInHalves += 1 - Math.sign(margin)
  const imps = score.first + Math.max(0, score.handicap)
  const others = score.second + Math.max(0, -score.handicap)
  first.won += imps
  first.lost += others
  second.won += others
  second.lost += imps
}

/** Nothing lost is best of all; nothing won and nothing lost counts as one to one. */
export function compareQuotients(a: TeamScore, b: TeamScore): number {
  const [wonByA, lostByA] = fractionOf(a)
  const [wonByB, lostByB] = fractionOf(b)
  if (lostByA === 0 || lostByB === 0) return lostByA - lostByB
  return wonByB * lostByA - wonByA * lostByB
}

const fractionOf = ({ won, lost }: TeamScore): readonly [number, number] =>
  won === 0 && lost === 0 ? [1, 1] : [won, lost]

const byWins = most<TeamScore>(({ wonInHalves }) => wonInHalves)

const byWinsAndQuotient = inTurn(byWins, compareQuotients)
