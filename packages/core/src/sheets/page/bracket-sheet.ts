/** The bracket sheet as pages, one or more for each bracket (BRI-75). */
import { halvesShown } from '../../bulletin/figures.ts'
import { impsShown, scoreInImps } from '../../bulletin/imps.ts'
import { escaped, tick } from '../../bulletin/page/parts.ts'
import type { BracketSheet, MatchOnSheet, PartOnSheet, ScoreOnSheet, TeamOnSheet } from '../bracket-sheet.ts'
import { bracketInWords } from '../event.ts'
import { boxGap, type ColumnOnPage, type Layout, layoutOf, lineHeight } from './bracket-layout.ts'
import { detailOf, factsOf, kindOf, remarkOf } from './bracket-words.ts'
import { footer, masthead, page, paper } from './paper.ts'

export function bracketSheetHtml(sheets: readonly BracketSheet[]): string {
  const [first] = sheets as readonly [BracketSheet, ...BracketSheet[]]
  const body = sheets.flatMap(pagesOf).join('\n')
  return paper({ event: first, what: 'Bracket sheet', orientation: 'landscape', style, body })
}

const legend =
  'Before the name the bracket number, then the average; +2.5 is handicap received, c/o carry-over; a tick goes on, as the number behind it'

function pagesOf(sheet: BracketSheet): string[] {
  const layout = layoutOf(sheet)
  return layout.pages.map((columns, i) => {
    const number = layout.pages.length > 1 ? `page ${i + 1} of ${layout.pages.length}` : ''
    const letter = sheet.bracket === '' ? '' : `<p class="letter">${escaped(sheet.bracket)}</p>`
    const head = masthead(
      sheet,
      ['Bracket sheet', bracketInWords(sheet.bracket)].filter(Boolean).join(', '),
      factsOf(sheet),
      letter,
    )
    const name = [bracketInWords(sheet.bracket), number].filter(Boolean).join(', ')
    const kind = sheet.compactBoards === undefined ? 'bracket' : 'bracket compact'
    return page(`${head}${gridOf(columns, layout)}${footer(sheet, legend, name)}`, kind)
  })
}

function gridOf(columns: readonly ColumnOnPage[], { size, isTight, columns: most }: Layout): string {
  const style = `font-size:${size}pt;grid-template-columns:repeat(${most},minmax(0,1fr))`
  return `<div class="columns${isTight ? ' tight' : ''}" style="${style}">${columns.map(columnOf).join('\n')}</div>`
}

function columnOf({ name, boards, isContinued, parts }: ColumnOnPage): string {
  const aside = isContinued ? 'continued' : boards
  const body = parts.map((part) => partOf(part, part.name === name)).join('')
  return `<div class="column"><h2>${escaped(name)} <span class="note">${escaped(aside)}</span></h2>${body}</div>`
}

function partOf({ name, pairing, matches }: PartOnSheet, isNamed: boolean): string {
  const heading = isNamed ? '' : `<h3>${escaped(name)}</h3>`
  const why = pairing
    ? `<p class="why"><span class="stamp">${escaped(markWords[pairing.kind] ?? pairing.kind)}</span> <span class="voice">${escaped(pairing.sentence)}</span> <span class="rule">${escaped(pairing.rule)}</span></p>`
    : ''
  return `${heading}${why}<div class="boxes" style="flex-grow:${matches.length}">${matches.map(boxOf).join('')}</div>`
}

const markWords: Readonly<Record<string, string>> = { 're-paired': 're-paired', 'by-hand': 'paired by hand' }

// --- a box -----------------------------------------------------------------------------------------

