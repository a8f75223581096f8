/** Ends a command before it is done: with an exit code, a code for programs and a sentence that says what to do next. */
import type { Exit } from './exit-code.ts'

/** The refusal as `--json` shows it. */
export interface Told {
  readonly code: string
  readonly message: string
  readonly [more: string]: unknown
}

export class Stop extends Error {
  readonly exit: Exit
  readonly told: Told

  constructor(exit: Exit, told: Told, cause?: unknown) {
    super(told.message, cause === undefined ? undefined : { cause })
    this.exit = exit
    this.told = told
  }
}

/** The words typed cannot be understood. */
export const misused = (message: string): Stop => new Stop('misused', { code: 'wrong-usage', message })

/** It may not be done; nothing has changed. */
export const refused = (code: string, message: string, more: object = {}): Stop =>
  new Stop('refused', { code, message, ...more })

/** A file or the disk failed. */
export const failed = (code: string, message: string, cause?: unknown): Stop =>
  new Stop('failed', { code, message }, cause)
