/** What a rule book's second opinion looks like: a board that takes up the standing facts one by one, in log order. */
import type { RecordedOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { CommandFacts } from './command-facts.ts'
import type { Finding } from './finding.ts'
import type { PlainFact } from './ledger.ts'

export interface VerifiedRow {
  readonly rank: number
  readonly entrant: EntrantId
  /** What the format counts for everybody: points, wins, byes, … */
  readonly counts: Readonly<Record<string, number>>
}

export interface Board {
  readonly isFinished: boolean
  /** What speaks against recording this as the next fact, even where it would find a place. */
  objectionTo(fact: PlainFact): Finding | undefined
  /** What speaks against what a command led to, beyond its facts one by one; asked before it. */
  objectionsTo(command: CommandFacts): readonly Finding[]
  /** What a command should have led to and has not; asked after it. */
  omissionsAfter?(command: CommandFacts): readonly Finding[]
  /** What speaks against a game as it stands after a correction, although it keeps its place. */
  objectionToCorrected(game: RecordedOf<'game-finished'>): Finding | undefined
  /** Is this a publication nobody has played on yet, which a change of mind may draw again? */
  mayBeDrawnAgain(fact: PlainFact): boolean
  /** Has this publication a place, and would be another one there? Asked only where nobody chooses among equals. */
  isStale?(fact: PlainFact): boolean
  /** Puts the fact on the board; says why it has no place there and then leaves the board as it is. */
  place(fact: PlainFact): Finding | undefined
  table(): readonly VerifiedRow[]
  champion(): EntrantId | undefined
}

export interface RuleBook {
  /** What is wrong with the options. */
  objections(opened: RecordedOf<'tournament-opened'>): readonly Finding[]
  /** By the options it was opened with, or those they were changed to. */
  board(opened: RecordedOf<'tournament-opened'>, changed?: RecordedOf<'options-changed'>): Board
}
