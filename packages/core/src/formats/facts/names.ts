/** What the history has to know besides the log. */

import type { Message } from '../../message/message.ts'
import type { About } from '../setting.ts'
import type { AnyOwnKind } from './own-fact.ts'

/** How entrants are called, by id, how rounds are called, which stages are played in phases, how many sit in a match, who is in a team. */
export interface Names {
  readonly entrants: ReadonlyMap<string, string>
  readonly inPhases: ReadonlySet<string>
  /** By stage and number, such as "knockout 3". */
  readonly rounds: ReadonlyMap<string, Message>
  readonly seats: ReadonlyMap<string, number>
  /** Letters by stage. */
  readonly brackets: ReadonlyMap<string, string>
  /** The players of teams, by id. */
  readonly members: ReadonlyMap<string, readonly string[]>
  /** What the format and its settings are called, and who plays. */
  readonly format: Pick<About<unknown>, 'title' | 'settings' | 'whom'>
  /** Kinds of facts that the format brings. */
  readonly facts: readonly AnyOwnKind[]
}
