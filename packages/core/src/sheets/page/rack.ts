/** The rack list, large enough to be read in passing (BRI-51, BRI-78). */
import { averageShown } from '../../bulletin/figures.ts'
import { escaped } from '../../bulletin/page/parts.ts'
import type { RackList } from '../rack.ts'
import { footer, masthead, paper, running } from './paper.ts'

export function rackHtml(list: RackList): string {
  const average = (figure: number | undefined) => (figure === undefined ? '–' : averageShown(figure))
  const rows = list.brackets.map(
    ({ bracket, teams, tables, high, low }) =>
      `<tr><th scope="row">${escaped(bracket || 'All')}</th><td>${escaped(tables)}</td><td class="num">${teams}</td><td class="num">${average(high)}</td><td class="num">${average(low)}</td></tr>`,
  )
  const table = `<table class="rack"><thead><tr><th scope="col">Bracket</th><th scope="col">Tables</th><th scope="col" class="num">Teams</th><th scope="col" class="num">High</th><th scope="col" class="num">Low</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  const head = masthead(list, 'Rack list', ['High and low: the averages of the teams drawn into each bracket'])
  const body = running(`${head}${table}${footer(list, '')}`)
  return paper({ event: list, what: 'Rack list', orientation: 'portrait', style, body })
}

const style = `
.rack { border-top: 0.5mm solid var(--print); } .rack th, .rack td { font-size: 16pt; } .rack thead th { font-size: 9pt; } .rack tbody th { font-size: 26pt; line-height: 1.1; font-weight: 780; width: 28mm; } .rack td { font-weight: 560; } .rack .num { padding-left: 4mm; }
`
