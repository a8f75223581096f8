/** The order of the list of players: as entered, by rating, or by lot. */
import * as z from 'zod/mini'
import type { Chart } from '../../chart/chart.ts'
import type { Who } from '../../chart/slot.ts'
import type { Dice } from '../../dice/dice.ts'
import type { Entrant } from '../../facts/entrant.ts'
import type { Message } from '../../message/message.ts'
import { most } from '../../ranking/ranking.ts'
import type { Seeding } from './format.ts'
import type { Setting } from './setting.ts'
import { message } from './words/messages.ts'

const listOrders = ['entry', 'rating', 'lot'] as const
export type ListOrder = (typeof listOrders)[number]

/** The option that chooses the order. */
export const listOrderSchema = z._default(z.enum(listOrders), 'entry')

/** The rule of its format. */
export const listOrderSetting = (rule: string): Setting => ({
  name: message('list-order'),
  about: message('list-order-about'),
  rules: [rule],
  values: listOrderValues,
})

/** Criteria for the order of a list. */
export const listOrderValues = {
  entry: message('list-by-entry'),
  rating: message('list-by-rating'),
  lot: message('list-by-lot'),
}

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

/** The reason for a place in the list. */
export function listedBecause(chart: Chart, who: Who): Message {
  const { rating } = chart.field.entrant(who)
  switch (chart.started?.reason['by']) {
    case 'rating':
      return rating === undefined ? message('list-because-no-rating') : message('list-because-rating', { rating })
    case 'lot':
      return message('list-because-lot')
    case 'hand':
      return message('list-because-hand')
    default:
      return message('list-because-entry')
  }
}
