/** The rules write moments as they are recorded; people read them on the clock of the room they are in. */
import type { RaceShown, TableRow } from '@arbiter/core'

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The same figures as the clock on the wall here shows, still in the writing of the rules. */
function onWall(at: string): string {
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().replace('.000Z', 'Z')
}

export const rowsOnWall = (rows: readonly TableRow[]): TableRow[] =>
  rows.map((row) => {
    const counts = Object.entries(row).map(([count, value]) => [count, isInstant(value) ? onWall(value) : value])
    return Object.fromEntries(counts) as TableRow
  })

export const raceOnWall = (race: RaceShown): RaceShown => ({
  ...race,
  runners: race.runners.map((runner) =>
    runner.reachedAt === undefined ? runner : { ...runner, reachedAt: onWall(runner.reachedAt) },
  ),
})
