/** A finished game, with everything that is known of it. */

import type { Misdeed } from '@arbiter/core/faults'
import type { Message } from '@arbiter/core/messages'
import type { Limit } from '../clock/limit.ts'
import type { BookOpening } from '../openings/opening.ts'

export type Colour = 'white' | 'black'
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*'

export const opponent = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white')

export function resultFor(winner: Colour | 'nobody' | 'unknown'): GameResult {
  return ({ white: '1-0', black: '0-1', nobody: '1/2-1/2', unknown: '*' } as const)[winner]
}

/** How a game ended. The first six are the rules of chess, the next three adjudication, the rest faults of an engine. */
export const endings = [
  'checkmate',
  'stalemate',
  'repetition',
  'fifty-moves',
  'dead-position',
  'bare-king',
  'adjudicated-draw',
  'adjudicated-win',
  'maximum-length',
  'time',
  'illegal-move',
  'crash',
  'stall',
  'garbage',
  'no-start',
  'interrupted',
] as const
export type Ending = (typeof endings)[number]

/** What an engine said of the position when it moved: in centipawns from its own side, or moves to mate. */
export type Evaluation = { readonly centipawns: number } | { readonly mate: number }

export interface PlayedMove {
  readonly uci: string
  /** Time the move took on the clock, and what was left after it with the increment; in microseconds. */
  readonly tookUs: number
  readonly leftUs?: number
  readonly evaluation?: Evaluation
  readonly depth?: number
  readonly nodes?: number
  /** The largest delay of the runner itself while the engine thought. */
  readonly delayUs?: number
}

/** What was wrong, and where the exact transcript lies. */
export interface Fault {
  readonly colour: Colour
  readonly says: readonly Message[]
  /** As the log keeps it; an engine that never started has done nothing. */
  readonly did?: Misdeed
  readonly transcript?: string
  readonly stderr?: string
  /** On a loss on time: by how much, margin included, and the largest delay of the runner itself during that move. */
  readonly overrunUs?: number
  readonly delayUs?: number
  /** It never answered: the flag was called by our timer. */
  readonly isUnanswered?: boolean
}

export interface GameRecord {
  readonly white: string
  readonly black: string
  readonly opening?: BookOpening
  /** What the engines call themselves, whatever they are called here. */
  readonly ids?: { readonly white: string; readonly black: string }
  readonly limits?: { readonly white: Limit; readonly black: Limit }
  readonly moves: readonly PlayedMove[]
  readonly result: GameResult
  readonly ending: Ending
  readonly fault?: Fault
  /** The evaluations an adjudication rests on, latest last. */
  readonly evidence?: readonly string[]
  /** The first attempt, where it was void because the runner itself was late. */
  readonly replayOf?: GameRecord
  readonly startedAt: string
  readonly endedAt: string
}
