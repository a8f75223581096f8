/** The bracket sheet as pages, one or more for each bracket (BRI-75). */

import {
  type BracketSheet,
  bracketSaid,
  type MatchOnSheet,
  type PartOnSheet,
  type ScoreOnSheet,
  type TeamOnSheet,
} from '@arbiter/core/bridge'
import { halvesShown, type Imps, type PairingView } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { first } from '../lists/at.ts'
import {
  boxGap,
  type ColumnOnPage,
  type Layout,
  layoutOf,
  legend,
  lineHeight,
  teamSaid,
  whyPaired,
  written,
} from './bracket-layout.ts'
import { detailOf, factsOf, givenSaid, impsSaid, kindOf, quotientSaid, remarkOf } from './bracket-words.ts'
import { footer, masthead, page, paper, sheetName, tick } from './paper.ts'
import { message } from './words/messages.ts'

export function bracketSheetHtml(sheets: readonly BracketSheet[], voice: Voice): string {
  const body = sheets.flatMap((sheet) => pagesOf(sheet, voice)).join('\n')
  return paper({ event: first(sheets), what: 'bracket-sheet', orientation: 'landscape', style, body }, voice)
}

function pagesOf(sheet: BracketSheet, voice: Voice): string[] {
  const layout = layoutOf(sheet, voice)
  return layout.pages.map((columns, i) => {
    const aside = sheet.bracket === '' ? '' : `<p class="letter">${escaped(sheet.bracket)}</p>`
    const head = masthead(sheet, { what: nameOf(sheet), figures: factsOf(sheet), aside }, voice)
    const number = pageNamed(sheet, i + 1, layout.pages.length).map((name) => voice.say(name))
    const kind = sheet.compactBoards === undefined ? 'bracket' : 'bracket compact'
    return page(`${head}${gridOf(columns, layout)}${footer(sheet, voice, legend, number.join(''))}`, kind)
  })
}

function nameOf({ bracket: letter }: BracketSheet): Message {
  const [bracket] = bracketSaid(letter)
  const sheet = sheetName('bracket-sheet')
  return bracket ? message('sheet-of-bracket', { sheet, bracket }) : sheet
}

/** The bracket, with the page number if there are several. */
function pageNamed({ bracket: letter }: BracketSheet, number: number, pages: number): Message[] {
  const [bracket] = bracketSaid(letter)
  if (pages === 1) return bracket ? [bracket] : []
  return bracket
    ? [message('sheet-page-of-bracket', { bracket, page: number, pages })]
    : [message('sheet-page', { page: number, pages })]
}

function gridOf(columns: readonly ColumnOnPage[], { size, isTight, columns: most, voice }: Layout): string {
  const style = `font-size:${size}pt;grid-template-columns:repeat(${most},minmax(0,1fr))`
  return `<div class="columns${isTight ? ' tight' : ''}" style="${style}">${columns.map((column) => columnOf(column, voice)).join('\n')}</div>`
}

function columnOf({ name, boards, isContinued, parts }: ColumnOnPage, voice: Voice): string {
  const [heading, aside] = [inHtml(voice, name), inHtml(voice, isContinued ? message('sheet-continued') : boards)]
  const body = parts.map((part) => partOf(part, inHtml(voice, part.name) === heading, voice)).join('')
  return `<div class="column"><h2>${heading} <span class="note">${aside}</span></h2>${body}</div>`
}

function partOf({ name, pairing, matches }: PartOnSheet, isNamed: boolean, voice: Voice): string {
  const heading = isNamed ? '' : `<h3>${inHtml(voice, name)}</h3>`
  const why = pairing ? whyOf(pairing, voice) : ''
  const boxes = matches.map((match) => boxOf(match, voice)).join('')
  return `${heading}${why}<div class="boxes" style="flex-grow:${matches.length}">${boxes}</div>`
}

const pairings = ['re-paired', 'by-hand', 'chosen', 'extra-boards'] as const

function whyOf(pairing: PairingView, voice: Voice): string {
  const how = pairings.find((each) => each === pairing.kind)
  const stamp = how ? `<span class="stamp">${inHtml(voice, message('sheet-paired', { how }))}</span> ` : ''
  return `<p class="why">${stamp}<span class="voice">${escaped(whyPaired(pairing, voice))}</span> <span class="rule">${escaped(pairing.rule)}</span></p>`
}

// --- a box -----------------------------------------------------------------------------------------

