/**
 * What a format keeps on a chart beside matches, and what it has to say about them. Whatever changes in a ledger is remembered by
 * the chart's trail.
 */
import type { Handicap, RecordedOf } from '../facts/fact.ts'
import type { EntrantId, MatchId } from '../facts/ids.ts'
import type { StartInForce } from '../facts/in-force.ts'
import type { GameToPlay } from '../series/series.ts'
import type { Match } from './match.ts'
import type { Who } from './slot.ts'

/** A format may keep what no chart asks for, so none of this is required. */
export type Ledger = object & Hooks

interface Hooks {
  /** The sizes of the divisions that a field of this size is cut into, from the strongest. */
  divisions?(count: number): readonly number[] | undefined
  /** What players are told with a start in this order, beside the order. */
  toldWithStart?(order: readonly Who[], divisions?: readonly number[]): { readonly handicaps?: readonly Handicap[] }
  /** Takes up what the format has added to a fact that every format has; the fact has its place. */
  hear?(fact: StartInForce | RecordedOf<'entrant-entered'> | RecordedOf<'round-paired'>): void
  /** Puts right who sits where, by facts known with the start, before anybody counts as missing. */
  putRight?(start: StartInForce): void
  /** Is a seat kept for this entrant, who comes late? */
  isExpected?(entrant: EntrantId): boolean
  /** The one a seat was kept for has come. */
  arrive?(entrant: EntrantId): void
  /** Somebody is still expected in this match, so it is not decided yet. */
  isExpectingIn?(match: MatchId): boolean
  /** What a report of a game names besides its place; a report that names it otherwise is of another game. */
  named?(match: Match, game: GameToPlay): Readonly<Record<string, unknown>>
}

/** Gives the ledger of a chart as the format that keeps it knows it. */
export const ledgerOf =
  <Own extends Ledger>(kind: abstract new (...given: never[]) => Own) =>
  ({ ledger }: { readonly ledger: Ledger }): Own => {
    if (ledger instanceof kind) return ledger
    throw new Error(`this chart keeps no ${kind.name}`)
  }
