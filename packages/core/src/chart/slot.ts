/** A seat before anyone knows who sits there: a cell with a label, filled once, by a person or by nobody. */
import type { Reason } from '../facts/fact.ts'
import type { EntrantId, MatchId, StageId } from '../facts/ids.ts'
import type { Match } from './match.ts'

/** Where somebody stands in the list of entries, counted from 0; or one of the two below. */
export type Who = number
/** Not known yet. */
export const UNKNOWN: Who = -1
/** A bye, an empty place: nobody will ever sit here. */
export const NOBODY: Who = -2

export const isSomebody = (who: Who): boolean => who >= 0

export type Label =
  | { readonly from: 'seed'; readonly seed: number; readonly of?: StageId; readonly bracket?: string }
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
