/**
 * Boards between two or more teams. Each two play each other; most matches won, then the IMP quotient, then four extra
 * boards between those who are level across the line, until it is broken. Two teams are the plain head-to-head.
 */
import type { Match } from '../../../chart/match.ts'
import { type DecidedBy, drawn, type GameToPlay, type Outcome, type Series } from '../../../series/series.ts'
import type { SeatIndex, SeriesMatch } from '../../../series/series-match.ts'
import { BoardsSeries, boardsOf, type MeetingTerms, perPair } from './boards-series.ts'
import { inOrder, marginOf, scoreBy, scoreOfExtra, type TeamScore, teamScoresAmong } from './comparison.ts'
import {
  areComplete,
  extraGame,
  firstHalf,
  gameNumbered,
  isComplete,
  type Meeting,
  meetingsOf,
  partsOf,
  secondHalf,
} from './meetings.ts'

export const extraBoards = 4

/** A board gives IMPs to one side, and no difference is worth more. */
export const mostImpsOnBoard = 24

/** The series for a number of teams; a late team plays by the same rules. */
export const boards = (played: MeetingTerms, teams = 2): Series => new BoardsSeries(played, lineRules(teams))

const lineRules = (teams: number) => ({ min: (teams * (teams - 1)) / 2, max: null, canBeDrawn: false, judge, next })

/** A match of a round robin, which may end level. */
export const boardsWithTies = (played: MeetingTerms): Series =>
  new BoardsSeries(played, { min: 1, max: 2, canBeDrawn: true, judge: judgeWithTies, next: openParts })

/** Three play each other for the places 1 to 3: only two who each lost one and tied one share theirs (BRI-57). */
export const boardsForPlaces = (played: MeetingTerms): Series =>
  new BoardsSeries(played, { ...lineRules(3), judge: judgePlaces, next: nextForPlaces })

/** Boards in a half; of an odd number the second has one more. */
export const boardsInHalf = (boards: number, half: 1 | 2): number =>
  half === 1 ? Math.floor(boards / 2) : Math.ceil(boards / 2)

/** Boards in a part of a meeting. */
export const boardsInPart = (match: Match, half: 1 | 2 | undefined): number =>
  half === undefined ? perPair(match) : boardsInHalf(perPair(match), half)

function judge(played: MeetingTerms, match: SeriesMatch): Outcome | undefined {
  const { here } = match
  if (meetingsOf(here).some((meeting) => !isComplete(match, meeting)) || !isReady(played, match)) return undefined
  const line = new Line(played, match)
  const order = line.order(teamScoresBy(played, match), match.advance, 1)
  return order && { order, tied: false, by: line.by }
}

function judgePlaces(played: MeetingTerms, match: SeriesMatch): Outcome | undefined {
  if (match.here.length < 3) return judge(played, match)
  if (meetingsOf(match.here).some((meeting) => !isComplete(match, meeting))) return undefined
  const places = new Places(played, match)
  const order = places.order()
  return order && { order, tied: false, by: places.by }
}

function nextForPlaces(played: MeetingTerms, match: SeriesMatch): readonly GameToPlay[] {
  if (match.outcome || match.here.length < 3) return next(played, match)
  const open = openParts(played, match)
  if (open.length > 0) return open
  const places = new Places(played, match)
  places.order()
  return places.open
}

/** An earlier match that counts here may have been taken back. */
const isReady = (played: MeetingTerms, match: SeriesMatch): boolean => played.isCarryoverKnown?.(match) ?? true

/** The present teams ranked by their boards, without extra boards. */
export function teamScoresIn(match: Match): TeamScore[][] {
  const played = boardsOf(match)
  return played ? teamScoresBy(played, match) : []
}

const teamScoresBy = (played: MeetingTerms, match: SeriesMatch): TeamScore[][] =>
  inOrder(teamScoresAmong(match.here, (meeting) => scoreBy(played, match, meeting)))

function judgeWithTies(played: MeetingTerms, match: SeriesMatch): Outcome | undefined {
  const [meeting] = meetingsOf(match.here)
  if (!meeting || !isComplete(match, meeting)) return undefined
  const margin = marginOf(scoreBy(played, match, meeting))
  if (margin === 0) return drawn('draw')
  return {
    order: margin > 0 ? [meeting.first, meeting.second] : [meeting.second, meeting.first],
    tied: false,
    by: 'score',
  }
}

/** The line between those who advance and the others, and the extra boards it takes to draw it. */
class Line {
  by: DecidedBy = 'score'
  /** Extra boards to play before the line can be drawn. */
  readonly open: GameToPlay[] = []
  private readonly played: MeetingTerms
  private readonly match: SeriesMatch

  constructor(played: MeetingTerms, match: SeriesMatch) {
    this.played = played
    this.match = match
  }

  /** The teams in order, or `undefined` while extra boards are due; `set` numbers the next set. */
  order(groups: readonly TeamScore[][], places: number, set: number): SeatIndex[] | undefined {
    if (set === 1) this.by = isByQuotient(groups.flat(), places) ? 'quotient' : 'score'
    const order: SeatIndex[] = []
    for (const group of groups) {
      const seats = group.map(({ seat }) => seat)
      const isAcross = order.length < places && order.length + seats.length > places
      const broken = isAcross ? this.broken(seats, places - order.length, set) : this.unbroken(seats)
      if (!broken) return undefined
      order.push(...broken)
    }
    return order
  }

