/** What a rule book's second opinion looks like: a board that takes up the facts that stand one by one, in log order. */

import type { EntrantId } from '../facts/ids.ts'
import type { CommandFacts } from './command-facts.ts'
import type { RecordedOf } from './facts.ts'
import type { Finding } from './finding.ts'
import type { ExtraFields } from './foreign.ts'
import type { PlainFact } from './ledger.ts'

export interface VerifiedRow {
  readonly rank: number
  readonly entrant: EntrantId
  /** What the format counts for everybody: points, wins, byes, … */
  readonly counts: Readonly<Record<string, number>>
}

/** Types of facts that are put on a board; whether a tournament may be opened and closed is the same in every format. */
export type PlacedType = Exclude<PlainFact['type'], 'tournament-opened' | 'tournament-closed'>
export type PlacedFact = { readonly [Type in PlacedType]: RecordedOf<Type> }

/**
 * What a board does with each type of fact the format knows; a type that is not listed is found to be foreign. A handler
 * puts the fact on the board, or says why it has no place there and leaves the board as it is.
 */
export type Handlers = { readonly [Type in PlacedType]?: (fact: PlacedFact[Type]) => Finding | undefined }

export interface Board {
  readonly isFinished: boolean
  readonly place: Handlers
  /** What it does with facts that its format brings, by type. */
  readonly own?: Readonly<Record<string, (fact: PlainFact) => Finding | undefined>>
  /** What follows from a fact that has just been placed. */
  settle?(fact: PlainFact): void
  /** Why this should not be recorded as the next fact, even where it would find a place. */
  objectionTo(fact: PlainFact): Finding | undefined
  /** What is wrong with the facts of a command taken together; asked before they are placed. */
  objectionsTo?(command: CommandFacts): readonly Finding[]
  /** What a command should have led to and has not; asked after its facts are placed. */
  omissionsAfter?(command: CommandFacts): readonly Finding[]
  /** What is wrong with a corrected game that keeps its place. */
  objectionToCorrected?(game: RecordedOf<'game-finished'>): Finding | undefined
  /** True for a publication nobody has played on yet, which a change of mind may draw again. */
  mayBeDrawnAgain?(fact: PlainFact): boolean
  /** True for a publication that keeps its place but would be a different one now; asked only where nobody chooses among equals. */
  isStale?(fact: PlainFact): boolean
  table(): readonly VerifiedRow[]
  champion(): EntrantId | undefined
}

export interface RuleBook {
  /** The name of its format, as logs give it. */
  readonly format: string
  /** Fields the format adds to facts that every format has. */
  readonly fields?: ExtraFields
  /** May the draw of a start be taken back and made again? */
  readonly mayRedraw?: boolean
  /** What is wrong with the options. */
  objections(opened: RecordedOf<'tournament-opened'>): readonly Finding[]
  /** An empty board, by the options the tournament was opened with or those of the last change. */
  board(opened: RecordedOf<'tournament-opened'>, changed?: RecordedOf<'options-changed'>): Board
}
