/** The plan of a cup of this size before it starts: who meets by seeds, and the pairs of each match. */

import { refusalSaid, unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import { outline } from '@arbiter/core/outline'

export interface CupPlan {
  /** The seeds of the first round, in the order of the seats. */
  readonly seeds: readonly number[]
  /** By match number, from the first round on. */
  readonly matches: readonly { readonly round: number; readonly pairs: number }[]
}

/** Or why such a cup is impossible. */
export function planFor(size: number, options: Readonly<Record<string, unknown>>): CupPlan | Message {
  const drawn = outline(unwrap(formatNamed('cup', formats)).format, size, options)
  if (!drawn.ok) return refusalSaid(drawn.refusal)
  const rounds = drawn.outline.stages.flatMap((stage) => stage.rounds)
  return {
    seeds: (rounds[0]?.matches ?? []).flatMap(({ seats }) => seats.map(({ seed = 0 }) => seed)),
    matches: rounds.flatMap(({ matches }, i) => matches.map(({ pairs = 1 }) => ({ round: i + 1, pairs }))),
  }
}

/** The number of scheduled pairs before those of a match (CUP-20a). */
export const pairsBefore = ({ matches }: CupPlan, match: number): number =>
  matches.slice(0, match - 1).reduce((sum, { pairs }) => sum + pairs, 0)
