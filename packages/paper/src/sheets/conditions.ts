/** The conditions sheet as a page to hang up, with a line to sign while they are not posted (BRI-80). */

import type { ConditionsSheet } from '@arbiter/core/bridge'
import type { Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { written } from './bracket-layout.ts'
import { factsOf, impsSaid, noteSaid } from './bracket-words.ts'
import { footer, masthead, paper, running, sheetName } from './paper.ts'
import { message } from './words/messages.ts'

export function conditionsHtml(sheet: ConditionsSheet, voice: Voice): string {
  const parts = [
    masthead(sheet, { what: sheetName('conditions') }, voice),
    `<dl class="conditions">${sheet.conditions.map((condition) => conditionOf(condition, voice)).join('')}</dl>`,
    bracketsOf(sheet, voice),
    figuresOf(sheet, voice),
    postedIn(sheet, voice),
    footer(sheet, voice),
  ]
  const body = running(parts.join('\n'))
  return paper({ event: sheet, what: 'conditions', orientation: 'portrait', style, body }, voice)
}

function conditionOf({ about, says, rules }: ConditionsSheet['conditions'][number], voice: Voice): string {
  const words = says.map((each) => inHtml(voice, each)).join(' ')
  return `<div><dt>${inHtml(voice, about)}</dt><dd class="voice">${words} ${rules.map(ruleOf).join(' ')}</dd></div>`
}

const ruleOf = (rule: string): string => `<span class="rule">${rule}</span>`

function bracketsOf({ brackets }: ConditionsSheet, voice: Voice): string {
  const rows = brackets.map(
    (bracket) =>
      `<tr><th scope="row">${bracket.bracket === '' ? inHtml(voice, message('sheet-all')) : escaped(bracket.bracket)}</th><td>${escaped(written(voice, factsOf(bracket)))}<br><span class="note">${inHtml(voice, message('sheet-rounds', { rounds: bracket.rounds }))}</span></td></tr>`,
  )
  return `<h2>${inHtml(voice, message('sheet-brackets', { count: brackets.length }))}</h2><table class="brackets"><tbody>${rows.join('')}</tbody></table>`
}

function figuresOf({ handicap, overrideNote, figures }: ConditionsSheet, voice: Voice): string {
  if (!handicap) return ''
  const note =
    overrideNote === undefined
      ? ''
      : `<p class="voice">${inHtml(voice, message('sheet-override-note', { note: { text: overrideNote } }))} ${ruleOf('BRI-64')}</p>`
  const table =
    figures.length === 0 ? `<p>${inHtml(voice, message('sheet-handicaps-none'))}</p>` : tableOf(figures, voice)
  return `<h2>${inHtml(voice, message('sheet-handicaps'))}</h2>${note}${table}`
}

const heads = ['match', 'team', 'imps'] as const

function tableOf(figures: ConditionsSheet['figures'], voice: Voice): string {
  const header = heads.map(
    (head) =>
      `<th scope="col"${head === 'imps' ? ' class="num"' : ''}>${inHtml(voice, message('sheet-handicaps-head', { head }))}</th>`,
  )
  const rows = figures.map(({ match, boards, receives, against, imps }) => {
    const who = message('sheet-handicap-of', { receives: { text: receives }, against: { text: against }, boards })
    return `<tr><th scope="row">${escaped(match)}</th><td>${inHtml(voice, who)}</td><td class="num"><b>${inHtml(voice, impsSaid(imps))}</b></td></tr>`
  })
  return `<table class="figures"><thead><tr>${header.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function postedIn({ posted }: ConditionsSheet, voice: Voice): string {
  if (!posted) return toBePosted(voice)
  const { at, by, note } = posted
  const words = [message('sheet-posted', { at: { instant: at }, by: { text: by } }), ...noteSaid(note)]
  return `<p class="posted">${words.map((each) => inHtml(voice, each)).join(' ')} ${ruleOf('BRI-47')}</p>`
}

/** A line to sign. */
function toBePosted(voice: Voice): string {
  const [at, by] = [inHtml(voice, message('sheet-posted-at')), inHtml(voice, message('sheet-posted-by'))]
  const until = `<span class="note">${inHtml(voice, message('sheet-posted-until'))}</span> ${ruleOf('BRI-47')}`
  return `<p class="posted">${at} <span class="blank"></span> ${by} <span class="blank long"></span><br>${until}</p>`
}

const style = `
.conditions > div { display: grid; grid-template-columns: 27mm 1fr; gap: 3mm; border-top: 1px solid var(--line); padding: 1.4mm 0; break-inside: avoid; } .conditions > div:first-child { border-top: 0.5mm solid var(--print); } .conditions dt { font-weight: 680; }
.running h2 { border-top: 0.5mm solid var(--print); padding: 1mm 0; margin-top: 3mm; break-after: avoid; } .brackets th { font-size: 14pt; font-weight: 780; width: 14mm; line-height: 1; } .figures th:first-child { width: 16mm; } .figures tbody th { font-weight: 680; } .figures th, .figures td { padding-top: 0.4mm; padding-bottom: 0.4mm; } .figures .num { width: 20mm; }
.posted { border-top: 0.5mm solid var(--print); margin-top: 4mm; padding-top: 2mm; break-inside: avoid; line-height: 1.6; } .posted .blank { width: 35mm; height: 6mm; } .posted .blank.long { width: 70mm; }
`
