/** The round robin of five teams: victory points and IMPs against each, in the order of the places. */
import { type BulletinRoundRobin, halvesShown, type RoundRobinCell } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { figureCell, headCell, headNamed, nameCell, scrolling, section, sheet } from './parts.ts'
import { message } from './words/messages.ts'

export function roundRobinSection({ name, rows, places }: BulletinRoundRobin, voice: Voice): string {
  const heads = rows.map(
    ({ number, name }) =>
      `<th scope="col" class="oh"><abbr title="${escaped(name)}">${inHtml(voice, message('page-robin-against', { number }))}</abbr></th>`,
  )
  const header = [
    headCell('', 'num'),
    headNamed('number', voice, 'num'),
    headNamed('team', voice),
    shortHead(message('page-robin-vp'), message('page-robin-vp-about'), voice),
    shortHead(message('page-robin-won'), message('page-robin-won-about'), voice),
    ...heads,
  ]
  const body = rows.map((row, i) => {
    const cells = [
      figureCell(row.place),
      figureCell(row.number),
      nameCell(row.name, ''),
      figureCell(row.victoryPoints, ' total'),
      figureCell(halvesShown(row.won)),
      ...row.cells.map((cell) => cellOf(cell, voice)),
    ]
    return `<tr${i === places ? ' class="line"' : ''}>${cells.join('')}</tr>`
  })
  const aside = inHtml(voice, message('page-robin-about', { count: places }))
  return section(inHtml(voice, name), aside, scrolling(inHtml(voice, name), sheet('cross robin', header, body)))
}

const shortHead = (heading: Message, meaning: Message, voice: Voice): string =>
  headCell(`<abbr title="${inHtml(voice, meaning)}">${inHtml(voice, heading)}</abbr>`, 'num')

function cellOf(cell: RoundRobinCell | null, voice: Voice): string {
  if (cell === null) return '<td class="self"></td>'
  const { victoryPoints, imps } = cell
  if (victoryPoints === undefined) return openCell(cell, voice)
  const score = imps ? message('page-result', { result: { result: imps } }) : message('page-robin-not-played')
  return `<td class="x"><b${victoryPoints > 10 ? '' : ' class="low"'}>${victoryPoints}</b><small>${inHtml(voice, score)}</small></td>`
}

function openCell({ state, match }: RoundRobinCell, voice: Voice): string {
  const [isNow, name] = [state === 'open', message('page-robin-match', { match: { match } })]
  return `<td class="x"><span class="todo${isNow ? ' now' : ''}" title="${inHtml(voice, name)}">${isNow ? inHtml(voice, message('page-now')) : '·'}</span></td>`
}
