/** A cup as one self-contained page that spectators leave open: it loads itself anew until the cup is over. */
import { htmlDocument } from '@arbiter/core'
import type { CupView } from '../view.ts'
import { bracketSection } from './bracket.ts'
import { enginesSection } from './engines.ts'
import { fieldSection } from './field.ts'
import { head } from './head.ts'
import { liveSection } from './live.ts'
import { matchDialogs } from './match.ts'
import { moment } from './parts.ts'
import { script } from './script.ts'
import { style } from './style.ts'
import { bracketStyle } from './style-bracket.ts'
import { matchStyle } from './style-match.ts'

/** When the page was made, in milliseconds since 1970, and how often it looks for a newer one. */
export interface Written {
  readonly at: number
  readonly refreshSeconds?: number
}

export function cupPage(view: CupView, written: Written): string {
  const seconds = isUnderWay(view) ? (written.refreshSeconds ?? 5) : 0
  return htmlDocument({
    title: titleOf(view),
    head: [
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'">`,
      seconds > 0 ? `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>` : '',
      `<link rel="icon" href="${icon}">`,
    ],
    style: `${style}${bracketStyle}${matchStyle}`,
    bodyClass: view.state,
    body: `<a class="skip" href="#bracket">Skip to the bracket</a>
<main>
${head(view, written.at)}
${liveSection(view, written.at)}
${bracketSection(view)}
<div class="columns">
${enginesSection(view)}
${fieldSection(view)}
</div>
<footer>A match of the bracket opens its games. Written ${moment(written.at)}${seconds > 0 ? `, looks for news every ${seconds} s` : ''}. Made by Arbiter. ${seconds > 0 ? hold : ''}</footer>
</main>
${matchDialogs(view)}
<script>${script(view.name, seconds)}</script>`,
  })
}

/** Shown by the script, which alone can keep the page still for those who read slowly or listen to it. */
const hold = '<button type="button" id="hold" class="button" aria-pressed="false" hidden>Hold still</button>'

const isUnderWay = ({ state }: CupView): boolean => state === 'playing' || state === 'waiting'

/** What stands on the tab: the next thing to know, then the name. */
function titleOf({ name, state, champion, progress }: CupView): string {
  if (champion !== undefined && state === 'finished') return `${champion} has won · ${name}`
  const far = `${progress.matchesDecided} of ${progress.matches}`
  return `${state === 'waiting' ? 'Waiting' : state === 'stopped' ? 'Stopped' : far} · ${name}`
}

/** A bracket of two, drawn here so that nobody is asked for a picture. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22'%3E%3Crect width='22' height='22' fill='%232337c6'/%3E%3Cpath d='M3 5h7v12H3M10 11h9' fill='none' stroke='white' stroke-width='3'/%3E%3C/svg%3E"
