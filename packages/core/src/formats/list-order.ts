/** The order of the list of players: as entered, by rating, or by lot. */
import * as z from 'zod'
import type { Chart } from '../chart/chart.ts'
import type { Who } from '../chart/slot.ts'
import type { Dice } from '../dice/dice.ts'
import type { Entrant } from '../facts/entrant.ts'
import { most } from '../ranking/ranking.ts'
import type { Seeding } from './format.ts'

const listOrders = ['entry', 'rating', 'lot'] as const
export type ListOrder = (typeof listOrders)[number]

/** The option that chooses it, citing the rule of its format. */
export const listOrderSchema = (rule: string) =>
  z
    .enum(listOrders)
    .default('entry')
    .describe(`${rule}: the list is in order of entry, by rating (high first), or drawn by lot`)

export function listInOrder(
  rule: string,
  by: ListOrder,
  entrants: readonly Entrant[],
  present: readonly Who[],
  dice: Dice,
): Seeding {
  const reason = { rule, by }
  switch (by) {
    case 'entry':
      return { order: present, reason }
    case 'rating':
      return { order: present.toSorted(most((who) => entrants[who]?.rating ?? 0)), reason }
    case 'lot':
      return { order: dice.shuffled('seeding', present), reason }
    default:
      return by satisfies never
  }
}

/** "the list is in order of entry": what somebody's place in the list rests on. */
export function whyListed(chart: Chart, who: Who): string {
  const { rating } = chart.entrant(who)
  const bases: Readonly<Record<string, string>> = {
    entry: 'the list is in order of entry',
    rating: `the list goes by rating, and the rating at the start was ${rating ?? 'unknown (counted as 0)'}`,
    lot: 'the list was drawn by lot from the recorded dice',
    hand: 'the director gave the order by hand',
  }
  return bases[String(chart.started?.reason['by'])] as string
}
