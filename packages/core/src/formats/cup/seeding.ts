/** Seeds: by rating or by lot, shuffled within bands if wanted, and their places in the bracket (CUP-12, CUP-13). */

import type { Who } from '../../chart/slot.ts'
import type { Dice } from '../../dice/dice.ts'
import type { Entrant } from '../../facts/entrant.ts'
import type { Seed } from '../../ids/ids.ts'
import { most } from '../../ranking/ranking.ts'
import type { Seeding } from '../rule-book/format.ts'
import type { CupOptions } from './options.ts'

export function seeding(
  options: CupOptions,
  entrants: readonly Entrant[],
  present: readonly Who[],
  dice: Dice,
): Seeding {
  if (options.seedingStrategy === 'Random')
    return { order: dice.shuffled('seeding', present), reason: { rule: 'CUP-13', by: 'lot' } }
  const order = present.toSorted(most((who) => entrants[who]?.rating ?? 0))
  const reason = { rule: 'CUP-12', by: 'rating' }
  if (!options.shuffleWithinBands) return { order, reason }
  return { order: shuffledInBands(order, dice), reason: { ...reason, shuffled: true } }
}

/** 1 | 2 | 3 4 | 5 6 7 8 | …: each band is as large as all above it. */
export function bands<Item>(order: readonly Item[]): Item[][] {
  const list = [order.slice(0, 1)]
  for (let first = 1; first < order.length; first *= 2) list.push(order.slice(first, 2 * first))
  return list
}

const shuffledInBands = (order: readonly Who[], dice: Dice): Who[] =>
  bands(order).flatMap((band, i) => (band.length < 2 ? band : dice.shuffled(`band ${2 ** (i - 1) + 1}`, band)))

/** The seeds in the order of the first round's seats: 1, 8, 4, 5, 2, 7, 3, 6. */
export function bracketOrder(size: number): Seed[] {
  let order = [1]
  while (order.length < size) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}
