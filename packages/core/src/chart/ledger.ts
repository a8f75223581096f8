/**
 * What a format keeps on a chart beside matches, and what it has to say about them. Whatever changes in a ledger is remembered by
 * the chart's trail.
 */
import type { EntrantId, MatchId } from '../facts/ids.ts'
import type { StartInForce } from '../facts/in-force.ts'

/** No hook is required. */
export type Ledger = object & Hooks

interface Hooks {
  /** Sizes of the divisions of a field of this size, the strongest first. */
  divisions?(count: number): readonly number[] | undefined
  /** Corrects the seats by facts known with the start, before absence is settled. */
  putRight?(start: StartInForce): void
  /** True if a seat is reserved for this late entrant. */
  isExpected?(entrant: EntrantId): boolean
  /** Notes the arrival of an entrant with a reserved seat. */
  arrive?(entrant: EntrantId): void
  /** True if an entrant is still expected in this match; it is not decided before. */
  isExpectingIn?(match: MatchId): boolean
}

/** Gives the ledger of a chart with its type. */
export const ledgerOf =
  <Own extends Ledger>(kind: abstract new (...given: never[]) => Own) =>
  ({ ledger }: { readonly ledger: Ledger }): Own => {
    if (ledger instanceof kind) return ledger
    throw new Error(`this chart keeps no ${kind.name}`)
  }
