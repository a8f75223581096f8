/** The order of the openings a cup starts with (CUP-20, CUP-21b), as far as the order itself can tell. */
import type { RecordedOf } from '../facts/fact.ts'
import type { CupSettings } from './cup-options.ts'
import { about, type Finding } from './finding.ts'
import { drawnByLot } from './lot.ts'

type Started = RecordedOf<'tournament-started'>
type OpeningOrder = NonNullable<Started['openings']>
type Opening = OpeningOrder['order'][number]

/** CUP-20. */
const most = 10_000

/** What is wrong with the openings, for a cup whose matches have so many scheduled pairs. */
export function problemWithOpenings(
  fact: Started,
  pairs: readonly number[],
  settings: CupSettings,
  dice: string,
): Finding | undefined {
  const { openings } = fact
  if (!openings) return undefined
  const sentence = wrongCount(openings) ?? twice(openings.order) ?? wrongOrder(openings, settings, dice)
  if (sentence !== undefined) return about(fact, 'CUP-20', sentence)
  const few = tooFew(openings.order.length, pairs, settings)
  return few === undefined ? undefined : about(fact, 'CUP-21b', few)
}

function wrongCount({ count, order }: OpeningOrder): string | undefined {
  const due = Math.min(count, most)
  return order.length === due ? undefined : `Of ${count} openings ${due} are in the order, not ${order.length}.`
}

function twice(order: readonly Opening[]): string | undefined {
  const seen = new Map<string, Opening>()
  for (const opening of order) {
    const identity = `${opening.variant ?? ''} ${opening.position}`
    const other = seen.get(identity)
    if (other) return `The openings at the places ${other.place} and ${opening.place} of the book are the same.`
    seen.set(identity, opening)
  }
  return undefined
}

/** Which openings a book of more was cut down to by lot cannot be worked out without the book. */
function wrongOrder({ count, order }: OpeningOrder, { randomOpenings }: CupSettings, dice: string): string | undefined {
  const asInBook = order.toSorted((a, b) => a.place - b.place)
  const shared = asInBook.find(({ place }, i) => place === asInBook[i + 1]?.place)
  if (shared) return `Two openings have the place ${shared.place} in the book.`
  if (randomOpenings && count > most) return undefined
  const due = randomOpenings ? drawnByLot(asInBook, dice, 'openings') : asInBook
  const wrong = due.findIndex((opening, i) => opening !== order[i])
  return wrong < 0
    ? undefined
    : `Opening ${wrong + 1} of the order is the one at place ${due[wrong]?.place} of the book.`
}

/** CUP-21b. */
export function tooFew(count: number, pairs: readonly number[], settings: CupSettings): string | undefined {
  const { uniquePerMatchOnly, allowReuse } = settings
  const needed = uniquePerMatchOnly ? Math.max(...pairs) : pairs.reduce((sum, each) => sum + each, 0)
  return count >= needed || allowReuse ? undefined : `${needed} openings are needed; there are ${count}.`
}
