/** The rack list, large enough to be read in passing (BRI-51, BRI-78). */

import type { RackList } from '@arbiter/core/bridge'
import type { Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { averageSaid } from './bracket-words.ts'
import { footer, masthead, paper, running, sheetName } from './paper.ts'
import { message } from './words/messages.ts'

export function rackHtml(list: RackList, voice: Voice): string {
  const average = (figure: number | undefined) => (figure === undefined ? '–' : inHtml(voice, averageSaid(figure)))
  const rows = list.brackets.map(
    ({ bracket, teams, tables, high, low }) =>
      `<tr><th scope="row">${bracket === '' ? inHtml(voice, message('sheet-all')) : escaped(bracket)}</th><td>${escaped(tables)}</td><td class="num">${teams}</td><td class="num">${average(high)}</td><td class="num">${average(low)}</td></tr>`,
  )
  const table = `<table class="rack"><thead><tr>${headsOf(voice)}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  const head = masthead(list, { what: sheetName('rack'), figures: [message('sheet-rack-averages')] }, voice)
  const body = running(`${head}${table}${footer(list, voice)}`)
  return paper({ event: list, what: 'rack', orientation: 'portrait', style, body }, voice)
}

const heads = ['bracket', 'tables', 'teams', 'high', 'low'] as const

const headsOf = (voice: Voice): string =>
  heads
    .map(
      (head, i) =>
        `<th scope="col"${i < 2 ? '' : ' class="num"'}>${inHtml(voice, message('sheet-rack-head', { head }))}</th>`,
    )
    .join('')

const style = `
.rack { border-top: 0.5mm solid var(--print); } .rack th, .rack td { font-size: 16pt; } .rack thead th { font-size: 9pt; } .rack tbody th { font-size: 26pt; line-height: 1.1; font-weight: 780; width: 28mm; } .rack td { font-weight: 560; } .rack .num { padding-left: 4mm; }
`
