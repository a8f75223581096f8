/** Reads an opening book in any format: tests every line, drops duplicates, hashes the file. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { bookFile } from '../shipped-files.ts'
import { epdLines } from './epd.ts'
import { type Excerpt, linesIn } from './excerpt.ts'
import { bookKind } from './kind.ts'
import type { LineReading } from './line.ts'
import type { Book, BookOpening } from './opening.ts'
import { pgnLines } from './pgn-lines.ts'
import { type PolyglotWalk, polyglotLines } from './polyglot.ts'
import type { BookRefusal, LineProblem } from './problem.ts'

export interface BookOptions {
  /** PGN: plies of a game used as opening, by default all. Polyglot: the length of the lines. */
  readonly plies?: number
  /** How a polyglot book becomes a suite. */
  readonly polyglot?: Omit<PolyglotWalk, 'plies'>
  /** For a cup: read only part of a very long book. */
  readonly excerpt?: Excerpt
  /** Leave out unplayable lines and report them; otherwise they refuse the book. */
  readonly skipBad?: boolean
}

export type BookReading =
  | { readonly ok: true; readonly book: Book /** What was left out. */; readonly problems: readonly LineProblem[] }
  | { readonly ok: false; readonly refusal: BookRefusal }

export async function readBook(file: string | URL, options: BookOptions = {}): Promise<BookReading> {
  const name = basename(file instanceof URL ? fileURLToPath(file) : file)
  const bytes = await readFile(file).catch((problem: Error) => problem)
  if (bytes instanceof Error) return refuse({ code: 'unreadable-book', book: name, reason: bytes.message })
  return bookOf(name, bytes, options)
}

/** The book in these bytes; its name decides the format if the bytes do not. */
export function bookOf(name: string, bytes: Uint8Array, options: BookOptions = {}): BookReading {
  const plain = unpacked(bytes)
  if (!plain) return refuse({ code: 'packed-book', book: name })
  const kind = bookKind(name, plain)
  if (kind === 'empty') return refuse({ code: 'empty-book', book: name })
  if (kind === 'unknown') return refuse({ code: 'not-a-book', book: name })
  const found = distinct(linesOf[kind](plain, options))
  if (found.openings.length === 0 && found.problems.length === 0) return refuse(nothingIn(name, kind, options))
  if (found.openings.length === 0 || (found.problems.length > 0 && !options.skipBad))
    return refuse({ code: 'bad-lines', book: name, problems: found.problems, good: found.openings.length })
  const { openings, duplicates, problems } = found
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { ok: true, book: { name, hash, openings, duplicates }, problems }
}

/** Our own suite: balanced positions after four moves each, made by tools/suite.mjs. */
export async function shippedBook(): Promise<Book> {
  const reading = await readBook(bookFile('arbiter.epd'))
  if (!reading.ok) throw new Error(`our own suite: ${JSON.stringify(reading.refusal)}`)
  return reading.book
}

const largestText = 512 * 1024 * 1024

/** Gzip starts with two magic bytes. */
function unpacked(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: largestText })
  } catch {
    return undefined
  }
}

type Lines = (bytes: Uint8Array, options: BookOptions) => Iterable<LineReading>

const linesOf: Readonly<Record<'epd' | 'pgn' | 'polyglot', Lines>> = {
  epd: (bytes, { excerpt }) => epdLines(linesIn(bytes, excerpt)),
  pgn: (bytes, { plies, excerpt }) => pgnLines(textOf(bytes), plies, excerpt),
  polyglot: (bytes, { plies, polyglot }) =>
    polyglotLines(bytes, { ...polyglot, ...(plies !== undefined && { plies }) }),
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** The openings in order, each position once. */
function distinct(lines: Iterable<LineReading>) {
  const openings: BookOpening[] = []
  const problems: LineProblem[] = []
  const met = new Set<string>()
  let duplicates = 0
  for (const line of lines) {
    if (!line.ok) problems.push(line.problem)
    else if (met.has(line.opening.position)) duplicates++
    else {
      met.add(line.opening.position)
      openings.push({ place: openings.length + 1, ...line.opening })
    }
  }
  return { openings, duplicates, problems }
}

function nothingIn(book: string, kind: 'epd' | 'pgn' | 'polyglot', { plies = 8 }: BookOptions): BookRefusal {
  return kind === 'polyglot' ? { code: 'shallow-book', book, plies } : { code: 'empty-book', book }
}

function refuse(refusal: BookRefusal): BookReading {
  return { ok: false, refusal }
}
