/** A sheet of paper as a self-contained page for the browser: prints on A4 and US Letter, and loads nothing. */

import type { Event } from '@arbiter/core/bridge'
import type { Message, Voice } from '@arbiter/core/messages'
import { htmlDocument } from '../document/document.ts'
import { escaped, inHtml, tickFor } from '../document/html.ts'
import { paperStyle } from './style.ts'
import { message } from './words/messages.ts'

/** Inside margins of 10 mm on both papers, and a millimetre to spare. */
export const longSide = 258
export const shortSide = 189

export type Orientation = 'landscape' | 'portrait'

export interface Sheet {
  readonly event: Event
  readonly what: SheetKind
  readonly orientation: Orientation
  readonly style: string
  /** Fixed pages, or text that runs on. */
  readonly body: string
}

type SheetKind = Parameters<typeof message<'sheet-name'>>[1]['sheet']

export const sheetName = (sheet: SheetKind): Message => message('sheet-name', { sheet })

export function paper({ event, what, orientation, style, body }: Sheet, voice: Voice): string {
  const title = { text: voice.say(event.title) }
  return htmlDocument({
    language: voice.language,
    title: voice.say(message('sheet-document', { title, sheet: sheetName(what) })),
    style: `@page { size: ${orientation}; margin: 10mm; }${paperStyle}${style}`,
    bodyClass: orientation,
    body,
  })
}

/** One page of a fixed size. */
export const page = (content: string, kind = ''): string => `<section class="page ${kind}">${content}</section>`

/** Text that runs on over several pages. */
export const running = (content: string): string => `<main class="running">${content}</main>`

interface Head {
  readonly what: Message
  readonly figures?: readonly Message[]
  readonly aside?: string
}

/** The title, what sheet it is, and the figures of the head. */
export function masthead({ title }: Event, { what, figures = [], aside = '' }: Head, voice: Voice): string {
  const facts = figures.map((figure) => `<li>${inHtml(voice, figure)}</li>`).join('')
  const name = voice.say(title)
  return `<header><div><p class="kicker">${inHtml(voice, what)}</p><h1 style="font-size:${titleSize(name)}pt">${escaped(name)}</h1><ul class="facts">${facts}</ul></div>${aside}</header>`
}

/** The mark of a team that advances. */
export const tick = (voice: Voice): string => tickFor(inHtml(voice, message('sheet-tick')))

/** In points; a long title is set smaller, so that the head keeps its height. */
export const titleSize = (title: string): number => (title.length <= 40 ? 22 : title.length <= 90 ? 15 : 10)

/** "As of 1 May 2026, 14:03." and further notes. */
export const imprint = ({ after }: Event, words: readonly Message[], voice: Voice): string =>
  [message('sheet-imprint', { at: { instant: after.at } }), ...words].map((each) => voice.say(each)).join(' ')

export const footer = (event: Event, voice: Voice, words: readonly Message[] = [], number = ''): string =>
  `<footer><span>${escaped(imprint(event, words, voice))}</span><span>${escaped(number)}</span></footer>`
