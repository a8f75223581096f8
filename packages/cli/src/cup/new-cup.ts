/** A cup that begins: everybody enters, how games are played is written down, and the bracket is drawn. */

import { basename } from 'node:path'
import { instantOf } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, parseCommand, type Tournament } from '@arbiter/core/tournament'
import {
  type Arrangement,
  type Book,
  type BookFile,
  bookSays,
  type CupConfig,
  readBook,
  readingOf,
  shippedBook,
} from '@arbiter/engines'
import { orStop } from '../command-line/refusal.ts'
import { refused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { author } from './ledger.ts'

export async function newCup(config: CupConfig, arrangement: Arrangement, world: World): Promise<Tournament> {
  const book = await bookIn(config.book)
  const asked = { by: author, now: instantOf(world.now()) }
  const { name, options, seed, engines } = config
  const { format } = orStop(formatNamed('cup', formats))
  const opening = { dice: seed ?? world.dice(), name, options, autoPair: true }
  const { tournament } = orStop(openTournament(format, opening, asked))
  const entrants = engines.map(({ name: engine, rating }) => ({ name: engine, rating }))
  const { duplicates, ...openings } = book
  const steps = [
    { do: 'enter', entrants: entrants.map(withoutGaps) },
    { do: 'arrange', from: 1, play: arrangement },
    { do: 'start', openings: { ...openings, dropped: duplicates } },
  ]
  for (const step of steps) orStop(act(tournament, orStop(parseCommand(step)).command, asked))
  return tournament
}

export async function bookIn(book: CupConfig['book']): Promise<Book> {
  if (book.file === undefined) return shippedBook()
  const reading = await readBook(book.file, readingOf(book))
  if (reading.ok) return reading.book
  throw refused(reading.refusal.code, bookSays(reading.refusal, 'SkipBad'))
}

/** What a bracket file says of the book beyond what the log knows. */
export const bookFileOf = ({ book: { file, plies } }: CupConfig): BookFile => ({
  ...(file === undefined ? {} : { file: basename(file) }),
  ...(plies === undefined ? {} : { plies }),
})

const withoutGaps = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