function boxOf(match: MatchOnSheet, voice: Voice): string {
  const isThree = match.teams.length > 2
  const meta = `<p class="meta"><span><b>${escaped(match.match)}</b> ${escaped(written(voice, kindOf(match)))}</span>${headsOf(isThree, voice)}</p>`
  const teams = match.teams.map((team) => teamOf(match, team, voice)).join('')
  const scores = isThree ? match.scores.map((score) => subMatch(score, voice)).join('') || emptySubMatches(match) : ''
  const extra = match.scores.flatMap((score) => extraBoards(score, voice)).join('')
  const remark = written(voice, remarkOf(match))
  return `<div class="box${match.isDecided ? ' done' : ''}">${meta}${teams}${scores === '' ? '' : `<div class="subs">${scores}</div>`}${extra}${remark === '' ? '' : `<p class="how">${escaped(remark)}</p>`}</div>`
}

/** Headings over the figures; the last figure, the number handed on, has none. */
function headsOf(isThree: boolean, voice: Voice): string {
  const heads = isThree ? (['won', 'quotient'] as const) : (['first', 'second', 'score'] as const)
  const cells = heads.map((head) => `<i>${inHtml(voice, message('sheet-head', { head }))}</i>`)
  return `<span class="figs ${isThree ? 'three' : 'two'}">${cells.join('')}<i></i></span>`
}

function teamOf(match: MatchOnSheet, team: TeamOnSheet, voice: Voice): string {
  const isThree = match.teams.length > 2
  const kind = team.isKnown ? (team.isThrough ? 'won' : match.isDecided ? 'lost' : '') : 'pencil'
  const cells = isThree ? standingCells(team, voice) : impsCells(team, voice)
  const next = `<i class="next">${team.isThrough ? tick(voice) : ''}${escaped(team.takes ?? '')}</i>`
  const number = team.number > 0 ? String(team.number) : ''
  const detail = escaped(written(voice, detailOf(team, match.teams.length)))
  return `<p class="team ${kind}"><b class="no">${number}</b><span class="name">${escaped(teamSaid(team, voice))} </span><span class="detail">${detail}</span><span class="figs ${isThree ? 'three' : 'two'}">${cells}${next}</span></p>`
}

/** IMPs by half and the score with everything that counts; blanks for what is still to be written. */
function impsCells({ halves, imps, score }: TeamOnSheet, voice: Voice): string {
  const [first, second] = halves ?? [null, null]
  const whole = halves === undefined && imps !== undefined
  const shown = (figure: number | null | undefined) => figureCell(figure === null ? '' : impsOf(figure, voice))
  const parts = whole ? `<i class="whole">${impsOf(imps, voice)}</i>` : `${shown(first)}${shown(second)}`
  return `${parts}<i class="total${score === undefined ? ' open' : ''}">${impsOf(score, voice)}</i>`
}

const impsOf = (imps: number | undefined, voice: Voice): string =>
  imps === undefined ? '' : inHtml(voice, impsSaid(imps))

const figureCell = (text: string): string => `<i class="${text === '' ? 'open' : ''}">${text}</i>`

const standingCells = ({ won, quotient }: TeamOnSheet, voice: Voice): string =>
  `${figureCell(won === undefined ? '' : halvesShown(won))}${figureCell(quotient === undefined ? '' : inHtml(voice, quotientSaid(quotient)))}`

const scoreOf = (result: Imps, voice: Voice): string => inHtml(voice, message('sheet-result', { result: { result } }))

/** "1–4  12–8  20–5  32–16.2"; handicaps stand on a line of their own. */
function subMatch(score: ScoreOnSheet, voice: Voice): string {
  const { between, isBegun, halves, imps } = score
  const [first, second] = halves ?? [null, null]
  const byHalf = [first, second].map((half) => figureCell(half ? scoreOf(half, voice) : '')).join('')
  const cells = halves || !isBegun ? byHalf : `<i></i><i>${scoreOf(imps, voice)}</i>`
  const total = `<i class="total${isBegun ? '' : ' open'}">${isBegun ? scoreOf(score.score, voice) : ''}</i>`
  return `<p><b>${between.join('–')}</b>${cells}${total}${givenIn(score, voice)}</p>`
}

function givenIn({ carryover, handicap, between }: ScoreOnSheet, voice: Voice): string {
  const lines = [...givenSaid('carry-over', carryover, between), ...givenSaid('handicap', handicap, between)]
  return lines.length === 0 ? '' : `<span>${lines.map((line) => inHtml(voice, line)).join(', ')}</span>`
}

