/** A list of entrants as a spreadsheet: `name,rating,maxRating,club,id`, of which only the name is required. */
import { type Entrant, problemWithName } from '../facts/entrant.ts'
import { entrantIdSchema } from '../facts/ids.ts'
import { nearest } from '../words/nearest.ts'
import { listed } from '../words/sentence.ts'
import { alive, type Cell, type Problem, readCells, shown, writeCells } from './cells.ts'

/** Somebody who wants to enter: an entrant whose id may still be given by the system. */
export type Newcomer = Omit<Entrant, 'id'> & { readonly id?: string }

export type ParsedEntrants =
  | { readonly ok: true; readonly entrants: readonly Newcomer[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export const entrantColumns = ['name', 'rating', 'maxRating', 'club', 'id'] as const
type EntrantColumn = (typeof entrantColumns)[number]

/** Reads a list; all that is wrong with it is said at once, by line and column. */
export function parseEntrants(text: string): ParsedEntrants {
  const { rows, problems } = readCells(text)
  const [header, ...lines] = rows
  if (!header) return { ok: false, problems: [{ line: 1, column: 1, problem: 'the list is empty' }] }
  const columns = readHeader(header)
  const list = new List(columns.indexOf)
  const entrants = columns.problems.length > 0 ? [] : lines.map((line) => list.read(line))
  const all = [...problems, ...columns.problems, ...list.problems]
  if (all.length === 0 && entrants.length === 0) all.push(nobody(header))
  return all.length > 0 ? { ok: false, problems: all.toSorted(byPlace) } : { ok: true, entrants }
}

/** The list again, as `parseEntrants` reads it. */
export function writeEntrants(entrants: readonly Newcomer[]): string {
  return writeCells([
    entrantColumns,
    ...entrants.map((entrant) => entrantColumns.map((column) => entrant[column] ?? '')),
  ])
}

const byPlace = (a: Problem, b: Problem): number => a.line - b.line || a.column - b.column

const nobody = (header: readonly Cell[]): Problem => ({
  line: (header[0] as Cell).line + 1,
  column: 1,
  problem: 'nobody is in the list',
})

interface Header {
  /** Which cell of a line belongs to a column. */
  readonly indexOf: ReadonlyMap<EntrantColumn, number>
  readonly problems: readonly Problem[]
}

function readHeader(header: readonly Cell[]): Header {
  const indexOf = new Map<EntrantColumn, number>()
  const problems: Problem[] = []
  header.forEach((cell, i) => {
    const column = entrantColumns.find((each) => each.toLowerCase() === cell.text.toLowerCase())
    if (column === undefined) problems.push(...unknownColumn(cell))
    else if (indexOf.has(column)) problems.push(at(cell, `the column "${column}" stands here twice`))
    else indexOf.set(column, i)
  })
  if (!indexOf.has('name') && problems.length === 0) problems.push(at(header[0] as Cell, noName))
  return { indexOf, problems }
}

const noName = 'there is no column "name": begin with a line such as name,rating,club'

function unknownColumn(cell: Cell): Problem[] {
  if (cell.text === '') return []
  const meant = nearest(cell.text.slice(0, 20), entrantColumns)
  const hint = meant ? `Did you mean "${meant}"?` : `The first line names the columns: ${listed(entrantColumns)}.`
  return [at(cell, `there is no column ${shown(cell.text)}. ${hint}`)]
}

const at = ({ line, column }: Cell, problem: string): Problem => ({ line, column, problem })

/** The lines below a header. */
class List {
  readonly problems: Problem[] = []
  private readonly indexOf: ReadonlyMap<EntrantColumn, number>
  private readonly named: ReadonlySet<number>
  private readonly lineOf = new Map<string, number>()

  constructor(indexOf: ReadonlyMap<EntrantColumn, number>) {
    this.indexOf = indexOf
    this.named = new Set(indexOf.values())
  }

  read(line: readonly Cell[]): Newcomer {
    this.checkAllNamed(line)
    const cell = (column: EntrantColumn): Cell | undefined => line[this.indexOf.get(column) ?? line.length]
    return {
      name: this.name(cell('name') ?? { ...(line[0] as Cell), text: '' }),
      ...this.rating('rating', cell('rating')),
      ...this.rating('maxRating', cell('maxRating')),
      ...this.club(cell('club')),
      ...this.id(cell('id')),
    }
  }

  private checkAllNamed(line: readonly Cell[]): void {
    const extra = line.find((cell, i) => !this.named.has(i) && cell.text !== '')
    if (extra) this.problems.push(at(extra, 'this cell has no column above it'))
  }

  private name(cell: Cell): string {
    return this.usable('name', cell)
  }

  private club(cell: Cell | undefined) {
    return cell && cell.text !== '' ? { club: this.usable('club', cell) } : undefined
  }

  private usable(column: EntrantColumn, cell: Cell): string {
    const text = alive(cell.text)
    const problem = problemWithName(text)
    if (problem) this.problems.push(at(cell, `the ${column} cannot be used: ${problem}`))
    return text
  }

  private rating(column: 'rating' | 'maxRating', cell: Cell | undefined) {
    if (!cell || cell.text === '') return undefined
    if (/^\d{1,4}$/.test(cell.text)) return { [column]: Number(cell.text) }
    this.problems.push(at(cell, `${column} must be a whole number from 0 to 9999`))
    return undefined
  }

  private id(cell: Cell | undefined) {
    if (!cell || cell.text === '') return undefined
    const id = alive(cell.text)
    const before = this.lineOf.get(id)
    if (before !== undefined) this.problems.push(at(cell, `the id "${id}" stands in line ${before} already`))
    else if (!entrantIdSchema.safeParse(id).success)
      this.problems.push(at(cell, 'an id takes 1 to 40 letters, digits, dots, dashes and underscores'))
    this.lineOf.set(id, cell.line)
    return { id }
  }
}
