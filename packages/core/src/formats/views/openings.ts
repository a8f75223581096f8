/** The openings of a match's pairs on screen. */
import type { Reason } from '../../facts/fact.ts'

/** A pair and its opening. */
export interface PairOpening {
  readonly position: string
  readonly moves?: readonly string[] | undefined
  readonly name?: string | undefined
  readonly variant?: 'chess960' | undefined
  readonly pair: number
  /** Number in the order of the openings, and the place in the book. */
  readonly opening: number
  readonly place: number
  readonly isTiebreak?: true
  readonly reused?: true
}

/** The pair of games from one opening that a game belongs to, and the number of the opening. */
export interface OpeningOfGame {
  readonly pair?: number
  readonly opening?: number
}

/** The opening a pair would get now, and why. */
export type OpeningDraft = PairOpening & { readonly reasons: readonly Reason[] }

/** The pair of a game, if games come in pairs, and its opening among those of the match. */
export function openingOfGame(
  { pair }: { readonly pair?: number | undefined },
  openings: readonly PairOpening[] = [],
): OpeningOfGame {
  if (pair === undefined) return {}
  const opening = openings.find((each) => each.pair === pair)?.opening
  return opening === undefined ? { pair } : { pair, opening }
}
