/** The book of a resumed cup: the original one, or another in which begun pairs keep their openings (CUP-25). */
import type { Message } from '@arbiter/core/messages'
import type { Book, BookOpening } from '../openings/opening.ts'
import type { OwnBracket } from './file.ts'
import type { ImportWorld } from './import.ts'
import { message } from './words/messages.ts'

/** A book as the start wants it. */
export interface StartBook {
  readonly name?: string
  readonly hash?: string
  readonly openings: readonly BookOpening[]
  readonly dropped?: number
}

export interface ImportBook {
  readonly openings?: StartBook
  /** Options that have to be others with it. */
  readonly options: Readonly<Record<string, unknown>>
  readonly remarks: readonly Message[]
  readonly isForced: boolean
}

/** Or why there is none. */
export function importBook(bracket: OwnBracket, { book, forceBook }: ImportWorld): ImportBook | Message {
  const { book: told } = bracket
  if (!told) return { options: {}, remarks: [], isForced: false }
  const isSame = book !== undefined && book.hash === told.hash
  if (book && !isSame && forceBook) return exchanged(bracket, book)
  if (told.openings) return unchanged({ ...nameOf(told.name), openings: told.openings as readonly BookOpening[] })
  const called = calledOf(told)
  if (!book) return message('import-book-missing', { called })
  if (!isSame) return message('import-book-other', { book: { text: book.name }, called })
  return unchanged(startBook(book))
}

const calledOf = ({ name, file }: NonNullable<OwnBracket['book']>): Message => {
  const called = name ?? file
  return called === undefined
    ? message('import-book-unnamed')
    : message('import-book-called', { name: { text: called } })
}

const unchanged = (openings: StartBook): ImportBook => ({ openings, options: {}, remarks: [], isForced: false })

const nameOf = (name: string | null) => (name ? { name } : {})

export function startBook({ name, hash, openings, duplicates }: Book): StartBook {
  return { name, hash, openings, ...(duplicates > 0 ? { dropped: duplicates } : {}) }
}

/** Openings in our own order: places are numbers, and there is no hash, because it is no book's order. */
export const bookInOrder = (name: string, order: readonly Omit<BookOpening, 'place'>[]): StartBook => ({
  ...nameOf(name),
  openings: order.map((opening, i) => ({ ...opening, place: i + 1 })),
})

const mostKept = 10_000

/** Published openings keep their numbers, all others come from the new book. */
function exchanged(bracket: OwnBracket, book: Book): ImportBook | Message {
  const told = openingsInBracket(bracket)
  const positions = new Set([...told.values()].map(({ position }) => position))
  const fresh = book.openings.filter(({ position }) => !positions.has(position))
  const { GlobalOpeningOrder: before, NextOpeningIndex: planned } = bracket
  const isRoundAndRound = planned > before.length
  const length = Math.min(mostKept, told.size + fresh.length, isRoundAndRound ? before.length : mostKept)
  const needed = Math.max(...told.keys(), isRoundAndRound ? before.length : planned)
  const named = { book: { text: book.name } }
  if (length < needed) return message('import-book-small', { ...named, openings: length, needed })
  let next = 0
  const order = Array.from({ length }, (_, i) => told.get(i + 1) ?? (fresh[next++] as BookOpening))
  return {
    openings: bookInOrder(book.name, order),
    options: { randomOpenings: false },
    remarks: [message('import-book-exchanged', { ...named, kept: told.size })],
    isForced: true,
  }
}

/** The openings of begun or drawn pairs, by number. */
function openingsInBracket({ Rounds }: OwnBracket): Map<number, Omit<BookOpening, 'place'>> {
  const openings = Rounds.flatMap(({ Matches }) => Matches.flatMap((match) => match.openings))
  return new Map(
    openings.map(({ number, position, moves, name, variant }) => [number, lineOf({ position, moves, name, variant })]),
  )
}

type Line = { readonly [Name in keyof Omit<BookOpening, 'place'>]: BookOpening[Name] | undefined }

const lineOf = (line: Line): Omit<BookOpening, 'place'> =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as unknown as Omit<
    BookOpening,
    'place'
  >
