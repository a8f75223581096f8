/** The board a match is played on: matches of players have boards 1, 2, 3 … in their round; teams sit at several tables. */
import type { BulletinMatch, BulletinRound } from '@arbiter/core/bulletin'

export function boardNumber({ matches }: Pick<BulletinRound, 'matches'>, match: BulletinMatch): number | undefined {
  const isOfTeams = match.seats.length > 2 || match.boards !== undefined
  return isOfTeams ? undefined : matches.indexOf(match) + 1
}

/** What stands large on a list of seats, and what stands small beside it: the board, and the match whose number is reported. */
export interface SeatNumber {
  readonly large: string
  readonly small: string | undefined
}

export function seatNumber(round: Pick<BulletinRound, 'matches'>, match: BulletinMatch): SeatNumber {
  const board = boardNumber(round, match)
  if (board === undefined || String(board) === match.match) return { large: match.match, small: undefined }
  return { large: String(board), small: match.match }
}
