/** A cup as a self-contained page for spectators, which reloads itself until the cup is over. */

import type { Message, Voice } from '@arbiter/core/messages'
import { htmlDocument, styles } from '@arbiter/paper/document'
import type { CupView } from '../view.ts'
import { bracketSection } from './bracket.ts'
import { enginesSection } from './engines.ts'
import { fieldSection } from './field.ts'
import { head } from './head.ts'
import { liveSection } from './live.ts'
import { matchDialogs } from './match.ts'
import { htmlOf, moment } from './parts.ts'
import { script } from './script.ts'
import { style } from './style.ts'
import { matchStyle } from './style-match.ts'
import { message } from './words/messages.ts'

/** When the page was made, in milliseconds since 1970, and its reload interval. */
export interface PageTime {
  readonly at: number
  readonly refreshSeconds?: number
}

export function cupPage(view: CupView, written: PageTime, voice: Voice): string {
  const seconds = isUnderWay(view) ? (written.refreshSeconds ?? 5) : 0
  return htmlDocument({
    language: voice.language,
    title: voice.say(message('cup-page-tab', { what: tabSaid(view), name: { text: view.name } })),
    head: [
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'">`,
      seconds > 0 ? `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>` : '',
      `<link rel="icon" href="${icon}">`,
    ],
    style: `${styles.tokens}${styles.elements}${styles.bracket}${style}${matchStyle}`,
    bodyClass: view.state,
    body: `<a class="skip" href="#bracket">${htmlOf(voice, message('cup-page-skip'))}</a>
<main>
${head(view, written.at, voice)}
${liveSection(view, written.at, voice)}
${bracketSection(view, voice)}
<div class="columns">
${enginesSection(view, voice)}
${fieldSection(view, voice)}
</div>
${foot(written.at, seconds, voice)}
</main>
${matchDialogs(view, voice)}
<script>${script(view.name, seconds)}</script>`,
  })
}

function foot(at: number, seconds: number, voice: Voice): string {
  const said = (what: Message) => htmlOf(voice, what)
  const written = `${said(message('cup-page-foot-written'))} ${moment(at, voice)}.`
  const refreshes = seconds > 0 ? said(message('cup-page-foot-refreshes', { seconds: { number: seconds } })) : ''
  const made = said(message('cup-page-foot-made'))
  return `<footer>${said(message('cup-page-foot-opens'))} ${written} ${refreshes} ${made} ${seconds > 0 ? hold(voice) : ''}</footer>`
}

/** Shown by the script: stops reloading, for slow readers and screen readers. */
const hold = (voice: Voice): string =>
  `<button type="button" id="hold" class="button" aria-pressed="false" hidden>${htmlOf(voice, message('cup-page-hold'))}</button>`

const isUnderWay = ({ state }: CupView): boolean => state === 'playing' || state === 'waiting'

/** The tab's title before the name: the most important news. */
function tabSaid({ state, champion, progress }: CupView): Message {
  if (champion !== undefined && state === 'finished') return message('cup-page-tab-won', { who: { text: champion } })
  if (state === 'waiting' || state === 'stopped') return message('cup-page-state', { state })
  return message('cup-page-part-of', { part: progress.matchesDecided, all: progress.matches })
}

/** The icon, a bracket of two, inline to save a request. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22'%3E%3Crect width='22' height='22' fill='%232337c6'/%3E%3Cpath d='M3 5h7v12H3M10 11h9' fill='none' stroke='white' stroke-width='3'/%3E%3C/svg%3E"
