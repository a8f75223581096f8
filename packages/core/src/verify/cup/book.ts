/** The order of the openings a cup starts with (CUP-20, CUP-21b), checked without the book. */

import type { Message } from '../../message/message.ts'
import { about, type Finding } from '../finding.ts'
import { drawnByLot } from '../lot.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf } from './facts.ts'
import type { CupSettings } from './options.ts'

type StartFact = RecordedOf<'tournament-started'>
type OpeningOrder = NonNullable<StartFact['openings']>
type Opening = OpeningOrder['order'][number]

/** CUP-20. */
const most = 10_000

/** Finding about the openings, given the scheduled pairs of each match. */
export function problemWithOpenings(
  fact: StartFact,
  pairs: readonly number[],
  settings: CupSettings,
  dice: string,
): Finding | undefined {
  const { openings } = fact
  if (!openings) return undefined
  const wrong = wrongCount(openings) ?? twice(openings.order) ?? wrongOrder(openings, settings, dice)
  if (wrong) return about(fact, 'CUP-20', wrong)
  const few = tooFew(openings.order.length, pairs, settings)
  return few && about(fact, 'CUP-21b', few)
}

function wrongCount({ count, order }: OpeningOrder): Message | undefined {
  const due = Math.min(count, most)
  return order.length === due ? undefined : message('found-openings-listed', { listed: order.length, count, due })
}

function twice(order: readonly Opening[]): Message | undefined {
  const seen = new Map<string, Opening>()
  for (const opening of order) {
    const identity = `${opening.variant ?? ''} ${opening.position}`
    const other = seen.get(identity)
    if (other) return message('found-openings-same', { one: other.place, other: opening.place })
    seen.set(identity, opening)
  }
  return undefined
}

/** A larger book is cut down by lot; which openings that leaves cannot be checked without the book. */
function wrongOrder(
  { count, order }: OpeningOrder,
  { randomOpenings }: CupSettings,
  dice: string,
): Message | undefined {
  const asInBook = order.toSorted((a, b) => a.place - b.place)
  const shared = asInBook.find(({ place }, i) => place === asInBook[i + 1]?.place)
  if (shared) return message('found-openings-place', { place: shared.place })
  if (randomOpenings && count > most) return undefined
  const due = randomOpenings ? drawnByLot(asInBook, dice, 'openings') : asInBook
  const wrong = due.find((opening, i) => opening !== order[i])
  return wrong && message('found-openings-order', { number: due.indexOf(wrong) + 1, place: wrong.place })
}

/** CUP-21b. */
export function tooFew(count: number, pairs: readonly number[], settings: CupSettings): Message | undefined {
  const { uniquePerMatchOnly, allowReuse } = settings
  const needed = uniquePerMatchOnly ? Math.max(...pairs) : pairs.reduce((sum, each) => sum + each, 0)
  return count >= needed || allowReuse ? undefined : message('found-openings-few', { needed, count })
}
