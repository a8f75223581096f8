/** Points of White and Black in a decided match (LEA-S7, LEA-11, LEA-15, LEA-18). */
import type { EntrantId } from '../../facts/ids.ts'
import type { Result } from '../../facts/result.ts'
import type { ChessRuling } from '../chess-result.ts'
import type { Person } from '../field.ts'

export type Share = 'win' | 'draw' | 'loss'

export type Decision =
  /** Cancelled or annulled: no game and no points. */
  | { readonly counts: false }
  | { readonly counts: true; readonly white: Share; readonly black: Share; readonly isPlayed: boolean }

export const noGame: Decision = { counts: false }

const played = (white: Share, black: Share): Decision => ({ counts: true, white, black, isPlayed: true })
const unplayed = (white: Share, black: Share): Decision => ({ counts: true, white, black, isPlayed: false })

const reported: Readonly<Record<Result, Decision>> = {
  '1-0': played('win', 'loss'),
  '0-1': played('loss', 'win'),
  '1/2-1/2': played('draw', 'draw'),
  '+-': unplayed('win', 'loss'),
  '-+': unplayed('loss', 'win'),
  '--': unplayed('loss', 'loss'),
}

export const decisionBy = (result: Result): Decision => reported[result]

/** LEA-11: absent players lose; the opponent wins if there. */
export const forfeited = (isWhiteAway: boolean, isBlackAway: boolean): Decision =>
  unplayed(isWhiteAway ? 'loss' : 'win', isBlackAway ? 'loss' : 'win')

interface Sides {
  readonly white: Person
  readonly black: Person
}

export const isSide = ({ white, black }: Sides, id: EntrantId): boolean => white.id === id || black.id === id

/** The person in a ruling who does not belong to the match, if any. */
export function strangerIn(ruling: ChessRuling, sides: Sides): EntrantId | undefined {
  const named = ruling.kind === 'absent' ? ruling.absent : ruling.kind === 'won' ? [ruling.winner] : []
  return named.find((id) => !isSide(sides, id))
}

export function ruled(ruling: ChessRuling, { white, black }: Sides): Decision {
  switch (ruling.kind) {
    case 'cancelled':
      return noGame
    case 'drawn':
      return unplayed('draw', 'draw')
    case 'won':
      return forfeited(ruling.winner !== white.id, ruling.winner !== black.id)
    case 'absent':
      return forfeited(ruling.absent.includes(white.id), ruling.absent.includes(black.id))
    default:
      return ruling satisfies never
  }
}
