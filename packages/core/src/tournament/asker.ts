import type { Author } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'

/** The author of a command, and the time. */
export interface Asker {
  readonly by: Author
  readonly now: Instant
}
