/** The round robin of five teams: victory points and IMPs against each, in the order of the places. */
import { halvesShown } from '../figures.ts'
import { scoreInImps } from '../imps.ts'
import type { RoundRobinCell, RoundRobinShown } from '../round-robin.ts'
import { escaped, figureCell, headCell, nameCell, scrolling, section, sheet } from './parts.ts'

export function roundRobinSection({ name, rows, places }: RoundRobinShown): string {
  const heads = rows.map(
    ({ number, name }) => `<th scope="col" class="oh"><abbr title="${escaped(name)}">v ${number}</abbr></th>`,
  )
  const header = [
    headCell('', 'num'),
    headCell('No.', 'num'),
    headCell('Team'),
    headCell('<abbr title="victory points">VP</abbr>', 'num'),
    headCell('<abbr title="matches won">Won</abbr>', 'num'),
    ...heads,
  ]
  const body = rows.map((row, i) => {
    const cells = [
      figureCell(row.place),
      figureCell(row.number),
      nameCell(row.name, ''),
      figureCell(row.victoryPoints, ' total'),
      figureCell(halvesShown(row.won)),
      ...row.cells.map(cellOf),
    ]
    return `<tr${i === places ? ' class="line"' : ''}>${cells.join('')}</tr>`
  })
  const aside = `Victory points against each, below them the IMPs; ${places} go on`
  return section(escaped(name), aside, scrolling(escaped(name), sheet('cross robin', header, body)))
}

function cellOf(cell: RoundRobinCell | null): string {
  if (cell === null) return '<td class="self"></td>'
  const { victoryPoints, imps, state, match } = cell
  if (victoryPoints === undefined)
    return `<td class="x"><span class="todo${state === 'open' ? ' now' : ''}" title="match ${escaped(match)}">${state === 'open' ? 'now' : '·'}</span></td>`
  return `<td class="x"><b${victoryPoints > 10 ? '' : ' class="low"'}>${victoryPoints}</b><small>${imps ? scoreInImps(imps) : 'not played'}</small></td>`
}
