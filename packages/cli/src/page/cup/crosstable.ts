/** Who scored how much against whom: a crosstable of those who met, in the order of the table. */
import { type CupView, pointsShown } from '@arbiter/engines'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { harmless, textWidth } from '../text-width.ts'
import { words } from '../words/messages.ts'

/** Where it is too wide it is cut into blocks of columns, each with the names beside it. */
export function metLines(view: CupView, paper: Paper): string[] {
  const points = pointsAgainst(view)
  if (points.size === 0) return []
  const { engines } = view
  const fit = Math.max(1, Math.floor((paper.width - leastLead) / cellRoom(points)))
  const perBlock = Math.ceil(engines.length / Math.ceil(engines.length / fit))
  const lines = [paper.strong(words('term-cup-met'))]
  for (let from = 0; from < engines.length; from += perBlock) {
    const columns = engines.slice(from, from + perBlock).map((_, i) => from + i)
    lines.push(...(from === 0 ? [] : ['']), ...blockLines(view, points, columns, paper))
  }
  return lines
}

/** Number, a short name, and the indent. */
const leastLead = 16

const cellRoom = (points: Points): number => 2 + Math.max(2, ...[...points.values()].map(textWidth))

type Points = ReadonlyMap<string, string>

/** By "row against column". */
function pointsAgainst({ rounds, engines }: CupView): Points {
  const order = new Map(engines.map(({ name }, i) => [name, i]))
  const points = new Map<string, string>()
  for (const { seats, games } of rounds.flatMap(({ matches }) => matches)) {
    if (games.length === 0) continue
    const [first, second] = seats.map(({ name = '' }) => order.get(name))
    points.set(`${first}-${second}`, pointsShown(seats[0].halfPoints))
    points.set(`${second}-${first}`, pointsShown(seats[1].halfPoints))
  }
  return points
}

function blockLines({ engines }: CupView, points: Points, columns: readonly number[], paper: Paper): string[] {
  const heads: Column[] = columns.map((column) => ({ heading: String(column + 1), align: 'right' }))
  const rows = engines.map(
    ({ name }, row): Row => ({
      cells: [String(row + 1), harmless(name), ...columns.map((column) => cellOf(points, row, column))],
    }),
  )
  return table(paper, [{ heading: '', align: 'right' }, { heading: '', least: 8 }, ...heads], rows, '  ')
}

const cellOf = (points: Points, row: number, column: number): string =>
  row === column ? '\\\\' : (points.get(`${row}-${column}`) ?? '·')
