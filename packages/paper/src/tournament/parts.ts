/** The parts of a page: sections, tables, cells. All user text goes through `escaped`. */

import { type SeatOutline, seatSaid } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import { escaped, inHtml, tickFor } from '../document/html.ts'
import { message } from './words/messages.ts'

export const section = (heading: string, aside: string, body: string): string =>
  `<section><div class="section"><h2>${heading}</h2>${aside === '' ? '' : `<span class="push">${aside}</span>`}</div>${body}</section>`

export const scrolling = (label: string, body: string): string =>
  `<div class="scroll" role="region" aria-label="${label}" tabindex="0">${body}</div>`

export const sheet = (kind: string, header: readonly string[], rows: readonly string[]): string =>
  `<table class="chart ${kind}"><thead><tr>${header.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`

/** A folded section. */
export const folded = (summary: string, body: string, isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}><summary>${summary}</summary>${body}</details>`

export const row = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`
export const cell = (text: string): string => `<td>${escaped(text)}</td>`
export const headCell = (text: string, kind = ''): string => `<th scope="col" class="${kind}">${text}</th>`
export const figureCell = (figure: string | number, kind = ''): string =>
  `<td class="num${kind}">${escaped(String(figure))}</td>`
export const nameCell = (name: string, status: string): string =>
  `<th scope="row">${escaped(name)}${status ? ` <span class="note">${status}</span>` : ''}</th>`

/** The entrant in a seat; in pencil the source of a future one. */
export function seatName(seat: SeatOutline, voice: Voice): string {
  const words = inHtml(voice, seatSaid(seat))
  return seat.entrant === undefined ? `<span class="slot">${words}</span>` : words
}

/** "now", in ink. */
export const nowStamp = (voice: Voice): string => `<span class="stamp">${inHtml(voice, message('page-now'))}</span>`

/** A winner's mark. */
export const tick = (voice: Voice): string => tickFor(inHtml(voice, message('page-tick')))

type Head = Parameters<typeof message<'page-head'>>[1]['head']

/** The heading of a column that several tables share. */
export const headNamed = (head: Head, voice: Voice, kind = ''): string =>
  headCell(inHtml(voice, message('page-head', { head })), kind)

type Section = Parameters<typeof message<'page-section'>>[1]['section']

export const sectionName = (name: Section, voice: Voice): string =>
  inHtml(voice, message('page-section', { section: name }))

/** The mark after the name of an entrant who withdrew. */
export const withdrawnNote = (isWithdrawn: boolean | undefined, voice: Voice): string =>
  isWithdrawn ? inHtml(voice, message('page-withdrawn')) : ''
