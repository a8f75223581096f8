/** A book of openings somebody names. */
import { type Book, bookSays, readBook, shippedBook } from '@arbiter/engines'
import { refused } from '../command-line/stop.ts'
import { numberFromOption } from './known-engines.ts'

export interface BookChoice {
  /** How many half moves of a line are its opening. */
  readonly plies: string | undefined
  readonly skipBad: boolean
}

export async function bookFrom(file: string, { plies, skipBad }: BookChoice): Promise<Book> {
  const length = numberFromOption('plies', plies)
  const reading = await readBook(file, { skipBad, ...(length === undefined ? {} : { plies: length }) })
  if (reading.ok) return reading.book
  throw refused(reading.refusal.code, bookSays(reading.refusal, '--skip-bad'))
}

/** As a tournament takes it. */
export async function bookGiven(word: string, asked: BookChoice) {
  const { name, hash, openings, duplicates } = await (word === 'arbiter' ? shippedBook() : bookFrom(word, asked))
  return { name, hash, openings, ...(duplicates > 0 ? { dropped: duplicates } : {}) }
}
