import type { Author } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'

/** Who asks, and what the clock says. */
export interface Asked {
  readonly by: Author
  readonly now: Instant
}
