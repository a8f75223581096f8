/** A problem in a configuration, and its place. */
import type { Message } from '@arbiter/core/messages'

export interface ConfigProblem {
  /** The path in the file: `CupOptions.RoundPairIncrements[1]`; in an engine's own file its name comes first. */
  readonly path: string
  /** With the place, and perhaps a suggestion. */
  readonly says: readonly Message[]
}
