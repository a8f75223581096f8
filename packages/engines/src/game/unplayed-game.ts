/** Records of games without a move. */
import type { Limit } from '../clock/limit.ts'
import type { BookOpening } from '../openings/opening.ts'
import type { Failure } from '../uci/failure.ts'
import { type Colour, type GameRecord, opponent, resultFor } from './record.ts'

/** The players, and the start position. */
export interface Pairing {
  readonly white: string
  readonly black: string
  readonly opening?: BookOpening
  readonly limits?: Readonly<Record<Colour, Limit>>
  readonly startedAt: string
}

export type Failures = Readonly<Record<Colour, Failure | undefined>>

/** A loss for the engine that could not play; no result if neither could. */
export function unplayedGame(pairing: Pairing, failures: Failures): GameRecord {
  const colour = failures.white ? 'white' : 'black'
  const { ending = 'no-start', ...fault } = failures[colour] ?? { says: [] }
  const result = failures.white && failures.black ? '*' : resultFor(opponent(colour))
  return { ...pairing, moves: [], result, ending, fault: { colour, ...fault }, endedAt: new Date().toISOString() }
}

/** Called off before it began. */
export const interruptedGame = (pairing: Pairing): GameRecord => ({
  ...pairing,
  moves: [],
  result: '*',
  ending: 'interrupted',
  endedAt: new Date().toISOString(),
})
