/** The boards of two teams on a page: what happened at both tables, the IMPs of each, and the total so far. */
import type { BoardView, ScorecardView } from '@arbiter/core/bridge'
import { impsScoreText } from '../../language/figures.ts'
import type { Paper } from '../paper.ts'
import { wrapped } from '../prose.ts'
import { type Column, table } from '../table.ts'
import { asText, harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'

export function scorecardLines({ between, boards, imps, of, missing }: ScorecardView, paper: Paper): string[] {
  const [first = '', second = ''] = between
  const columns: readonly Column[] = [
    { heading: words('term-col-board'), align: 'right' },
    { heading: words('term-north-south', { team: asText(first) }), least: 8 },
    { heading: words('term-north-south', { team: asText(second) }), least: 8 },
    { heading: words('term-col-imps'), align: 'right' },
    { heading: '' },
  ]
  const rows = boards.map((board) => ({ cells: cellsOf(board) }))
  const score = { first: asText(first), score: { text: impsScoreText(imps) }, second: asText(second) }
  const total = missing === 0 ? words('term-card-all', score) : words('term-card-missing', { ...score, missing, of })
  return [...table(paper, columns, rows, '  '), wrapped(`  ${total}`, paper.width, '  ')]
}

const cellsOf = ({ board, half, tables, imps }: BoardView): string[] => [
  String(board),
  ...(tables ? tables.map(String).map(harmless) : ['', '']),
  impsScoreText(imps),
  half === undefined ? '' : words('term-in-half', { half }),
]
