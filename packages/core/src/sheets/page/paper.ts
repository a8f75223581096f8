/** A sheet of paper as a self-contained page for the browser: it prints on A4 and on US Letter, and asks nobody for anything. */
import { htmlDocument } from '../../bulletin/page/document.ts'
import { escaped } from '../../bulletin/page/parts.ts'
import type { Event } from '../event.ts'
import { paperStyle } from './style.ts'

/** Inside margins of 10 mm on both papers, and a millimetre to spare. */
export const longSide = 258
export const shortSide = 189

export type Orientation = 'landscape' | 'portrait'

export interface Sheet {
  readonly event: Event
  /** "Bracket sheet", "Rack list". */
  readonly what: string
  readonly orientation: Orientation
  readonly style: string
  /** Whole pages, or what runs over as many as it takes. */
  readonly body: string
}

export function paper({ event, what, orientation, style, body }: Sheet): string {
  return htmlDocument({
    title: `${event.title}: ${what}`,
    style: `@page { size: ${orientation}; margin: 10mm; }${paperStyle}${style}`,
    bodyClass: orientation,
    body,
  })
}

/** One page of a fixed size. */
export const page = (content: string, kind = ''): string => `<section class="page ${kind}">${content}</section>`

/** What runs over as many pages as it takes. */
export const running = (content: string): string => `<main class="running">${content}</main>`

/** The title, what sheet it is, and the figures of the head. */
export function masthead({ title }: Event, what: string, figures: readonly string[], aside = ''): string {
  const facts = figures.map((figure) => `<li>${escaped(figure)}</li>`).join('')
  return `<header><div><p class="kicker">${escaped(what)}</p><h1 style="font-size:${titleSize(title)}pt">${escaped(title)}</h1><ul class="facts">${facts}</ul></div>${aside}</header>`
}

/** In points; a long title is set smaller, so that the head keeps its height. */
export const titleSize = (title: string): number => (title.length <= 40 ? 22 : title.length <= 90 ? 15 : 10)

/** "2026-05-01 14:03 UTC". */
export const minuteShown = (at: string): string => at.replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC')

/** "After fact 56, 2026-05-01 14:03 UTC." */
const imprint = ({ after }: Event): string => `After fact ${after.seq}, ${minuteShown(after.at)}`

export const footer = (event: Event, words: string, number?: string): string =>
  `<footer><span>${imprint(event)}${words === '' ? '' : `. ${words}`}</span><span>${number ?? ''}</span></footer>`
