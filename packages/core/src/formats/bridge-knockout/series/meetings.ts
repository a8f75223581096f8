/** The meetings inside a match of two or more teams, and which games are whose (BRI-94). */
import type { Game, SeatIndex, SeriesMatch } from '../../../series/series-match.ts'

/** Two teams of a match: 0-1, 0-2, 1-2, 0-3 …, so that a seat more leaves the numbers of the others alone. */
export interface Meeting {
  readonly index: number
  readonly first: SeatIndex
  readonly second: SeatIndex
}

export function meetingsOf(seats: readonly SeatIndex[]): Meeting[] {
  const meetings: Meeting[] = []
  for (const [i, second] of seats.entries())
    for (const first of seats.slice(0, i)) meetings.push({ index: (second * (second - 1)) / 2 + first, first, second })
  return meetings
}

/** Numbers of the game for the first half or the whole, and of the game for the second half. */
export const firstHalf = ({ index }: Meeting): number => 2 * index + 1
export const secondHalf = ({ index }: Meeting): number => 2 * index + 2

/** All meetings of a match, including teams that left. */
export const allMeetings = ({ seats }: SeriesMatch): Meeting[] => meetingsOf(seats.map((_, seat) => seat))

/** The game of a meeting in a set of extra boards, the sets counted from 1. */
export function extraGame(match: SeriesMatch, { index }: Meeting, set: number): number {
  const meetings = allMeetings(match).length
  return 2 * meetings + (set - 1) * meetings + index + 1
}

/** True if these two meet in this game for extra boards. */
export function isExtraOf(match: SeriesMatch, meeting: Meeting, game: number): boolean {
  const first = extraGame(match, meeting, 1)
  return game >= first && (game - first) % allMeetings(match).length === 0
}

export const gameNumbered = ({ games }: SeriesMatch, number: number): Game | undefined =>
  games.find((game) => game.number === number)

/** The reported parts of a meeting, the first half first. */
export function partsOf({ games }: SeriesMatch, meeting: Meeting): Game[] {
  const [first, second] = [firstHalf(meeting), secondHalf(meeting)]
  return games.filter(({ number }) => number === first || number === second).sort((a, b) => a.number - b.number)
}

export const isComplete = (match: SeriesMatch, meeting: Meeting): boolean => areComplete(partsOf(match, meeting))

/** Reported whole, or in both halves. */
export const areComplete = (parts: readonly Game[]): boolean =>
  parts.length === 2 || (parts.length === 1 && parts[0]?.half === undefined)
