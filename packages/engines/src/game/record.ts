/** The record of a finished game. */

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

/** The first six endings are the rules of chess, the next three adjudication, the rest faults of an engine. */
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

/** An engine's evaluation when it moved: in centipawns from its own side, or moves to mate. */
export type Evaluation = { readonly centipawns: number } | { readonly mate: number }

export interface PlayedMove {
  readonly uci: string
  /** The time of the move, and the clock after it with the increment; in microseconds. */
  readonly tookUs: number
  readonly leftUs?: number
  readonly evaluation?: Evaluation
  readonly depth?: number
  readonly nodes?: number
  /** The runner's own largest delay while the engine thought. */
  readonly delayUs?: number
}

/** What was wrong, and the file of the transcript. */
export interface Fault {
  readonly colour: Colour
  readonly says: readonly Message[]
  /** In the form of the log; missing if the engine never started. */
  readonly did?: Misdeed
  readonly transcript?: string
  readonly stderr?: string
  /** On a loss on time: by how much, margin included, and the runner's own largest delay during that move. */
  readonly overrunUs?: number
  readonly delayUs?: number
  /** It never answered: the flag fell by our timer. */
  readonly isUnanswered?: boolean
}

export interface GameRecord {
  readonly white: string
  readonly black: string
  readonly opening?: BookOpening
  /** The engines' own names. */
  readonly ids?: { readonly white: string; readonly black: string }
  readonly limits?: { readonly white: Limit; readonly black: Limit }
  readonly moves: readonly PlayedMove[]
  readonly result: GameResult
  readonly ending: Ending
  readonly fault?: Fault
  /** The evaluations behind an adjudication, latest last. */
  readonly evidence?: readonly string[]
  /** The first attempt, if it was void because the runner itself was late. */
  readonly replayOf?: GameRecord
  readonly startedAt: string
  readonly endedAt: string
}
