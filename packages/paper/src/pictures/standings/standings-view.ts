/** What stands in a table of standings, in which columns. */
import { type Bulletin, columnShown, columnsFor, type TableRow } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'

export interface StandingsView {
  readonly of: 'players' | 'teams'
  readonly columns: readonly StandingsColumn[]
  readonly rows: readonly StandingsLine[]
}

interface StandingsColumn {
  readonly count: string
  readonly heading: Message
  readonly meaning: Message
  /** The figure the table is read for. */
  readonly isKey: boolean
}

export interface StandingsLine {
  /** "3", "3–4" when shared. */
  readonly place: string
  /** Shares the place of the line above, which has it already. */
  readonly isShared: boolean
  readonly name: string
  readonly status: 'withdrew' | 'annulled' | undefined
  /** One for each column. */
  readonly figures: readonly (Message | undefined)[]
  /** The first line of another division. */
  readonly isNextDivision: boolean
  /** The name above, if it has as many points, so that the next columns decide. */
  readonly levelWith: string | undefined
}

type Table = Pick<Bulletin, 'entrants' | 'table'>

/** Of these rows of the table, or of all. */
export function standingsView(
  { format }: Pick<Tournament, 'format'>,
  { entrants, table }: Table,
  rows: readonly TableRow[] = table,
): StandingsView {
  const gone = new Set(entrants.filter(({ withdrawn }) => withdrawn).map(({ name }) => name))
  const columns = columnsFor(format, rows)
  const shown = columns.map((column) => columnShown(column, rows))
  return {
    of: format.about.whom,
    columns: columns.map(({ count, heading, meaning }) => ({ count, heading, meaning, isKey: keys.has(count) })),
    rows: rows.map((row, i) => ({
      place: row.place,
      isShared: rows[i - 1]?.place === row.place && !isNextDivision(rows, i),
      name: row.name,
      status: row['annulled'] === true ? 'annulled' : gone.has(row.name) ? 'withdrew' : undefined,
      figures: shown.map((figure) => figure(row)),
      isNextDivision: isNextDivision(rows, i),
      levelWith: levelWith(rows[i - 1], row),
    })),
  }
}

const keys: ReadonlySet<string> = new Set(['points', 'performance', 'victoryPoints'])

/** The part of a table that fits on a page; the first line says its place in any case. */
export const linesOf = (
  view: StandingsView,
  lines: readonly StandingsLine[],
  columns = view.columns.length,
): StandingsView => ({
  ...view,
  columns: view.columns.slice(0, columns),
  rows: lines.map((line, i) => ({
    ...line,
    isShared: i > 0 && line.isShared,
    figures: line.figures.slice(0, columns),
  })),
})

/** Only these columns, in the order of the table. */
export function withColumns(view: StandingsView, counts: readonly string[]): StandingsView {
  const kept = view.columns.map(({ count }) => counts.includes(count))
  const only = <Each>(each: readonly Each[]): readonly Each[] => each.filter((_, i) => kept[i])
  return {
    ...view,
    columns: only(view.columns),
    rows: view.rows.map((row) => ({ ...row, figures: only(row.figures) })),
  }
}

const isNextDivision = (rows: readonly TableRow[], i: number): boolean =>
  i > 0 && rows[i]?.['bracket'] !== rows[i - 1]?.['bracket']

const levelWith = (above: TableRow | undefined, row: TableRow): string | undefined =>
  above !== undefined && above['points'] === row['points'] && Number(row['points']) > 0 ? above.name : undefined
