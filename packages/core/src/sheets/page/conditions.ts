/** The conditions sheet as a page to hang up, with a line to sign while they are not posted (BRI-80). */
import { impsShown } from '../../bulletin/imps.ts'
import { escaped } from '../../bulletin/page/parts.ts'
import type { ConditionsSheet } from '../conditions.ts'
import { factsOf } from './bracket-words.ts'
import { footer, masthead, minuteShown, paper, running } from './paper.ts'

export function conditionsHtml(sheet: ConditionsSheet): string {
  const parts = [
    masthead(sheet, 'Conditions of contest', []),
    `<dl class="conditions">${sheet.conditions.map(conditionOf).join('')}</dl>`,
    bracketsOf(sheet),
    figuresOf(sheet),
    postedIn(sheet),
    footer(sheet, ''),
  ]
  return paper({ event: sheet, what: 'Conditions', orientation: 'portrait', style, body: running(parts.join('\n')) })
}

const conditionOf = ({ about, words, rules }: ConditionsSheet['conditions'][number]): string =>
  `<div><dt>${escaped(about)}</dt><dd class="voice">${escaped(words)} ${rules.map((rule) => `<span class="rule">${rule}</span>`).join(' ')}</dd></div>`

function bracketsOf({ brackets }: ConditionsSheet): string {
  const rows = brackets.map(
    (bracket) =>
      `<tr><th scope="row">${escaped(bracket.bracket || 'All')}</th><td>${escaped(factsOf(bracket).join(' · '))}<br><span class="note">${escaped(bracket.rounds.join(', '))}</span></td></tr>`,
  )
  return `<h2>${brackets.length > 1 ? 'Brackets' : 'Bracket'}</h2><table class="brackets"><tbody>${rows.join('')}</tbody></table>`
}

function figuresOf({ handicap, overrideNote, figures }: ConditionsSheet): string {
  if (!handicap) return ''
  const note =
    overrideNote === undefined
      ? ''
      : `<p class="voice">Approved otherwise than by the formula: “${escaped(overrideNote)}” <span class="rule">BRI-64</span></p>`
  const rows = figures.map(
    ({ match, boards, receives, against, imps }) =>
      `<tr><th scope="row">${escaped(match)}</th><td><b>${escaped(receives)}</b> receives against ${escaped(against)}<span class="note">, ${boards} boards</span></td><td class="num"><b>${impsShown(imps)}</b></td></tr>`,
  )
  const table = `<table class="figures"><thead><tr><th scope="col">Match</th><th scope="col">Team</th><th scope="col" class="num">IMPs</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<h2>Handicap of each match</h2>${note}${figures.length === 0 ? '<p>Nobody receives anything so far.</p>' : table}`
}

function postedIn({ posted }: ConditionsSheet): string {
  if (posted) {
    const note = posted.note === undefined ? '' : ` “${escaped(posted.note)}”`
    return `<p class="posted">Posted and announced <b>${escaped(minuteShown(posted.at))}</b> by <b>${escaped(posted.by)}</b>.${note} <span class="rule">BRI-47</span></p>`
  }
  return `<p class="posted">Posted and announced at <span class="blank"></span> by <span class="blank long"></span><br><span class="note">Not later than the comparison of scores in the first match</span> <span class="rule">BRI-47</span></p>`
}

const style = `
.conditions > div { display: grid; grid-template-columns: 27mm 1fr; gap: 3mm; border-top: 1px solid var(--line); padding: 1.4mm 0; break-inside: avoid; } .conditions > div:first-child { border-top: 0.5mm solid var(--print); } .conditions dt { font-weight: 680; }
.running h2 { border-top: 0.5mm solid var(--print); padding: 1mm 0; margin-top: 3mm; break-after: avoid; } .brackets th { font-size: 14pt; font-weight: 780; width: 14mm; line-height: 1; } .figures th:first-child { width: 16mm; } .figures tbody th { font-weight: 680; } .figures th, .figures td { padding-top: 0.4mm; padding-bottom: 0.4mm; } .figures .num { width: 20mm; }
.posted { border-top: 0.5mm solid var(--print); margin-top: 4mm; padding-top: 2mm; break-inside: avoid; line-height: 1.6; } .posted .blank { width: 35mm; height: 6mm; } .posted .blank.long { width: 70mm; }
`
