/** A change to the past before it is weighed: the facts it leads to, given those it voids. */
import type { Chart } from '../chart/chart.ts'
import type { Fact } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import type { Refusal } from '../refusals/refusal.ts'

export interface Amendment {
  /** The first fact it touches: publications behind it that nobody has played on are drawn again. */
  readonly after: Seq
  make(voids: readonly Seq[]): Fact[]
  /** The match that is meant: what becomes of it was asked for. */
  readonly match?: MatchId
  /** The facts that may lose their place: exactly these, or whatever it takes. */
  readonly confirm?: true | readonly number[] | undefined
  /** Why it may not be done, seen where it would lead. */
  refused?(now: Chart, then: Chart): Refusal | undefined
}
