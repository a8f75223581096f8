/** The opening book, which must exist and be readable, or our own suite. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import type { BookChoice, CupOptionValues } from '../cup/cup-config.ts'
import { type BookOptions, readBook } from '../openings/book.ts'
import { bookSays } from '../openings/problem.ts'
import { saidOr } from './files.ts'
import type { Review } from './review.ts'
import type { ConfigFields } from './schema.ts'
import { message } from './words/messages.ts'

const ownSuite = 'arbiter'

export async function bookIn(
  { Opening = {}, CupOptions }: ConfigFields,
  folder: string,
  review: Review,
): Promise<BookChoice> {
  const { OpeningsPath, OpeningsPly: plies, SkipBad: skipBad = false } = Opening
  const isByLot = (CupOptions as CupOptionValues | undefined)?.['RandomOpenings'] === true
  const options = {
    ...(plies !== undefined && { plies }),
    skipBad,
    ...(isByLot && { isByLot }),
  }
  const written = saidOr(OpeningsPath, ownSuite)
  if (written.toLowerCase() === ownSuite) return options
  const book = { file: resolve(folder, written), ...options }
  const [problem, ...more] = await problemWith(book)
  if (problem) review.objects(['Opening', 'OpeningsPath'], problem, ...more)
  return book
}

async function problemWith(book: BookChoice & { readonly file: string }): Promise<readonly Message[]> {
  if (!existsSync(book.file)) return [message('config-no-file', { file: { text: book.file } })]
  const reading = await readBook(book.file, readingOf(book))
  return reading.ok ? [] : bookSays(reading.refusal, 'SkipBad')
}

/** The options for reading a cup's book. */
export const readingOf = ({ plies, skipBad, isByLot }: BookChoice): BookOptions => ({
  ...(plies === undefined ? {} : { plies }),
  skipBad,
  excerpt: { order: isByLot ? 'lot' : 'book' },
})
