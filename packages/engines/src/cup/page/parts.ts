/** Building blocks of the page. Text from files and engines goes through `escaped`. */

import { instantOf } from '@arbiter/core'
import { seatSaid } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { Colour } from '../../game/record.ts'
import type { SeatView } from '../view.ts'
import { message } from './words/messages.ts'

/** A message as HTML. */
export const htmlOf = (voice: Voice, what: Message | undefined): string => (what ? escaped(voice.say(what)) : '')

export const toldAll = (voice: Voice, says: readonly Message[]): string =>
  says.map((each) => htmlOf(voice, each)).join(' ')

/** The name in a seat, or where its player will come from. */
export const seatName = ({ name, from }: SeatView, voice: Voice): string =>
  name ?? (from ? voice.say(seatSaid(from)) : '')

export const section = (kind: string, heading: string, aside: string, body: string): string =>
  `<section class="${kind}" aria-labelledby="${kind}-heading"><div class="bar"><h2 id="${kind}-heading">${heading}</h2><p>${aside}</p></div>${body}</section>`

/** A block that scrolls sideways; `id` keeps its position when the page reloads. */
export const scrolling = (id: string, label: string, body: string): string =>
  `<div class="scroll" id="${id}" role="region" aria-label="${escaped(label)}" tabindex="0">${body}</div>`

export const sheet = (kind: string, header: readonly string[], rows: readonly string[]): string =>
  `<table class="chart ${kind}"><thead><tr>${header.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`

export const headCell = (text: string, kind = ''): string => `<th scope="col" class="${kind}">${text}</th>`
export const figureCell = (figure: string | number, kind = ''): string =>
  `<td class="num ${kind}">${escaped(String(figure))}</td>`

export function square(colour: Colour, voice: Voice): string {
  const [name, letter] = [message('cup-page-colour', { colour }), message('cup-page-colour-letter', { colour })]
  return `<abbr class="sq ${colour === 'white' ? 'w' : 'b'}" title="${htmlOf(voice, name)}">${htmlOf(voice, letter)}</abbr>`
}

export const stamp = (kind: 'live' | 'wait' | 'needs', word: string): string =>
  `<span class="stamp ${kind}">${escaped(word)}</span>`

/** In the writer's time zone; the script changes it to the reader's. */
export function moment(at: number, voice: Voice): string {
  const instant = instantOf(at)
  return `<time datetime="${instant}">${htmlOf(voice, message('cup-page-instant', { at: { instant } }))}</time>`
}

export const figure = (label: string, big: string, small = '', kind = ''): string =>
  `<div class="${kind}"><dt>${label}</dt><dd>${big}${small === '' ? '' : `<small> ${small}</small>`}</dd></div>`
