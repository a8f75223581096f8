/** What is wrong with a configuration, and where. */
import type { Message } from '@arbiter/core/messages'

export interface ConfigProblem {
  /** As it stands in the file: `CupOptions.RoundPairIncrements[1]`; in a file of an engine its name comes first. */
  readonly path: string
  /** With the place, and with the word that may have been meant. */
  readonly says: readonly Message[]
}
