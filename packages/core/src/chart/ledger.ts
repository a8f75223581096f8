/** Records of a format on a chart beside matches; the chart's trail remembers every change to them. */
export type Ledger = object

/** Gives the ledger of a chart with its type. */
export const ledgerOf =
  <Own extends Ledger>(kind: abstract new (...given: never[]) => Own) =>
  ({ ledger }: { readonly ledger: Ledger }): Own => {
    if (ledger instanceof kind) return ledger
    throw new Error(`this chart keeps no ${kind.name}`)
  }
