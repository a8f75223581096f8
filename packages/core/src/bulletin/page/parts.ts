/** The pieces a page is made of: sections, tables, cells. Everything that comes from people goes through `escaped`. */
import type { Message, Saying, Voice } from '../../message/message.ts'
import { type SeatShown, seatSaid } from '../../outline/seat.ts'
import { message } from './words/messages.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * As text or in an attribute; nothing in it can end a tag, break the page, or turn the line around. Names that are
 * written from right to left come isolated (U+2068, U+2069), and that stays.
 */
export const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"']|[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066\u2067\uFEFF]/gu,
    (char) => entities[char] ?? '\uFFFD',
  )

/** What is said, if anything, as HTML. */
export const told = (voice: Voice, what: Message | undefined): string => (what ? escaped(voice.say(what)) : '')

/** All sentences, one after the other. */
export const toldAll = (voice: Voice, { says }: Saying): string => says.map((each) => told(voice, each)).join(' ')

export const section = (heading: string, aside: string, body: string): string =>
  `<section><div class="bar"><h2>${heading}</h2><p>${aside}</p></div>${body}</section>`

export const scrolling = (label: string, body: string): string =>
  `<div class="scroll" role="region" aria-label="${label}" tabindex="0">${body}</div>`

export const sheet = (kind: string, header: readonly string[], rows: readonly string[]): string =>
  `<table class="chart ${kind}"><thead><tr>${header.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`

/** Something long that opens when it is asked for. */
export const folded = (summary: string, body: string, isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}><summary>${summary}</summary>${body}</details>`

export const row = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`
export const cell = (text: string): string => `<td>${escaped(text)}</td>`
export const headCell = (text: string, kind = ''): string => `<th scope="col" class="${kind}">${text}</th>`
export const figureCell = (figure: string | number, kind = ''): string =>
  `<td class="num${kind}">${escaped(String(figure))}</td>`
export const nameCell = (name: string, status: string): string =>
  `<th scope="row">${escaped(name)}${status ? ` <span class="note">${status}</span>` : ''}</th>`

/** Who sits there, or in pencil who will. */
export function seatName(seat: SeatShown, voice: Voice): string {
  const words = told(voice, seatSaid(seat))
  return seat.entrant === undefined ? `<span class="slot">${words}</span>` : words
}

/** "now", in ink. */
export const nowStamp = (voice: Voice): string => `<span class="stamp">${told(voice, message('page-now'))}</span>`

/** A winner's mark. */
export const tick = (voice: Voice): string => tickFor(told(voice, message('page-tick')))

/** With what it means, for those who do not see it. */
export const tickFor = (meaning: string): string =>
  `<svg class="tick" viewBox="0 0 12 12" role="img" aria-label="${meaning}"><path d="M1.5 6.5 4.8 9.8 10.8 2.2"/></svg>`

type Head = Parameters<typeof message<'page-head'>>[1]['head']

/** The head of a column that several tables have. */
export const headNamed = (head: Head, voice: Voice, kind = ''): string =>
  headCell(told(voice, message('page-head', { head })), kind)

type Section = Parameters<typeof message<'page-section'>>[1]['section']

export const sectionName = (name: Section, voice: Voice): string =>
  told(voice, message('page-section', { section: name }))

/** What stands behind the name of somebody who is no longer there. */
export const withdrawnNote = (isWithdrawn: boolean | undefined, voice: Voice): string =>
  isWithdrawn ? told(voice, message('page-withdrawn')) : ''
