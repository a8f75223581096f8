/** The round robin of five teams: IMPs against each, victory points, who advances. */

import { type BulletinRoundRobin, halvesShown } from '@arbiter/core/bulletin'
import { impsScoreText } from '../../language/figures.ts'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'

export function roundRobinLines({ name, rows, places }: BulletinRoundRobin, paper: Paper): string[] {
  const hasRoom = paper.width >= 90
  const columns: Column[] = [
    { heading: '', align: 'right' },
    { heading: words('term-col-team'), least: 8 },
    { heading: words('term-col-victory-points'), align: 'right' },
    { heading: words('term-col-won'), align: 'right' },
    ...rows.map(({ number }): Column => ({ heading: words('term-robin-against', { number }), align: 'right' })),
  ]
  const lines = rows.map((row, i): Row => {
    const cells = row.cells.map((cell) => (cell === null ? '\\\\' : cellText(cell, hasRoom)))
    const name = `${row.number} ${harmless(row.name)}`
    return {
      cells: [row.place, name, String(row.victoryPoints), halvesShown(row.won), ...cells],
      ...(i < places ? {} : { style: paper.pencil }),
    }
  })
  return [
    paper.strong(textOf(name)),
    ...table(paper, columns, lines, '  '),
    paper.pencil(`  ${hasRoom ? words('term-robin-legend-imps', { places }) : words('term-robin-legend', { places })}`),
  ]
}

type Cell = NonNullable<BulletinRoundRobin['rows'][number]['cells'][number]>

/** "16 (22–9)", or "16" where there is little room; "·" while it is to be played. */
function cellText({ imps, victoryPoints, state }: Cell, hasRoom: boolean): string {
  if (victoryPoints === undefined) return state === 'open' ? '▸' : '·'
  if (!hasRoom) return String(victoryPoints)
  return imps ? `${victoryPoints} (${impsScoreText(imps)})` : `${victoryPoints} (–)`
}
