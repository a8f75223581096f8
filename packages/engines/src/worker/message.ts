/** The messages between the pool and its workers. */
import type { Message } from '@arbiter/core/messages'
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { Colour, GameRecord, PlayedMove } from '../game/record.ts'
import type { GameRules } from '../game/rules.ts'
import type { BookOpening } from '../openings/opening.ts'
import type { Patience } from '../uci/patience.ts'

export interface GameJob {
  /** The id in messages and transcripts. */
  readonly id: string
  readonly white: EngineSpec
  readonly black: EngineSpec
  /** For engines without a limit of their own. */
  readonly limit?: Limit
  readonly opening?: BookOpening
  readonly rules?: GameRules
  readonly patience?: Patience
  /** The folder for transcripts of failures; none are written without it. */
  readonly transcripts?: string
  /** The shortest interval between batches of moves; without it none are sent. */
  readonly liveEveryMs?: number
}

export type LiveMove = PlayedMove & { readonly colour: Colour }

/** The process ids of the engines, for monitoring. */
export type EnginePids = Readonly<Record<Colour, number | undefined>>

export type ToWorker =
  | { readonly kind: 'play'; readonly job: GameJob }
  | { readonly kind: 'interrupt' }
  | { readonly kind: 'end' }

export type FromWorker =
  /** This engine takes long to get ready. */
  | { readonly kind: 'awaited'; readonly id: string; readonly engine: string }
  | { readonly kind: 'started'; readonly id: string; readonly pids: EnginePids }
  | { readonly kind: 'moves'; readonly id: string; readonly moves: readonly LiveMove[] }
  | { readonly kind: 'finished'; readonly id: string; readonly record: GameRecord }
  | { readonly kind: 'unplayable'; readonly id: string; readonly says: readonly Message[] }
