/** The round robin of five teams: IMPs against each, victory points, who goes on. */
import { halvesShown, type RoundRobinShown, scoreInImps } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless } from './text-width.ts'

export function roundRobinLines({ name, rows, places }: RoundRobinShown, paper: Paper): string[] {
  const hasRoom = paper.width >= 90
  const columns: Column[] = [
    { heading: '', align: 'right' },
    { heading: 'Team', least: 8 },
    { heading: 'VP', align: 'right' },
    { heading: 'Won', align: 'right' },
    ...rows.map(({ number }): Column => ({ heading: `v ${number}`, align: 'right' })),
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
    paper.strong(name),
    ...table(paper, columns, lines, '  '),
    paper.pencil(`  Victory points against each${hasRoom ? ', in brackets the IMPs' : ''}; ${places} go on.`),
  ]
}

type Cell = NonNullable<RoundRobinShown['rows'][number]['cells'][number]>

/** "16 (22–9)", or "16" where there is little room; "·" while it is to be played. */
function cellText({ imps, victoryPoints, state }: Cell, hasRoom: boolean): string {
  if (victoryPoints === undefined) return state === 'open' ? '▸' : '·'
  if (!hasRoom) return String(victoryPoints)
  return imps ? `${victoryPoints} (${scoreInImps(imps)})` : `${victoryPoints} (–)`
}
