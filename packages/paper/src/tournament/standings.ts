/** The table; before the start the list of entrants. */
import { type Bulletin, briefly, columnShown, columnsFor, type TableRow } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { allInHtml, escaped, inHtml } from '../document/html.ts'
import {
  cell,
  figureCell,
  headCell,
  headNamed,
  nameCell,
  row,
  scrolling,
  section,
  sectionName,
  sheet,
  withdrawnNote,
} from './parts.ts'
import { message } from './words/messages.ts'

export function entrants({ entrants }: Bulletin, voice: Voice): string {
  const rows = entrants.map(({ number, name, rating, club, withdrawn }) =>
    row([
      figureCell(number),
      nameCell(name, withdrawnNote(withdrawn, voice)),
      figureCell(rating ?? ''),
      cell(club ?? ''),
    ]),
  )
  const heads = [headNamed('name', voice), headNamed('rating', voice, 'num'), headNamed('club', voice)]
  const name = sectionName('entrants', voice)
  return section(name, '', scrolling(name, sheet('', [headCell('', 'num'), ...heads], rows)))
}

export function standings({ format }: Tournament, { table, remarks }: Bulletin, voice: Voice): string {
  const columns = columnsFor(format, table).map((column) => ({
    ...column,
    heading: escaped(voice.say(column.heading)),
    meaning: escaped(voice.say(column.meaning)),
  }))
  const header = columns.map(
    ({ heading, meaning }) => `<th scope="col" class="num"><abbr title="${meaning}">${heading}</abbr></th>`,
  )
  const shown = columns.map((column) => {
    const text = columnShown(column, table)
    return (each: TableRow) => figureCell(inHtml(voice, text(each)), column.count === 'performance' ? ' total' : '')
  })
  const rows = table.map((each, i) => {
    const status = each['annulled']
      ? inHtml(voice, message('page-annulled'))
      : withdrawnNote(each['withdrawn'] === true, voice)
    const cells = [figureCell(each.place), nameCell(each.name, status), ...shown.map((cellOf) => cellOf(each))]
    const isNextBracket = i > 0 && each['bracket'] !== table[i - 1]?.['bracket']
    return isNextBracket ? `<tr class="line">${cells.join('')}</tr>` : row(cells)
  })
  const name = sectionName('standings', voice)
  const heads = [headCell('', 'num'), headNamed('name', voice), ...header]
  const body = scrolling(name, sheet('stand', heads, rows))
  const key = columns.map(({ heading, meaning }) => `<b>${heading}</b> ${meaning}`).join('; ')
  const said = briefly(remarks).map(
    (remark) => `<p class="voice">${allInHtml(voice, remark)} <span class="rule">${escaped(remark.rule)}</span></p>`,
  )
  return section(name, '', `${body}<p class="voice">${key}.</p>${said.join('')}`)
}
