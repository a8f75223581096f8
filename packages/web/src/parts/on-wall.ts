/** The rules write moments as they are recorded; people read them on the clock of the room they are in. */
import { type AnyFormat, columnShown, type RaceShown, type TableRow } from '@arbiter/core'

type Column = AnyFormat['columns'][number]

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The same figures as the clock on the wall here shows, still in the writing of the rules. */
function onWall(at: string): string {
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().replace('.000Z', 'Z')
}

/** What stands in a column of a table: every screen, hall and paper asks here. */
export function columnOnWall(column: Column, rows: readonly TableRow[]): (row: TableRow) => string {
  const shown = columnShown(column, rows.map(rowOnWall))
  return (row) => shown(rowOnWall(row))
}

function rowOnWall(row: TableRow): TableRow {
  const counts = Object.entries(row).map(([count, value]) => [count, isInstant(value) ? onWall(value) : value])
  return Object.fromEntries(counts) as TableRow
}

export const raceOnWall = (race: RaceShown): RaceShown => ({
  ...race,
  runners: race.runners.map((runner) =>
    runner.reachedAt === undefined ? runner : { ...runner, reachedAt: onWall(runner.reachedAt) },
  ),
})