/** Three lines to write on. */
const emptySubMatches = ({ teams }: MatchOnSheet): string =>
  teams
    .flatMap((second, i) => teams.slice(0, i).map((first) => `${first.number}–${second.number}`))
    .map((pair) => `<p><b>${pair}</b>${figureCell('')}${figureCell('')}<i class="total open"></i></p>`)
    .join('')

function extraBoards({ between, extraBoards = [] }: ScoreOnSheet, voice: Voice): string[] {
  if (extraBoards.length === 0) return []
  const results = extraBoards.map((result) => ({ result }))
  return [
    `<p class="how">${inHtml(voice, message('sheet-extra-boards', { between: { text: between.join('–') }, results }))}</p>`,
  ]
}

const style = `
.bracket .columns { flex: 1; display: grid; gap: 0 4mm; line-height: ${lineHeight}; }
.column { display: flex; flex-direction: column; min-width: 0; border-top: 0.5mm solid var(--print); }
.column h2 { font-size: 10pt; line-height: 1.2; padding: 0.8mm 0 0.6mm; display: flex; justify-content: space-between; align-items: baseline; gap: 0 2mm; flex-wrap: wrap; } .column h2 .note { font-weight: 430; font-size: 8pt; }
.boxes { flex: 1 0 auto; display: flex; flex-direction: column; justify-content: space-around; gap: ${boxGap}mm; padding-bottom: 1mm; }
.column h3 { font-size: 1.1em; padding-top: 1mm; border-top: 0.5mm solid var(--print); }
.why .stamp { font-size: 0.9em; } .why .rule { font-size: 0.8em; }
.box { break-inside: avoid; border-top: 1px solid var(--edge); border-bottom: 1px solid var(--edge); padding: 0.3mm 0; }
.box p { display: flow-root; }
.why { padding-bottom: 1mm; }
.meta { font-size: 0.9em; color: var(--print-2); } .meta b { color: var(--print); font-weight: 740; font-size: 1.12em; } .meta > span:first-child { padding-right: 1em; }
.team { border-top: 1px solid var(--line); padding-left: 2.2em; position: relative; } .team .no { position: absolute; left: 0; width: 1.8em; text-align: right; font-weight: 620; color: var(--print-2); }
.team .name { display: block; font-weight: 500; } .won .name { font-weight: 780; } .lost .name, .team.pencil .name { font-weight: 430; } .figs .total { font-weight: 680; } .lost .figs .total { font-weight: 430; }
.tight .team .name { display: inline; }
.team .detail { color: var(--print-2); font-size: 0.9em; }
.figs { float: right; display: flex; } .figs i { font-style: normal; text-align: right; min-width: 2.2em; padding-left: 0.2em; height: ${lineHeight}em; } .figs .total, .two i:nth-child(3) { min-width: 3.7em; font-weight: 680; }
.figs .whole { min-width: 4.4em; } .three i:nth-child(2) { min-width: 4.6em; } .figs .next { min-width: var(--next); } .bracket { --next: 2.5em; } .compact { --next: 4em; } .meta .figs i { font-weight: 430; }
.meta .figs i { min-width: 2.44em; } .meta .two i:nth-child(3) { min-width: 4.1em; } .meta .three i:nth-child(2) { min-width: 5.1em; } .meta .figs i:last-child { min-width: calc(var(--next) * 1.11); }
.next { white-space: nowrap; font-weight: 740; } .next .tick { margin-right: 0.2em; }
i.open { border-bottom: 1px dotted var(--edge); margin-left: 0.3em; } .done i.open { border-bottom: 0; }
.subs { border-top: 1px solid var(--line); } .box .subs p { display: grid; grid-template-columns: 3.2em minmax(3em, 1fr) minmax(3em, 1fr) minmax(4.6em, 1.3fr); gap: 0 0.4em; font-size: 0.92em; }
.subs b { font-weight: 620; text-align: right; color: var(--print-2); } .subs i { font-style: normal; text-align: right; height: ${lineHeight}em; white-space: nowrap; } .subs span { grid-column: 2 / -1; color: var(--print-2); font-size: 0.9em; text-align: right; } .subs .total { font-weight: 680; }
.how { font-size: 0.9em; color: var(--print-2); padding-left: 2.2em; }
`
