/** Everybody against everybody. */
import type { CrosstableCell, CrosstableGame, CrosstableRow } from '../crosstable.ts'
import { escaped, figureCell, headCell, nameCell, row, scrolling, section, sheet } from './parts.ts'

export function crosstableSection(rows: readonly CrosstableRow[]): string {
  const header = rows.map(
    ({ number, name }) => `<th scope="col" class="oh"><abbr title="${escaped(name)}">${number}</abbr></th>`,
  )
  const body = rows.map(({ number, name, points, withdrawn, cells }) =>
    row([
      figureCell(number),
      nameCell(name, withdrawn ? 'withdrawn' : ''),
      ...cells.map(crossCell),
      `<td class="num total">${points}</td>`,
    ]),
  )
  const all = [headCell('', 'num'), headCell('Name'), ...header, headCell('Pts', 'num')]
  const key =
    '<span class="g w">1</span> as White, <span class="g b">1</span> as Black; + = − without play, × does not count'
  return section(
    'Crosstable',
    key,
    scrolling('Crosstable', sheet(rows.length > 16 ? 'cross many' : 'cross', all, body)),
  )
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
