/** An engine as somebody names it: what is started, how it is set, and how long it may think. */
import type { Limit } from '../clock/limit.ts'

export type OptionValue = string | number | boolean

export interface EngineSpec {
  readonly name: string
  /** The program and its arguments, started without a shell. */
  readonly command: string
  readonly args?: readonly string[]
  /** The folder it runs in. */
  readonly folder?: string
  /** The environment it sees; ours unless given. */
  readonly environment?: Readonly<Record<string, string>>
  /** UCI options by name; a button is pressed with `true`. */
  readonly options?: Readonly<Record<string, OptionValue>>
  readonly limit?: Limit
  readonly rating?: number
  /** Threads it searches with, for the arithmetic of concurrency; otherwise its option Threads, or 1. */
  readonly threads?: number
  /** A new process for every game. */
  readonly restart?: boolean
}
