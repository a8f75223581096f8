/** The tournament a cup of engines is played in, as the server keeps it. */
import type { Answer, Command } from '@arbiter/core'
import type { Tournament } from '@arbiter/core/tournament'
import type { LiveEvent } from './live-event.ts'

export interface Venue {
  /** As it stands on the disk. */
  readonly tournament: Tournament
  /** Decided, saved and told, in the server's own name; fails when it cannot be saved. */
  record(command: Command): Promise<Answer>
  /** To those who watch, not to the log. Must not throw. */
  tell(event: LiveEvent): void
}
