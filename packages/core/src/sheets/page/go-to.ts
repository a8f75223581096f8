/** Go To cards, eight on a page (BRI-67, BRI-76). */
import { escaped } from '../../bulletin/page/parts.ts'
import type { GoToCard, GoToSheet } from '../go-to.ts'
import { type Card, cardPages, cardStyle } from './cards.ts'
import { paper } from './paper.ts'

export function goToHtml(sheet: GoToSheet): string {
  const body = cardPages(sheet.cards.map((card) => cardOf(card, sheet.title)))
  return paper({ event: sheet, what: 'Go To cards', orientation: 'portrait', style: `${cardStyle}${style}`, body })
}

function cardOf(card: GoToCard, title: string): Card {
  const place = card.kind === 'head-to-head' ? `for table ${card.table}` : `ticket ${card.ticket}`
  const top = `<p class="top"><span>Go To card · ${escaped(place)}</span><span>${escaped(title)}</span></p>`
  const html = `${top}<p class="match">${escaped(card.match)}</p>${rowsOf(card)}<p class="report">${escaped(noteOf(card))}</p>`
  const rows = ['', '', ''].map((text) => ({ text, ems: 2.3 }))
  return {
    html,
    lines: [
      { text: `${place}          ${title}`, ems: 1 },
      { text: '', ems: 3 },
      ...rows,
      { text: noteOf(card), ems: 1 },
    ],
  }
}

function rowsOf(card: GoToCard): string {
  const row = (who: string, to: string) =>
    `<dt>${who} to</dt><dd>${to === '' ? '<span class="blank"></span>' : escaped(to)}</dd>`
  const rows =
    card.kind === 'head-to-head'
      ? [row('Winner', card.winner), row('Loser', card.loser)]
      : [row('First', ''), row('Second', ''), row('Loser', card.loser)]
  return `<dl>${rows.join('')}</dl>`
}

const noteOf = ({ kind }: GoToCard): string =>
  kind === 'head-to-head'
    ? 'The letters are your tables in the second half: North-South at the first, East-West at the second.'
    : 'Held back until all three teams have reported; then the director writes first and second in.'

const style = `
.match { font-size: 2.8em; line-height: 1; font-weight: 780; padding: 2mm 0 1mm; }
.cards dl { display: grid; grid-template-columns: auto 1fr; gap: 0 5mm; align-items: baseline; } .cards dt { font-size: 1.2em; color: var(--print-2); } .cards dd { font-size: 1.9em; font-weight: 780; line-height: 1.25; } .cards .blank { width: 24mm; }
`
