/** The tournament of an engine cup, as the server keeps it. */
import type { LiveEvent } from '@arbiter/api/shapes'
import type { Answer, Command } from '@arbiter/core'
import type { Tournament } from '@arbiter/core/tournament'

export interface Venue {
  /** As it is on disk. */
  readonly tournament: Tournament
  /** Decides and saves a command in the server's own name; rejects if it cannot be saved. */
  record(command: Command): Promise<Answer>
  /** Sends an event to viewers, without logging it. Must not throw. */
  tell(event: LiveEvent): void
}
