/** Reads the list of entrants: names one a line, or a table with a line of headings. Everything wrong is said beside its line. */
import { entrantColumns, type Newcomer, parseEntrants } from '@arbiter/core'

export interface Note {
  /** Counted from 1 in the text as it stands. */
  readonly line: number
  readonly problem?: string
  /** Not wrong, but worth a look: the same name stands in this line too. */
  readonly sameAs?: number
}

export interface ListRead {
  /** Those whose lines can be read. */
  readonly entrants: readonly Newcomer[]
  readonly notes: readonly Note[]
  readonly isWrong: boolean
}

export function readList(text: string, whom: 'players' | 'teams'): ListRead {
  if (text.trim() === '') return { entrants: [], notes: [], isWrong: false }
  const header = hasHeader(text) ? undefined : headerFor(text, whom)
  const parse = (body: string) => parseEntrants(header === undefined ? body : `${header}\n${body}`)
  const read = parse(text)
  const shift = header === undefined ? 0 : 1
  if (read.ok) return { entrants: read.entrants, notes: doublesIn(text, read.entrants, shift), isWrong: false }
  const notes = read.problems.map(({ line, problem }) => ({ line: Math.max(1, line - shift), problem }))
  const rest = parse(without(text, new Set(notes.map(({ line }) => line))))
  return { entrants: rest.ok ? rest.entrants : [], notes, isWrong: true }
}

const separators = [',', ';', '\t'] as const

const cellsOf = (line: string): string[] =>
  line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', '').toLowerCase())

const headings = new Set([...entrantColumns.map((column) => column.toLowerCase()), 'team'])

/** A line of headings names at least one column. */
function hasHeader(text: string): boolean {
  const first = cellsOf(text.trimStart().split(/\r?\n|\r/, 1)[0] ?? '')
  return first.some((cell) => headings.has(cell) || /^(player|number|masterpoints)\d+$/.test(cell))
}

/** Without headings a line is a name, then a rating, then a club. */
function headerFor(text: string, whom: 'players' | 'teams'): string {
  if (whom === 'teams') return 'team'
  const separator = separators.find((each) => text.includes(each))
  if (separator === undefined) return 'name'
  const width = Math.max(...text.split(/\r?\n|\r/).map((line) => line.split(separator).length))
  return ['name', 'rating', 'club'].slice(0, Math.max(2, width)).join(separator)
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/)

const without = (text: string, wrong: ReadonlySet<number>): string =>
  linesOf(text)
    .map((line, i) => (wrong.has(i + 1) ? '' : line))
    .join('\n')

/** Two of one name are told apart by the system, but mostly one of them is a slip of the hand. */
function doublesIn(text: string, entrants: readonly Newcomer[], shift: number): Note[] {
  const filled = linesOf(text).flatMap((line, i) => (line.replaceAll(/[\s,;]/g, '') === '' ? [] : [i + 1]))
  const rows = shift === 1 ? filled : filled.slice(1)
  if (rows.length !== entrants.length) return []
  const first = new Map<string, number>()
  return entrants.flatMap(({ name }, i) => {
    const line = rows[i] as number
    const before = first.get(name)
    if (before === undefined) first.set(name, line)
    return before === undefined ? [] : [{ line, sameAs: before }]
  })
}

export const withoutLine = (text: string, line: number): string =>
  linesOf(text)
    .filter((_, i) => i + 1 !== line)
    .join('\n')

/** What tells two of one name apart while the list is put in order by hand. */
export function keysOf(entrants: readonly Newcomer[]): readonly string[] {
  const seen = new Map<string, number>()
  return entrants.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** The order given by hand as far as it still fits; whoever is new stands at its end. */
export function handOrder(hand: readonly string[], keys: readonly string[]): readonly number[] {
  const placed = hand.map((key) => keys.indexOf(key)).filter((i) => i >= 0)
  const known = new Set(placed)
  return [...known, ...keys.flatMap((_, i) => (known.has(i) ? [] : [i]))]
}
