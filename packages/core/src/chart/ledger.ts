/**
 * What a format keeps on a chart beside matches, and what it has to say about them. Whatever changes in a ledger is remembered by
 * the chart's trail.
 */
import type { EntrantId, MatchId } from '../facts/ids.ts'
import type { StartInForce } from '../facts/in-force.ts'

/** A format may keep what no chart asks for, so none of this is required. */
export type Ledger = object & Hooks

interface Hooks {
  /** The sizes of the divisions that a field of this size is cut into, from the strongest. */
  divisions?(count: number): readonly number[] | undefined
  /** Puts right who sits where, by facts known with the start, before anybody counts as missing. */
  putRight?(start: StartInForce): void
  /** Is a seat kept for this entrant, who comes late? */
  isExpected?(entrant: EntrantId): boolean
  /** The one a seat was kept for has come. */
  arrive?(entrant: EntrantId): void
  /** Somebody is still expected in this match, so it is not decided yet. */
  isExpectingIn?(match: MatchId): boolean
}

/** Gives the ledger of a chart as the format that keeps it knows it. */
export const ledgerOf =
  <Own extends Ledger>(kind: abstract new (...given: never[]) => Own) =>
  ({ ledger }: { readonly ledger: Ledger }): Own => {
    if (ledger instanceof kind) return ledger
    throw new Error(`this chart keeps no ${kind.name}`)
  }