  private unbroken(seats: readonly SeatIndex[]): readonly SeatIndex[] {
    return this.played.lot?.(this.match, seats) ?? seats
  }

  private broken(seats: readonly SeatIndex[], places: number, set: number): SeatIndex[] | undefined {
    const { match } = this
    this.by = 'extra-boards'
    const meetings = meetingsOf(seats)
    const missing = meetings.filter((meeting) => !gameNumbered(match, extraGame(match, meeting, set)))
    this.open.push(...missing.map((meeting) => extraToPlay(match, meeting, set)))
    if (missing.length > 0) return undefined
    const scores = teamScoresAmong(seats, (meeting) => scoreOfExtra(match, meeting, set))
    return this.order(inOrder(scores), places, set + 1)
  }
}

/** All places of a match of three (BRI-57): points, in a circle the quotient, then extra boards for level teams. */
class Places {
  by: DecidedBy = 'score'
  readonly open: GameToPlay[] = []
  private readonly played: MeetingTerms
  private readonly match: SeriesMatch

  constructor(played: MeetingTerms, match: SeriesMatch) {
    this.played = played
    this.match = match
  }

  order(): SeatIndex[] | undefined {
    const scores = teamScoresBy(this.played, this.match).flat()
    const points = [...new Set(scores.map(({ wonInHalves }) => wonInHalves))]
    if (points.length === 1) return this.circle()
    const groups = points.map((each) => scores.filter(({ wonInHalves }) => wonInHalves === each))
    return this.ordered(groups.map((group) => (isSharedLast(group) ? { seats: seatsOf(group) } : { level: group })))
  }

  /** True if every team has won as much as it lost. */
  private circle(): SeatIndex[] | undefined {
    this.by = 'quotient'
    return this.ordered(teamScoresBy(this.played, this.match).map((level) => ({ level })))
  }

  private ordered(groups: readonly ({ level: readonly TeamScore[] } | { seats: SeatIndex[] })[]) {
    const order = groups.map((group) => ('seats' in group ? group.seats : this.separated(seatsOf(group.level), 1)))
    return order.includes(undefined) ? undefined : order.flatMap((seats) => seats ?? [])
  }

  /** Four extra boards each until nobody is level. */
  private separated(seats: readonly SeatIndex[], set: number): SeatIndex[] | undefined {
    if (seats.length === 1) return [...seats]
    this.by = 'extra-boards'
    const missing = meetingsOf(seats).filter(
      (meeting) => !gameNumbered(this.match, extraGame(this.match, meeting, set)),
    )
    this.open.push(...missing.map((meeting) => extraToPlay(this.match, meeting, set)))
    if (missing.length > 0) return undefined
    const groups = inOrder(teamScoresAmong(seats, (meeting) => scoreOfExtra(this.match, meeting, set)))
    const order = groups.map((group) => this.separated(seatsOf(group), set + 1))
    return order.includes(undefined) ? undefined : order.flatMap((each) => each ?? [])
  }
}

/** In the order of the seats. */
const seatsOf = (scores: readonly TeamScore[]): SeatIndex[] => scores.map(({ seat }) => seat).toSorted((a, b) => a - b)

/** Two who each lost one match and tied one (BRI-57). */
export const isSharedLast = (group: readonly TeamScore[]): boolean =>
  group.length === 2 && group.every(({ wonInHalves }) => wonInHalves === 1)

/** True if the last advancing team and the first team out have won the same number of matches. */
function isByQuotient(order: readonly TeamScore[], places: number): boolean {
  const [last, next] = [order[places - 1], order[places]]
  return last !== undefined && next !== undefined && last.wonInHalves === next.wonInHalves
}

const extraToPlay = (match: SeriesMatch, meeting: Meeting, set: number): GameToPlay => ({
  number: extraGame(match, meeting, set),
  white: meeting.first,
  black: meeting.second,
  step: 'extra-boards',
  attempt: set,
  boards: extraBoards,
})

function next(played: MeetingTerms, match: SeriesMatch): readonly GameToPlay[] {
  if (match.outcome) return []
  const open = openParts(played, match)
  if (open.length > 0 || !isReady(played, match)) return open
  const line = new Line(played, match)
  line.order(teamScoresBy(played, match), match.advance, 1)
  return line.open
}

const openParts = (played: MeetingTerms, match: SeriesMatch): readonly GameToPlay[] =>
  match.outcome ? [] : meetingsOf(match.here).flatMap((meeting) => partsToPlay(played, match, meeting))

function partsToPlay(played: MeetingTerms, match: SeriesMatch, meeting: Meeting): GameToPlay[] {
  const parts = partsOf(match, meeting)
  if (areComplete(parts)) return []
  const [known] = parts
  if (known) return [halfToPlay(played, match, meeting, known.half === 1 ? 2 : 1)]
  return [{ ...halfToPlay(played, match, meeting, 1), mayBeWhole: true }, halfToPlay(played, match, meeting, 2)]
}

const halfToPlay = (played: MeetingTerms, match: SeriesMatch, meeting: Meeting, half: 1 | 2): GameToPlay => ({
  white: meeting.first,
  black: meeting.second,
  step: 'normal',
  number: half === 1 ? firstHalf(meeting) : secondHalf(meeting),
  half,
  boards: boardsInHalf(played.perPair(match), half),
})
