/**
 * A list of entrants as a spreadsheet: `name,rating,maxRating,club,id`, of which only the name is required; or of teams:
 * `team,captain,paid,claimed,player1,number1,masterpoints1,player2,…`.
 */

import type { Entrant } from '../facts/entrant.ts'
import { entrantIdSchema, idShape } from '../facts/ids.ts'
import { at } from '../lists/at.ts'
import { plainText } from '../words/plain-text.ts'
import {
  alive,
  type Cell,
  type Problem,
  problemAt,
  type Row,
  readCells,
  shown,
  type Warning,
  writeCells,
} from './cells.ts'
import {
  type Column,
  entrantColumns,
  type Header,
  namesColumns,
  playerColumns,
  readHeader,
  type Whom,
} from './header.ts'
import { standsOverFigures, type Table, withoutHeadings } from './headless.ts'
import { readMember, usable } from './roster.ts'
import { message } from './words/messages.ts'

/** An entrant before entering: without an id, unless the list gives one. */
export type Newcomer = Omit<Entrant, 'id'> & { readonly id?: string }

export type ParsedEntrants =
  | {
      readonly ok: true
      readonly entrants: readonly Newcomer[]
      /** The line of each entrant. */
      readonly lines: readonly number[]
      /** Columns left out and possible slips; the list can be used. */
      readonly warnings: readonly Warning[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly warnings: readonly Warning[] }

/** Reads a list, with or without a line of headings, and reports every problem in it by line and column. */
export function parseEntrants(text: string, whom: Whom = 'players'): ParsedEntrants {
  const { rows, separator, problems } = readCells(plainText(text))
  const [first, ...others] = rows
  if (!first) return { ok: false, problems: [{ line: 1, column: 1, problem: message('list-empty') }], warnings: [] }
  const { header, lines } = arranged([first, ...others], whom, separator)
  const list = new List(header)
  const entrants = header.problems.length > 0 ? [] : lines.map((line) => list.read(line))
  const places = lines.map((line) => line[0].line)
  const doubles = whom === 'teams' ? noDoubles : doublesIn(entrants, lines)
  const all = [...problems, ...header.problems, ...list.problems, ...doubles.problems]
  if (all.length === 0 && entrants.length === 0) all.push(nobody(first))
  const warnings = [...header.warnings, ...doubles.warnings].toSorted(byPlace)
  return all.length > 0
    ? { ok: false, problems: all.toSorted(byPlace), warnings }
    : { ok: true, entrants, lines: places, warnings }
}

function arranged(rows: readonly [Row, ...Row[]], whom: Whom, separator: string): Table {
  const [first, ...lines] = rows
  const isHeaded = namesColumns(first) || (whom === 'players' && standsOverFigures(rows))
  return isHeaded ? { header: readHeader(first, whom), lines } : withoutHeadings(rows, whom, separator)
}

interface Doubles {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Warning[]
}

const noDoubles: Doubles = { problems: [], warnings: [] }

/** The same name twice is a warning; with the same rating and club it is the same person, unless each has an id. */
function doublesIn(entrants: readonly Newcomer[], lines: readonly Row[]): Doubles {
  const seen = new Map<string, { newcomer: Newcomer; line: number }>()
  const problems: Problem[] = []
  const warnings: Warning[] = []
  for (const [i, newcomer] of entrants.entries()) {
    const [cell] = at(lines, i)
    const name = newcomer.name.toLocaleLowerCase('en')
    const before = seen.get(name)
    seen.set(name, before ?? { newcomer, line: cell.line })
    if (!before || name === '') continue
    if (isSamePerson(before.newcomer, newcomer))
      problems.push(problemAt(cell, message('list-same-person', { name: shown(newcomer.name), line: before.line })))
    else
      warnings.push({
        ...problemAt(cell, message('list-same-name', { name: shown(newcomer.name), line: before.line })),
        sameAs: before.line,
      })
  }
  return { problems, warnings }
}

function isSamePerson(one: Newcomer, other: Newcomer): boolean {
  const isKnown = one.rating !== undefined || one.club !== undefined
  return (
    isKnown && one.rating === other.rating && one.club === other.club && one.id === undefined && other.id === undefined
  )
}

const byPlace = (a: Problem, b: Problem): number => a.line - b.line || a.column - b.column

const nobody = (header: Row): Problem => ({
  line: header[0].line + 1,
  column: 1,
  problem: message('list-nobody'),
})

/** The lines below a header. */
class List {
  readonly problems: Problem[] = []
  private readonly header: Header
  private readonly lineOf = new Map<string, number>()

  constructor(header: Header) {
    this.header = header
  }

  read(line: Row): Newcomer {
    this.checkAllNamed(line)
    const cell = (column: Column): Cell | undefined => line[this.header.indexOf.get(column) ?? line.length]
    return {
      name: usable('name', this.fullName(cell('firstName'), cell('name') ?? emptyIn(line)), this.problems),
      ...this.rating('rating', cell('rating')),
      ...this.rating('maxRating', cell('maxRating')),
      ...this.words('club', cell('club')),
      ...this.words('captain', cell('captain')),
      ...this.paid(cell('paid')),
      ...this.claimed(cell('claimed')),
      ...this.players(line),
      ...this.id(cell('id')),
    }
  }

  private checkAllNamed(line: readonly Cell[]): void {
    const extra = line.find((cell, i) => !this.header.headed.has(i) && cell.text !== '')
    if (extra) this.problems.push(problemAt(extra, message('list-no-heading')))
  }

  /** "Anna", "Müller" in two columns. */
  private fullName(first: Cell | undefined, last: Cell): Cell {
    return first && first.text !== '' ? { ...last, text: `${first.text} ${last.text}`.trim() } : last
  }

  private words(column: 'club' | 'captain', cell: Cell | undefined) {
    return cell && cell.text !== '' ? { [column]: usable(column, cell, this.problems) } : undefined
  }

  private rating(column: 'rating' | 'maxRating', cell: Cell | undefined) {
    if (!cell || cell.text === '') return undefined
    if (/^\d{1,4}$/.test(cell.text)) return { [column]: Number(cell.text) }
    this.problems.push(problemAt(cell, message('list-rating', { column: { text: column } })))
    return undefined
  }

  /** An empty cell leaves it open whether the team has paid. */
  private paid(cell: Cell | undefined) {
    if (!cell || cell.text === '') return undefined
    const paid = paidWords.get(cell.text.toLowerCase())
    if (paid === undefined) this.problems.push(problemAt(cell, message('list-paid', { cell: shown(cell.text) })))
    return paid === undefined ? undefined : { paid }
  }

  private claimed(cell: Cell | undefined) {
    if (!cell || cell.text === '') return undefined
    if (/^[A-Za-z]$/.test(cell.text)) return { claimed: cell.text.toUpperCase() }
    this.problems.push(problemAt(cell, message('list-claimed', { cell: shown(cell.text) })))
    return undefined
  }

  private players(line: Row) {
    const { indexOf, players } = this.header
    const cell = (column: Column): Cell => line[indexOf.get(column) ?? line.length] ?? emptyIn(line)
    const members = players.flatMap((n) => {
      const number = indexOf.has(`number${n}`) ? cell(`number${n}`) : undefined
      const cells = { n, player: cell(`player${n}`), number, masterpoints: cell(`masterpoints${n}`) }
      return readMember(cells, this.problems) ?? []
    })
    return members.length === 0 ? undefined : { players: members }
  }

  private id(cell: Cell | undefined) {
    if (!cell || cell.text === '') return undefined
    const id = alive(cell.text)
    const before = this.lineOf.get(id)
    if (before !== undefined)
      this.problems.push(problemAt(cell, message('list-id-twice', { given: shown(id), line: before })))
    else if (!entrantIdSchema.safeParse(id).success) this.problems.push(problemAt(cell, idShape))
    this.lineOf.set(id, cell.line)
    return { id }
  }
}

/** Stands for a cell that a short line lacks. */
const emptyIn = (line: Row): Cell => ({ ...line[0], text: '' })

const paidWords: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
])

