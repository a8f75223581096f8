/** A change to the past before its effects are known: the facts it makes, given those it voids. */
import type { Chart } from '../chart/chart.ts'
import type { Fact } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import type { RefusedResult } from '../refusals/result.ts'

export interface Amendment {
  /** The first fact it touches: later publications without results are drawn again. */
  readonly after: Seq
  make(voids: readonly Seq[]): Fact[]
  /** The match it is about, which the consequences leave out. */
  readonly match?: MatchId
  /** The facts that may become void: exactly these, or with `true` any. */
  readonly confirm?: true | readonly number[] | undefined
  /** Checks the chart it would lead to. */
  refused?(now: Chart, then: Chart): RefusedResult | undefined
}
