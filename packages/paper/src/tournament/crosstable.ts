/** The crosstable on the page. */
import type { CrosstableCell, CrosstableGame, CrosstableRow } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import {
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

export function crosstableSection(rows: readonly CrosstableRow[], voice: Voice): string {
  const header = rows.map(
    ({ number, name }) => `<th scope="col" class="oh"><abbr title="${escaped(name)}">${number}</abbr></th>`,
  )
  const body = rows.map(({ number, name, points, withdrawn, cells }) =>
    row([
      figureCell(number),
      nameCell(name, withdrawnNote(withdrawn, voice)),
      ...cells.map(crossCell),
      `<td class="num total">${points}</td>`,
    ]),
  )
  const all = [headCell('', 'num'), headNamed('name', voice), ...header, headNamed('points', voice, 'num')]
  const name = sectionName('crosstable', voice)
  return section(name, keyOf(voice), scrolling(name, sheet(rows.length > 16 ? 'cross many' : 'cross', all, body)))
}

function keyOf(voice: Voice): string {
  const [white, black] = [inHtml(voice, message('page-cross-white')), inHtml(voice, message('page-cross-black'))]
  const signs = inHtml(voice, message('page-cross-key'))
  return `<span class="g w">1</span> ${white}, <span class="g b">1</span> ${black}; ${signs}`
}

function crossCell(each: CrosstableCell | null): string {
  if (each === null) return '<td class="self"></td>'
  return `<td class="x">${marksOf(each.asWhite, 'w')}${marksOf(each.asBlack, 'b')}</td>`
}

const marksOf = (games: readonly CrosstableGame[], side: 'w' | 'b'): string =>
  games.map((game) => `<span class="g ${side}${scoreClass(game)}">${game.mark}</span>`).join('')

function scoreClass(game: CrosstableGame): string {
  if (game.state !== 'decided') return game.state === 'open' ? ' now' : ' todo'
  return game.score === 'won' ? ' r2' : game.counts ? '' : ' todo'
}
