/** Go To cards, eight on a page (BRI-67, BRI-76). */

import type { GoToCard, GoToSheet } from '@arbiter/core/bridge'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { type Card, cardPages, cardStyle } from './cards.ts'
import { paper } from './paper.ts'
import { message } from './words/messages.ts'

export function goToHtml(sheet: GoToSheet, voice: Voice): string {
  const title = voice.say(sheet.title)
  const body = cardPages(sheet.cards.map((card) => cardOf(card, title, voice)))
  return paper({ event: sheet, what: 'go-to', orientation: 'portrait', style: `${cardStyle}${style}`, body }, voice)
}

function cardOf(card: GoToCard, title: string, voice: Voice): Card {
  const place = [message('sheet-card'), placeOf(card)].map((each) => voice.say(each)).join(' · ')
  const note = voice.say(noteOf(card))
  const top = `<p class="top"><span>${escaped(place)}</span><span>${escaped(title)}</span></p>`
  const html = `${top}<p class="match">${escaped(card.match)}</p>${rowsOf(card, voice)}<p class="report">${escaped(note)}</p>`
  const rows = ['', '', ''].map((text) => ({ text, ems: 2.3 }))
  return {
    html,
    lines: [{ text: `${place}     ${title}`, ems: 0.9 }, { text: '', ems: 3 }, ...rows, { text: note, ems: 1 }],
  }
}

const placeOf = (card: GoToCard): Message =>
  card.kind === 'head-to-head'
    ? message('sheet-card-table', { table: { text: card.table } })
    : message('sheet-card-ticket', { ticket: { text: card.ticket } })

type Place = Parameters<typeof message<'sheet-card-goes'>>[1]['place']

function rowsOf(card: GoToCard, voice: Voice): string {
  const row = (place: Place, to = '') =>
    `<dt>${inHtml(voice, message('sheet-card-goes', { place }))}</dt><dd>${to === '' ? '<span class="blank"></span>' : escaped(to)}</dd>`
  const rows =
    card.kind === 'head-to-head'
      ? [row('winner', card.winner), row('loser', card.loser)]
      : [row('first'), row('second'), row('loser', card.loser)]
  return `<dl>${rows.join('')}</dl>`
}

const noteOf = ({ kind }: GoToCard): Message =>
  message(kind === 'head-to-head' ? 'sheet-card-tables' : 'sheet-card-held')

const style = `
.match { font-size: 2.8em; line-height: 1; font-weight: 780; padding: 2mm 0 1mm; }
.cards dl { display: grid; grid-template-columns: auto 1fr; gap: 0 5mm; align-items: baseline; } .cards dt { font-size: 1.2em; color: var(--print-2); } .cards dd { font-size: 1.9em; font-weight: 780; line-height: 1.25; } .cards .blank { width: 24mm; }
`
