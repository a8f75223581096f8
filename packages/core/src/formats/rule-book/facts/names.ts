/** Names the history needs besides the log. */

import type { Message } from '../../../message/message.ts'
import type { About } from '../setting.ts'
import type { AnyAddedFields } from './added-fields.ts'
import type { AnyOwnKind } from './own-fact.ts'

/** Names of entrants by id and of rounds, stages played in phases, seats of a match, members of a team. */
export interface Names {
  readonly entrants: ReadonlyMap<string, string>
  readonly inPhases: ReadonlySet<string>
  /** Round names by stage and number, such as "knockout 3". */
  readonly rounds: ReadonlyMap<string, Message>
  readonly seats: ReadonlyMap<string, number>
  /** Letters by stage. */
  readonly brackets: ReadonlyMap<string, string>
  /** The players of teams, by id. */
  readonly members: ReadonlyMap<string, readonly string[]>
  /** The format's name, its settings and its kind of entrants. */
  readonly format: Pick<About<unknown>, 'title' | 'settings' | 'whom'>
  /** The format's own kinds of facts. */
  readonly facts: readonly AnyOwnKind[]
  /** The fields the format adds to facts that every format has. */
  readonly adds: readonly AnyAddedFields[]
}
