/** The table, and before the start the list of entrants. */
import type { Tournament } from '../../tournament/tournament.ts'
import { briefly } from '../remarks.ts'
import type { Bulletin } from '../show.ts'
import { columnShown, columnsFor, type TableRow } from '../table.ts'
import { cell, escaped, figureCell, headCell, nameCell, row, scrolling, section, sheet } from './parts.ts'

export function entrants({ entrants }: Bulletin): string {
  const rows = entrants.map(({ number, name, rating, club, withdrawn }) =>
    row([figureCell(number), nameCell(name, withdrawn ? 'withdrawn' : ''), figureCell(rating ?? ''), cell(club ?? '')]),
  )
  const header = [headCell('', 'num'), headCell('Name'), headCell('Rating', 'num'), headCell('Club')]
  return section('Entrants', '', scrolling('Entrants', sheet('', header, rows)))
}

export function standings({ format }: Tournament, { table, remarks }: Bulletin): string {
  const columns = columnsFor(format, table)
  const header = columns.map(
    ({ heading, meaning }) =>
      `<th scope="col" class="num"><abbr title="${escaped(meaning)}">${escaped(heading)}</abbr></th>`,
  )
  const shown = columns.map((column) => {
    const text = columnShown(column, table)
    return (each: TableRow) => figureCell(text(each), column.count === 'performance' ? ' total' : '')
  })
  const rows = table.map((each, i) => {
    const status = each['annulled'] ? 'results annulled' : each['withdrawn'] ? 'withdrawn' : ''
    const cells = [figureCell(each.place), nameCell(each.name, status), ...shown.map((cellOf) => cellOf(each))]
    const isNextBracket = i > 0 && each['bracket'] !== table[i - 1]?.['bracket']
    return isNextBracket ? `<tr class="line">${cells.join('')}</tr>` : row(cells)
  })
  const body = scrolling('Standings', sheet('stand', [headCell('', 'num'), headCell('Name'), ...header], rows))
  const key = columns.map(({ heading, meaning }) => `<b>${escaped(heading)}</b> ${escaped(meaning)}`).join('; ')
  const said = briefly(remarks).map(
    ({ sentence, rule }) => `<p class="voice">${escaped(sentence)} <span class="rule">${escaped(rule)}</span></p>`,
  )
  return section('Standings', '', `${body}<p class="voice">${key}.</p>${said.join('')}`)
}
