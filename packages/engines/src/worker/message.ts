/** What the pool and its workers say to each other. */
import type { Message } from '@arbiter/core/messages'
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { Colour, GameRecord, PlayedMove } from '../game/record.ts'
import type { GameRules } from '../game/rules.ts'
import type { BookOpening } from '../openings/opening.ts'
import type { Patience } from '../uci/patience.ts'

/** One game to be played. */
export interface GameJob {
  /** Names the game in messages and transcripts. */
  readonly id: string
  readonly white: EngineSpec
  readonly black: EngineSpec
  /** For engines that have no limit of their own. */
  readonly limit?: Limit
  readonly opening?: BookOpening
  readonly rules?: GameRules
  readonly patience?: Patience
  /** The folder transcripts go to when something went wrong; none are written without it. */
  readonly transcripts?: string
  /** Moves are told while the game goes on, at most this often; not at all without it. */
  readonly liveEveryMs?: number
}

export type LiveMove = PlayedMove & { readonly colour: Colour }

/** The processes that play, for those who watch the machine. */
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
