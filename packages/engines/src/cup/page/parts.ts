/** The pieces the page is made of. Everything that comes from a file or an engine goes through `escaped`. */
import { escaped } from '@arbiter/core'
import type { Colour } from '../../game/record.ts'

export const section = (kind: string, heading: string, aside: string, body: string): string =>
  `<section class="${kind}" aria-labelledby="${kind}-heading"><div class="bar"><h2 id="${kind}-heading">${heading}</h2><p>${aside}</p></div>${body}</section>`

/** What may be wider than the screen scrolls by itself; `id` keeps its place when the page is loaded anew. */
export const scrolling = (id: string, label: string, body: string): string =>
  `<div class="scroll" id="${id}" role="region" aria-label="${escaped(label)}" tabindex="0">${body}</div>`

export const sheet = (kind: string, header: readonly string[], rows: readonly string[]): string =>
  `<table class="chart ${kind}"><thead><tr>${header.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`

export const headCell = (text: string, kind = ''): string => `<th scope="col" class="${kind}">${text}</th>`
export const figureCell = (figure: string | number, kind = ''): string =>
  `<td class="num ${kind}">${escaped(String(figure))}</td>`

export const square = (colour: Colour): string =>
  colour === 'white' ? '<abbr class="sq w" title="White">W</abbr>' : '<abbr class="sq b" title="Black">B</abbr>'

export const stamp = (kind: 'live' | 'wait' | 'needs', word: string): string =>
  `<span class="stamp ${kind}">${escaped(word)}</span>`

/** A winner's mark. */
export const tick =
  '<svg class="tick" viewBox="0 0 12 12" aria-hidden="true"><path d="M1.5 6.5 4.8 9.8 10.8 2.2"/></svg>'

/** In UTC; the script writes it in the time of whoever looks at it. */
export const moment = (at: number): string => {
  const instant = new Date(at).toISOString()
  return `<time datetime="${instant}">${instant.slice(11, 19)} UTC</time>`
}

export const figure = (label: string, big: string, small = '', kind = ''): string =>
  `<div class="${kind}"><dt>${label}</dt><dd>${big}${small === '' ? '' : `<small> ${small}</small>`}</dd></div>`
