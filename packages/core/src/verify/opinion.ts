/** The shape of a second opinion: it takes the facts in force one by one, in log order, and keeps its own record of them. */

import type { EntrantId } from '../facts/ids.ts'
import type { CommandFacts } from './command-facts.ts'
import type { Recorded, RecordedOf } from './facts.ts'
import type { Finding } from './finding.ts'
import type { ExtraFields } from './laws/foreign.ts'
import type { PlainFact } from './ledger.ts'
import type { PublicationKinds } from './publication.ts'

export interface VerifiedRow {
  readonly rank: number
  readonly entrant: EntrantId
  /** What the format counts for everybody: points, wins, byes, … */
  readonly counts: Readonly<Record<string, number>>
}

/** Types of facts that an opinion places; opening, closing and the description of the event are judged alike in every format. */
export type PlacedType = Exclude<PlainFact['type'], 'tournament-opened' | 'tournament-closed' | 'event-described'>
export type PlacedFact = { readonly [Type in PlacedType]: RecordedOf<Type> }

/**
 * A handler for each type of fact the format knows; facts of other types are foreign. A handler records the fact, or says why
 * it has no place and changes nothing.
 */
export type Handlers = { readonly [Type in PlacedType]?: (fact: PlacedFact[Type]) => Finding | undefined }

export interface Opinion {
  readonly isFinished: boolean
  readonly place: Handlers
  /** Handlers of the facts that its format brings, by type. */
  readonly own?: Readonly<Record<string, (fact: PlainFact) => Finding | undefined>>
  /** Draws the consequences of a fact that was just placed. */
  settle?(fact: PlainFact): void
  /** Why this may not be the next fact, although it has a place. */
  objectionTo(fact: PlainFact): Finding | undefined
  /** What is wrong with the facts of a command together, before they are placed. */
  objectionsTo?(command: CommandFacts): readonly Finding[]
  /** Facts that a command should have led to and did not; asked after its facts are placed. */
  omissionsAfter?(command: CommandFacts): readonly Finding[]
  /** What is wrong with a corrected game that keeps its place. */
  objectionToCorrected?(game: RecordedOf<'game-finished'>): Finding | undefined
  /** True for a publication that a change to the past may draw again, since nobody has played on it. */
  mayBeDrawnAgain?(fact: PlainFact): boolean
  /** True for a publication that keeps its place although the rules would publish another now; only where they leave no choice. */
  isStale?(fact: PlainFact): boolean
  table(): readonly VerifiedRow[]
  champion(): EntrantId | undefined
}

export interface RuleBook {
  /** The name of its format, as logs give it. */
  readonly format: string
  /** Fields the format adds to facts that every format has. */
  readonly fields?: ExtraFields
  /** Publications of its own, by the type of their facts. */
  readonly publications?: PublicationKinds
  /** True if facts of these types, separated by spaces, are one decision; `undefined` leaves it to the law of every format (LOG-5). */
  isOneDecision?(first: Recorded, types: string): boolean | undefined
  /** True if the draw of the start may be made again. */
  readonly mayRedraw?: boolean
  /** What is wrong with the options. */
  objections(opened: RecordedOf<'tournament-opened'>): readonly Finding[]
  /** An opinion without facts yet, by the options of the opening or of the last change. */
  opinion(opened: RecordedOf<'tournament-opened'>, changed?: RecordedOf<'options-changed'>): Opinion
}
