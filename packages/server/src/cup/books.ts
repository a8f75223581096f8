/** The opening books of the server: our own suite, and those of its configuration. Requests name books, never files. */
import { ownBook } from '@arbiter/api/shapes'
import type { Message } from '@arbiter/core/messages'
import { type Book, type BookReading, bookSays, readBook, shippedBook } from '@arbiter/engines'
import { message } from './words/messages.ts'

export interface BookSource {
  readonly name: string
  readonly file: string
  /** The length of its lines, for books of whole games. */
  readonly plies?: number
}

export type ShelfReading =
  | { readonly ok: true; readonly shelf: BookShelf }
  | { readonly ok: false; readonly problems: readonly Message[] }

/** Reads every book once, so that problems show when the server starts. */
export async function readShelf(books: readonly BookSource[] = []): Promise<ShelfReading> {
  const readings = await Promise.all(books.map(async (book) => ({ book, reading: await read(book) })))
  const problems = readings.flatMap(({ book, reading }) =>
    reading.ok ? [] : [unusable(book, bookSays(reading.refusal))],
  )
  const all = [...problems, ...twins(books)]
  return all.length > 0 ? { ok: false, problems: all } : { ok: true, shelf: new BookShelf(books) }
}

const read = ({ file, plies }: BookSource, isByLot = false): Promise<BookReading> =>
  readBook(file, { excerpt: { order: isByLot ? 'lot' : 'book' }, ...(plies === undefined ? {} : { plies }) })

const unusable = ({ name }: BookSource, why: readonly Message[]): Message =>
  message('cup-book-unusable', { book: { text: name }, why })

function twins(books: readonly BookSource[]): Message[] {
  const names = [ownBook, ...books.map(({ name }) => name)]
  const second = names.filter((name, i) => names.indexOf(name) !== i)
  return second.map((name) => message('cup-books-twins', { book: { text: name } }))
}

export class BookShelf {
  readonly #books: readonly BookSource[]

  constructor(books: readonly BookSource[]) {
    this.#books = books
  }

  get names(): readonly string[] {
    return [ownBook, ...this.#books.map(({ name }) => name)]
  }

  /** Undefined if the book can no longer be read. */
  async book(name: string, isByLot = false): Promise<Book | undefined> {
    if (name === ownBook) return shippedBook()
    const listed = this.#books.find((book) => book.name === name)
    const reading = listed && (await read(listed, isByLot))
    return reading?.ok ? { ...reading.book, name } : undefined
  }
}
