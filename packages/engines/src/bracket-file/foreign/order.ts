/** The order of the openings in another program's bracket, arranged so that begun pairs find theirs where our plan looks. */
import type { Message } from '@arbiter/core/messages'
import type { Book, BookOpening } from '../../openings/opening.ts'
import { numbered } from '../event-words.ts'
import type { BracketFile } from '../file.ts'
import { bookInOrder, type StartBook, startBook } from '../import-book.ts'
import { message } from '../words/messages.ts'
import { gamesOf } from './games.ts'
import { type CupPlan, pairsBefore } from './plan.ts'

export interface ForeignOrder {
  readonly book: StartBook
  /** Places in the book from 0, in the order of the cup. */
  readonly indices: readonly number[]
}

/** Undefined if no openings are used; or why they cannot be found. */
export function orderIn(
  bracket: BracketFile,
  plan: CupPlan,
  book: Book | undefined,
): ForeignOrder | Message | undefined {
  const wishes = wishesIn(bracket, plan)
  if (!book) return wishes.length > 0 ? message('import-book-unknown') : undefined
  const unknown = wishes.find(({ opening }) => opening >= book.openings.length)
  if (unknown) return beyond(unknown, book.openings.length)
  const indices = exchanged(inTheirOrder(bracket, book.openings.length), wishes)
  const isAsInBook = indices.every((index, i) => index === i)
  const order = indices.map((index) => book.openings[index] as BookOpening)
  return { book: isAsInBook ? startBook(book) : bookInOrder(book.name, order), indices }
}

const beyond = ({ match, opening }: Wish, openings: number): Message =>
  message('import-book-beyond', { match: numbered(match), opening: { text: String(opening) }, openings })

/** The file has only the beginning of the order; the rest follows as in the book. */
function inTheirOrder({ GlobalOpeningOrder }: BracketFile, count: number): number[] {
  const told = (GlobalOpeningOrder ?? []).filter((index) => index >= 0 && index < count)
  return [...new Set([...told, ...Array.from({ length: count }, (_, i) => i)])]
}

interface Wish {
  readonly match: number
  /** The number in the plan, from 0. */
  readonly number: number
  readonly opening: number
  readonly isHalf: boolean
}

/** Pairs whose opening is known; those with a game left come first. */
function wishesIn({ Rounds }: BracketFile, plan: CupPlan): Wish[] {
  const matches = Rounds.flatMap(({ Matches }) => Matches)
  const wishes = matches.flatMap((match, i) => {
    const games = gamesOf(match)
    return Array.from({ length: Math.ceil(games.length / 2) }, (_, pair) => {
      const [first, second] = games.slice(2 * pair, 2 * pair + 2)
      const opening = first?.OpeningId ?? -1
      return { match: match.MatchId, number: numberOf(plan, i, pair), opening, isHalf: !second }
    })
  })
  return wishes.filter(({ opening }) => opening >= 0).sort((a, b) => Number(b.isHalf) - Number(a.isHalf))
}

/** The place of a scheduled pair (CUP-20a); for a further pair, where its draw begins to look (CUP-21a). */
function numberOf(plan: CupPlan, match: number, pair: number): number {
  const { pairs = 1 } = plan.matches[match] ?? {}
  if (pair < pairs) return pairsBefore(plan, match + 1) + pair
  const all = plan.matches.length
  return pairsBefore(plan, all + 1) + (pair - pairs) * all + match
}

/** Swaps each opening into its wanted place, unless one of the two is fixed already. */
function exchanged(order: readonly number[], wishes: readonly Wish[]): number[] {
  const places = [...order]
  const settled = new Set<number>()
  for (const { number, opening } of wishes) {
    const to = number % places.length
    const from = places.indexOf(opening)
    if (from !== to && (settled.has(to) || settled.has(from))) continue
    places[from] = places[to] as number
    places[to] = opening
    settled.add(to)
  }
  return places
}
