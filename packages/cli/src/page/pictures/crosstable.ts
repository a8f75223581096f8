/** The crosstable on a page; when it is too wide it is cut into blocks of columns, each with the names beside it. */
import type { Crosstable, CrosstableCell, CrosstableRow } from '@arbiter/core/bulletin'
import type { Paper } from '../paper.ts'
import { parts, wrapped } from '../prose.ts'
import { fitted, harmless, padded, textWidth } from '../text-width.ts'
import { words } from '../words/messages.ts'

export function crosstablePage({ rows }: Crosstable, paper: Paper): string {
  const cells = rows.map((row) => row.cells.map(cellText))
  const cellWidth = Math.max(2, ...cells.flat().map(textWidth), String(rows.length).length)
  const nameWidth = Math.min(
    Math.max(4, ...rows.map(({ name }) => textWidth(harmless(name)))),
    Math.floor(paper.width / 3),
  )
  const room = paper.width - lead(rows.length, nameWidth) - pointsWidth
  const each = Math.max(1, Math.floor(room / (cellWidth + 1)))
  const blocks = Math.ceil(rows.length / each)
  const perBlock = Math.ceil(rows.length / blocks)
  const block = (_: unknown, i: number) => {
    const [from, to] = [i * perBlock, Math.min(rows.length, (i + 1) * perBlock)]
    return blockLines(rows, cells, { from, to, cellWidth, nameWidth, isLast: to === rows.length }, paper)
  }
  return parts(...Array.from({ length: blocks }, block), legend(paper))
}

const pointsWidth = 5

const lead = (count: number, nameWidth: number): number => String(count).length + 2 + nameWidth + 1

interface Block {
  readonly from: number
  readonly to: number
  readonly cellWidth: number
  readonly nameWidth: number
  readonly isLast: boolean
}

function blockLines(rows: readonly CrosstableRow[], cells: readonly string[][], block: Block, paper: Paper): string[] {
  const { from, to, cellWidth, nameWidth, isLast } = block
  const numberWidth = String(rows.length).length
  const numbers = rows.slice(from, to).map(({ number }) => padded(String(number), cellWidth + 1, 'right'))
  const head = `${' '.repeat(lead(rows.length, nameWidth))}${numbers.join('')}${isLast ? padded(words('term-col-points'), pointsWidth, 'right') : ''}`
  const lines = rows.map(({ number, name, points, withdrawn }, i) => {
    const beside = `${padded(String(number), numberWidth, 'right')}  ${padded(fitted(harmless(name), nameWidth), nameWidth)} `
    const marks = (cells[i] ?? []).slice(from, to).map((cell) => padded(cell, cellWidth + 1, 'right'))
    const line = `${beside}${marks.join('')}${isLast ? padded(String(points), pointsWidth, 'right') : ''}`
    return withdrawn ? paper.pencil(line) : line
  })
  return [paper.pencil(head), ...lines]
}

function cellText(cell: CrosstableCell | null): string {
  if (cell === null) return '\\\\'
  const marks = (games: CrosstableCell['asWhite']) => games.map(({ mark }) => mark).join('')
  return marks(cell.asWhite) + marks(cell.asBlack)
}

const legend = (paper: Paper): string => paper.pencil(wrapped(words('term-cross-legend'), paper.width))
