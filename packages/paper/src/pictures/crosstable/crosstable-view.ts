/** What stands in a crosstable, and where. */
import type { Crosstable, CrosstableCell, CrosstableGame, CrosstableRow } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export interface CrosstableView {
  readonly columns: readonly CrosstableColumn[]
  readonly rows: readonly CrosstableLine[]
  /** Many columns: narrower cells, and the headings again below the last row. */
  readonly isDense: boolean
}

interface CrosstableColumn {
  readonly number: number
  readonly name: string
  /** A few letters of the name if they tell everybody apart, else the number. */
  readonly heading: string
}

interface CrosstableLine {
  readonly number: number
  /** In front of the name: the number of the own column if columns are numbered, else the place, once for all who share it. */
  readonly place: string
  readonly name: string
  readonly hasWithdrawn: boolean
  readonly points: number
  /** One for each column; nothing against oneself. */
  readonly cells: readonly (readonly CrosstableMark[] | undefined)[]
}

export interface CrosstableMark {
  readonly match: string
  readonly game: number
  readonly colour: 'white' | 'black'
  readonly mark: string
  readonly state: 'won' | 'drawn' | 'lost' | 'void' | 'open' | 'waiting'
  /** For those who do not see where it stands. */
  readonly says: Message
}

/** With more columns than this, letters of names are too wide. */
const mostLettered = 14

export function crosstableView({ rows }: Crosstable): CrosstableView {
  const headings = headingsOf(rows)
  const isNumbered = rows.length > 0 && headings[0] === String(rows[0]?.number)
  return {
    columns: rows.map(({ number, name }, i) => ({ number, name, heading: headings[i] ?? '' })),
    rows: rows.map((row, i) => ({
      number: row.number,
      place: isNumbered ? String(row.number) : rows[i - 1]?.place === row.place ? '=' : String(row.rank),
      name: row.name,
      hasWithdrawn: row.withdrawn ?? false,
      points: row.points,
      cells: row.cells.map((cell, j) => (cell ? marksIn(cell, row.name, rows[j]?.name ?? '') : undefined)),
    })),
    isDense: rows.length > mostLettered,
  }
}

/** The part of a crosstable that fits on a sheet of paper: some of its lines, and some of its columns. */
export const partOf = (view: CrosstableView, lines: readonly number[], columns: readonly number[]): CrosstableView => ({
  columns: view.columns.filter((_, i) => columns.includes(i)),
  rows: view.rows
    .filter((_, i) => lines.includes(i))
    .map((row) => ({ ...row, cells: row.cells.filter((_, i) => columns.includes(i)) })),
  isDense: view.isDense,
})

function headingsOf(rows: readonly CrosstableRow[]): string[] {
  const short = rows.map(({ name }) => [...(name.split(/\s+/).at(-1) ?? '')].slice(0, 3).join(''))
  const isTelling = rows.length <= mostLettered && new Set(short).size === rows.length && !short.includes('')
  return isTelling ? short : rows.map(({ number }) => String(number))
}

const marksIn = ({ asWhite, asBlack }: CrosstableCell, name: string, other: string): CrosstableMark[] => [
  ...asWhite.map((game) => markOf(game, 'white', name, other)),
  ...asBlack.map((game) => markOf(game, 'black', name, other)),
]

function markOf(game: CrosstableGame, colour: 'white' | 'black', name: string, other: string): CrosstableMark {
  const mark = saidOf(game)
  const says = message('crosstable-cell', {
    name: { text: name },
    colour,
    other: { text: other },
    mark,
    match: { text: game.match },
  })
  return { match: game.match, game: game.game, colour, mark: game.mark, state: stateOf(game), says }
}

function stateOf(game: CrosstableGame): CrosstableMark['state'] {
  if (game.state !== 'decided') return game.state
  return game.counts && game.score !== 'none' ? game.score : 'void'
}

const saidOf = (game: CrosstableGame): Message =>
  game.state === 'decided'
    ? message('crosstable-mark', { mark: { text: game.mark } })
    : message(game.state === 'open' ? 'crosstable-open' : 'crosstable-waiting')
