/** What a cup is to be, as somebody wrote it down: who plays, how games are played, and where everything is kept. */
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { GameRules } from '../game/rules.ts'
import type { Patience } from '../uci/patience.ts'

export interface CupConfig {
  readonly name: string
  readonly description?: string
  /** The options of the format that were given, by the names core knows them by; core fills in the rest. */
  readonly options: CupOptionValues
  /** Seed of all draws by lot; without one the runner takes any. */
  readonly seed?: string
  /** In the order they were written, which is the order of entry. */
  readonly engines: readonly EngineSpec[]
  /** For engines without one of their own. */
  readonly limit: Limit
  readonly rules: GameRules
  readonly book: BookChoice
  readonly files: CupFiles
  readonly policies: CupPolicies
  /** Games at once; without it as many as the machine bears. */
  readonly concurrency?: number
  /** Games that were broken off go into the PGN too. */
  readonly pgnUnfinished: boolean
  readonly patience: Patience
}

export type CupOptionValues = Readonly<Record<string, unknown>>

/** Without a file: our own suite. */
export interface BookChoice {
  readonly file?: string
  readonly plies?: number
  readonly skipBad: boolean
  /** Its order is drawn by lot: of a book of millions of lines other ones are read then. */
  readonly isByLot?: true
}

/** All absolute. */
export interface CupFiles {
  readonly bracket: string
  readonly pgn: string
  /** The wall chart as a web page. */
  readonly page: string
  /** CUP-24: the log beside the bracket. */
  readonly log: string
  /** The folder for what engines said in games they spoiled. */
  readonly transcripts: string
}

/** What becomes of a match whose engine keeps failing. Without a number the cup waits, or plays on. */
export interface CupPolicies {
  /** Failures to start after which the opponent gets a walkover. */
  readonly walkoverAfter?: number
  /** Crashes in one match after which the opponent gets a walkover. */
  readonly maxCrashesPerMatch?: number
}
