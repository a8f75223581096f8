/** Boards each member of a team has played in a match, from the recorded line-ups (BRI-97, BRI-16c). */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import type { Who } from '../../../chart/slot.ts'
import { boardsOfTeam } from '../draw/matches.ts'
import { bridgeLedger } from '../ledger.ts'
import { boardsInHalf } from '../series/boards.ts'
import { meetingsOf, partsOf } from '../series/meetings.ts'

const halves = [1, 2] as const
type Half = (typeof halves)[number]

/** A half of a team's match: its boards, whether it was played, and the four players, if recorded. */
interface HalfLineUp {
  readonly boards: number
  readonly isOver: boolean
  readonly four: readonly number[] | undefined
}

/** A team's boards in a match, as far as they are known. */
export interface Attendance {
  readonly boards: number
  /** Boards of each member, by place in the team; `undefined` while the line-up of a played half is missing. */
  readonly played: readonly number[] | undefined
  /** Boards each member can still play. */
  readonly left: number
}

export function attendanceIn(chart: Chart, match: Match, who: Who): Attendance {
  const { id, players = [] } = chart.field.entrant(who)
  const boards = boardsOfTeam(match)
  const told = bridgeLedger(chart).lineupsOf(match.id, id)
  const last = told.at(-1)
  if (last?.played) return { boards, played: players.map((_, i) => Math.min(boards, last.played?.[i] ?? 0)), left: 0 }
  const parts = halves.map((half): HalfLineUp => {
    const four =
      players.length === 4 ? [1, 2, 3, 4] : told.findLast((each) => !each.half || each.half === half)?.players
    return { boards: boardsInHalf(boards, half), isOver: isOver(match, who, half), four }
  })
  return { boards, ...summed(parts, players.length) }
}

/** True if all meetings of this team are reported or the match is decided. */
function isOver(match: Match, who: Who, half: Half): boolean {
  if (match.outcome) return true
  const seat = match.seatOf(who)
  const own = meetingsOf(match.here).filter(({ first, second }) => first === seat || second === seat)
  return own.every((meeting) => partsOf(match, meeting).some((part) => part.half === undefined || part.half === half))
}

/** A recorded half counts as soon as it is over; a coming half can still be played. */
function summed(parts: readonly HalfLineUp[], members: number): Pick<Attendance, 'played' | 'left'> {
  const over = parts.filter(({ isOver }) => isOver)
  const left = parts.reduce((sum, { isOver, boards }) => sum + (isOver ? 0 : boards), 0)
  if (over.some(({ four }) => four === undefined)) return { played: undefined, left }
  const played = Array.from({ length: members }, (_, i) =>
    over.reduce((sum, { boards, four }) => sum + (four?.includes(i + 1) ? boards : 0), 0),
  )
  return { played, left }
}

/** Teams of more than four with reports in a match and a half without line-up (BRI-16c). */
export const lineupsMissing = (chart: Chart): { readonly match: Match; readonly who: Who }[] =>
  lineupsDue(chart).filter(({ match, who }) => attendanceIn(chart, match, who).played === undefined)

/** Matches with reports and their teams of more than four: only there line-ups matter. */
export const lineupsDue = (chart: Chart): { readonly match: Match; readonly who: Who }[] =>
  [...chart.board.matches.values()]
    .filter(({ games }) => games.length > 0)
    .flatMap((match) => match.here.map((seat) => ({ match, who: match.who(seat) })))
    .filter(({ who }) => (chart.field.entrants[who]?.players?.length ?? 0) > 4)

/** True if a board was played that counts. Extra boards never count (BRI-7). */
export const hasBoards = (match: Match, who: Who): boolean => {
  const seat = match.seatOf(who)
  return meetingsOf(match.here).some(
    (meeting) => (meeting.first === seat || meeting.second === seat) && partsOf(match, meeting).length > 0,
  )
}