function boxOf(match: MatchOnSheet): string {
  const isThree = match.teams.length > 2
  const heads = isThree ? ['won', 'quotient', ''] : ['1st', '2nd', 'score', '']
  const labels = `<span class="figs ${isThree ? 'three' : 'two'}">${heads.map((head) => `<i>${head}</i>`).join('')}</span>`
  const meta = `<p class="meta"><span><b>${escaped(match.match)}</b> ${escaped(kindOf(match))}</span>${labels}</p>`
  const teams = match.teams.map((team) => teamOf(match, team)).join('')
  const scores = isThree ? match.scores.map(subMatch).join('') || emptySubMatches(match) : ''
  const extra = match.scores.flatMap(extraBoards).join('')
  const remark = remarkOf(match)
  return `<div class="box${match.isDecided ? ' done' : ''}">${meta}${teams}${scores === '' ? '' : `<div class="subs">${scores}</div>`}${extra}${remark === '' ? '' : `<p class="how">${escaped(remark)}</p>`}</div>`
}

function teamOf(match: MatchOnSheet, team: TeamOnSheet): string {
  const isThree = match.teams.length > 2
  const kind = team.isKnown ? (team.isThrough ? 'won' : match.isDecided ? 'lost' : '') : 'pencil'
  const cells = isThree ? standingCells(team) : impsCells(team)
  const next = `<i class="next">${team.isThrough ? tick : ''}${escaped(team.takes ?? '')}</i>`
  const number = team.number > 0 ? String(team.number) : ''
  return `<p class="team ${kind}"><b class="no">${number}</b><span class="name">${escaped(team.name)} </span><span class="detail">${escaped(detailOf(team, match.teams.length))}</span><span class="figs ${isThree ? 'three' : 'two'}">${cells}${next}</span></p>`
}

/** IMPs by half and the score with everything that counts; what is not in is left to be written. */
function impsCells({ halves, imps, score }: TeamOnSheet): string {
  const [first, second] = halves ?? [null, null]
  const whole = halves === undefined && imps !== undefined
  const shown = (figure: number | null | undefined) =>
    figureCell(figure === null || figure === undefined ? '' : impsShown(figure))
  const parts = whole ? `<i class="whole">${impsShown(imps)}</i>` : `${shown(first)}${shown(second)}`
  return `${parts}<i class="total${score === undefined ? ' open' : ''}">${score === undefined ? '' : impsShown(score)}</i>`
}

const figureCell = (text: string): string => `<i class="${text === '' ? 'open' : ''}">${text}</i>`

const standingCells = ({ won, quotient }: TeamOnSheet): string =>
  `${figureCell(won === undefined ? '' : halvesShown(won))}${figureCell(quotient ?? '')}`

/** "1–4  12–8  20–5  32–16.2"; what was given stands on a line of its own. */
function subMatch({ between, isBegun, halves, imps, handicap, carryover, score }: ScoreOnSheet): string {
  const [first, second] = halves ?? [null, null]
  const byHalf = [first, second].map((half) => figureCell(half ? scoreInImps(half) : '')).join('')
  const cells = halves || !isBegun ? byHalf : `<i></i><i>${scoreInImps(imps)}</i>`
  const lines = [givenLine('carry-over', carryover, between), givenLine('handicap', handicap, between)].filter(Boolean)
  const given = lines.length === 0 ? '' : `<span>${lines.join(', ')}</span>`
  return `<p><b>${between.join('–')}</b>${cells}<i class="total${isBegun ? '' : ' open'}">${isBegun ? scoreInImps(score) : ''}</i>${given}</p>`
}

function givenLine(
  what: string,
  line: readonly [number, number] | undefined,
  between: readonly [number, number],
): string {
  if (!line) return ''
  const side = line[0] > 0 ? 0 : 1
  return `${what} ${impsShown(line[side])} to ${between[side]}`
}

/** Three lines to be written on. */
const emptySubMatches = ({ teams }: MatchOnSheet): string =>
  teams
    .flatMap((second, i) => teams.slice(0, i).map((first) => `${first.number}–${second.number}`))
    .map((pair) => `<p><b>${pair}</b>${figureCell('')}${figureCell('')}<i class="total open"></i></p>`)
    .join('')

const extraBoards = ({ between, extraBoards = [] }: ScoreOnSheet): string[] =>
  extraBoards.length === 0
    ? []
    : [`<p class="how">extra boards ${between.join('–')}: ${extraBoards.map(scoreInImps).join(', ')}</p>`]

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
