/** A change to the past before it is weighed: the facts it leads to, given those it voids. */
import type { Fact } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'

export interface Changing {
  /** The first fact it touches. */
  readonly after: Seq
  make(voids: readonly Seq[]): Fact[]
}
