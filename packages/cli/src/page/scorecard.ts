/** The boards of two teams on a page: what happened at both tables, the IMPs of each, and the total so far. */
import { type BoardShown, plural, type ScorecardShown, scoreInImps } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { type Column, table } from './table.ts'
import { harmless } from './text-width.ts'

export function scorecardLines({ between, boards, imps, of, missing }: ScorecardShown, paper: Paper): string[] {
  const [first = '', second = ''] = between.map(harmless)
  const columns: readonly Column[] = [
    { heading: 'Board', align: 'right' },
    { heading: `${first} N-S`, least: 8 },
    { heading: `${second} N-S`, least: 8 },
    { heading: 'IMPs', align: 'right' },
    { heading: '' },
  ]
  const rows = boards.map((board) => ({ cells: cellsOf(board) }))
  const left = missing === 0 ? 'all boards are in' : `${missing} of ${plural(of, 'board')} missing`
  const total = `${first} ${scoreInImps(imps)} ${second} so far; ${left}.`
  return [...table(paper, columns, rows, '  '), wrapped(`  ${total}`, paper.width, '  ')]
}

const cellsOf = ({ board, half, tables, imps }: BoardShown): string[] => [
  String(board),
  ...(tables ? tables.map(String).map(harmless) : ['', '']),
  scoreInImps(imps),
  half === undefined ? '' : `half ${half}`,
]
