/** How an engine is started and set, and how long it may think. */
import type { Limit } from '../clock/limit.ts'

export type OptionValue = string | number | boolean

export interface EngineSpec {
  readonly name: string
  /** Program and arguments, started without a shell. */
  readonly command: string
  readonly args?: readonly string[]
  /** The working folder. */
  readonly folder?: string
  /** The environment; ours by default. */
  readonly environment?: Readonly<Record<string, string>>
  /** UCI options by name; `true` presses a button. */
  readonly options?: Readonly<Record<string, OptionValue>>
  readonly limit?: Limit
  readonly rating?: number
  /** Its threads, for the number of games at once; otherwise its option Threads, or 1. */
  readonly threads?: number
  /** A new process for every game. */
  readonly restart?: boolean
}
