/** A seat whose holder may not be known yet: a cell with a label, filled once, by an entrant or by nobody. */
import type { Reason } from '../facts/fact.ts'
import type { EntrantId, MatchId, StageId } from '../facts/ids.ts'
import type { Seed, Who } from '../ids/ids.ts'
import type { Match } from './match.ts'

export type { Who } from '../ids/ids.ts'
/** A seat that is not known yet. */
export const UNKNOWN = -1 as Who
/** An empty seat: a bye. */
export const NOBODY = -2 as Who

export const isSomebody = (who: Who): boolean => who >= 0

export type Label =
  | { readonly from: 'seed'; readonly seed: Seed; readonly of?: StageId; readonly bracket?: string }
  | { readonly from: 'winner' | 'loser'; readonly of: MatchId }
  | { readonly from: 'number'; readonly of: StageId; readonly after: number; readonly number: number }
  | { readonly from: 'entrant'; readonly id: EntrantId }
  | { readonly from: 'champion' }

export class Slot {
  who: Who = UNKNOWN
  because: Reason | undefined = undefined
  /** The matches that were drawn before this slot was filled. */
  waiting: Match[] | undefined = undefined
  readonly label: Label

  constructor(label: Label) {
    this.label = label
  }

  /** Rolls a filling back. */
  undoLast(): void {
    this.who = UNKNOWN
    this.because = undefined
    for (const match of this.waiting ?? []) match.unknown++
  }
}
