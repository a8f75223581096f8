/** The configuration of a cup: who plays, how games are played, and which files are written. */
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { GameRules } from '../game/rules.ts'
import type { Patience } from '../uci/patience.ts'

export interface CupConfig {
  readonly name: string
  readonly description?: string
  /** The given options of the format, by core's names; core fills in the rest. */
  readonly options: CupOptionValues
  /** The seed of all draws by lot; random if missing. */
  readonly seed?: string
  /** In the order of entry. */
  readonly engines: readonly EngineSpec[]
  /** The default limit. */
  readonly limit: Limit
  readonly rules: GameRules
  readonly book: BookChoice
  readonly files: CupFiles
  readonly policies: CupPolicies
  /** Games at once; by default as many as the machine can bear. */
  readonly concurrency?: number
  /** Also write broken-off games to the PGN. */
  readonly pgnUnfinished: boolean
  readonly patience: Patience
}

export type CupOptionValues = Readonly<Record<string, unknown>>

/** Without a file: our own suite. */
export interface BookChoice {
  readonly file?: string
  readonly plies?: number
  readonly skipBad: boolean
  /** Its order is drawn by lot, which matters for excerpts of very long books. */
  readonly isByLot?: true
}

/** Absolute paths. */
export interface CupFiles {
  readonly bracket: string
  readonly pgn: string
  /** The wall chart as a web page. */
  readonly page: string
  /** The log, beside the bracket (CUP-24). */
  readonly log: string
  /** The folder for transcripts of failing engines. */
  readonly transcripts: string
}

/** What happens if an engine keeps failing. Without a number the cup waits, or plays on. */
export interface CupPolicies {
  /** Failures to start after which the opponent gets a walkover. */
  readonly walkoverAfter?: number
  /** Crashes in one match after which the opponent gets a walkover. */
  readonly maxCrashesPerMatch?: number
}
