/**
 * What a format keeps on a chart beside matches, and what it has to say about them. Whatever changes in a ledger is remembered by
 * the chart's trail.
 */

/** No hook is required. */
export type Ledger = object & Hooks

interface Hooks {
  /** Sizes of the divisions of a field of this size, the strongest first. */
  divisions?(count: number): readonly number[] | undefined
}

/** Gives the ledger of a chart with its type. */
export const ledgerOf =
  <Own extends Ledger>(kind: abstract new (...given: never[]) => Own) =>
  ({ ledger }: { readonly ledger: Ledger }): Own => {
    if (ledger instanceof kind) return ledger
    throw new Error(`this chart keeps no ${kind.name}`)
  }
