/** The openings: a book that is there and can be read, or our own suite. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type BookOptions, readBook } from '../../openings/book.ts'
import { type BookRefusal, bookSentence, problemSentence } from '../../openings/problem.ts'
import type { BookGiven, CupOptionsGiven } from './config.ts'
import { saidOr } from './files.ts'
import type { Review } from './review.ts'
import type { ConfigWritten } from './schema.ts'

const ownSuite = 'arbiter'

export async function bookIn(
  { Opening = {}, CupOptions }: ConfigWritten,
  folder: string,
  review: Review,
): Promise<BookGiven> {
  const { OpeningsPath, OpeningsPly: plies, SkipBad: skipBad = false } = Opening
  const isByLot = (CupOptions as CupOptionsGiven | undefined)?.['RandomOpenings'] === true
  const options = {
    ...(plies !== undefined && { plies }),
    skipBad,
    ...(isByLot && { isByLot }),
  }
  const written = saidOr(OpeningsPath, ownSuite)
  if (written.toLowerCase() === ownSuite) return options
  const book = { file: resolve(folder, written), ...options }
  const problem = await problemWith(book)
  if (problem !== undefined) review.objects(['Opening', 'OpeningsPath'], problem)
  return book
}

async function problemWith(book: BookGiven & { readonly file: string }): Promise<string | undefined> {
  if (!existsSync(book.file)) return `there is no file ${book.file}`
  const reading = await readBook(book.file, readingOf(book))
  return reading.ok ? undefined : refused(reading.refusal)
}

/** How a cup reads its book. */
export const readingOf = ({ plies, skipBad, isByLot }: BookGiven): BookOptions => ({
  ...(plies === undefined ? {} : { plies }),
  skipBad,
  excerpt: { order: isByLot ? 'lot' : 'book' },
})

function refused(refusal: BookRefusal): string {
  if (refusal.code !== 'bad-lines') return bookSentence(refusal).replace(/\.$/, '')
  const { problems, good } = refusal
  const first = problems[0] ? ` ${problemSentence(problems[0])}` : ''
  return `nobody can play from ${problems.length} of its lines, and ${good} are good.${first} Mend them, or leave them out with SkipBad`
}