// --- writing -------------------------------------------------------------------------------------

/** The list as `parseEntrants` reads it, without columns that are empty for every entrant. */
export function writeEntrants(entrants: readonly Newcomer[]): string {
  const columns: readonly Column[] = [...entrantColumns, ...playerColumnsOf(entrants)].filter(
    (column) => column === 'name' || entrants.some((entrant) => cellOf(entrant, column) !== ''),
  )
  const isTeams = entrants.some(({ players, captain }) => players !== undefined || captain !== undefined)
  const header = columns.map((column) => (column === 'name' && isTeams ? 'team' : column))
  return writeCells([header, ...entrants.map((entrant) => columns.map((column) => cellOf(entrant, column)))])
}

function playerColumnsOf(entrants: readonly Newcomer[]): Column[] {
  const most = Math.max(0, ...entrants.map(({ players }) => players?.length ?? 0))
  return Array.from({ length: most }, (_, i) => playerColumns.map((column): Column => `${column}${i + 1}`)).flat()
}

function cellOf(entrant: Newcomer, column: Column): string | number {
  const [, kind, n] = /^([a-z]+)(\d+)$/.exec(column) ?? []
  if (kind !== undefined) return memberCell(entrant.players?.[Number(n) - 1], kind as (typeof playerColumns)[number])
  if (column === 'paid') return entrant.paid === undefined ? '' : entrant.paid ? 'yes' : 'no'
  return entrant[column as Exclude<keyof Newcomer, 'paid' | 'players'>] ?? ''
}

function memberCell(
  player: NonNullable<Newcomer['players']>[number] | undefined,
  kind: (typeof playerColumns)[number],
) {
  return (kind === 'player' ? player?.name : player?.[kind]) ?? ''
}
