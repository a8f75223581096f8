/** A comparison as one self-contained page: text, plot and table. It makes no requests. */

import type { Message, Voice } from '@arbiter/core/messages'
import { htmlDocument } from '../document/document.ts'
import { escaped, inHtml } from '../document/html.ts'
import { pageStyle } from '../document/page-style.ts'
import { cell, figureCell, headCell, nameCell, row, scrolling, section, sheet } from '../tournament/parts.ts'
import { type ColumnName, columnSaid, columns } from './columns.ts'
import { answeredIn, type Comparison, type ComparisonRow, isAnswered } from './comparison.ts'
import { amountSaid, correlationSaid, hoursSaid, shareSaid, spreadSaid } from './figures.ts'
import { markOf } from './marks.ts'
import { comparisonPlot } from './plot.ts'
import { reading } from './reading.ts'
import { message } from './words/messages.ts'

export function comparisonPage(comparison: Comparison, voice: Voice): string {
  const said = (what: Message) => inHtml(voice, what)
  const plot = `<figure class="plot">${comparisonPlot(comparison, voice)}</figure>`
  return htmlDocument({
    language: voice.language,
    title: voice.say(message('plot-page-of', { field: comparison.field })),
    head: [
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">`,
    ],
    style: pageStyle(comparisonStyle),
    body: `<main>
${head(comparison, voice)}
${section(said(message('plot-page-quality')), said(message('plot-page-quality-about')), plot)}
${section(said(message('plot-page-table')), said(message('plot-page-table-about')), table(comparison, voice))}
${foot(comparison, voice)}
</main>`,
  })
}

function head(comparison: Comparison, voice: Voice): string {
  const figure = (label: Message, count: number) =>
    `<div><dt>${inHtml(voice, label)}</dt><dd>${inHtml(voice, message('plot-count', { count }))}</dd></div>`
  return `<header class="head">
<div>
<p class="kicker">${escaped(voice.say(comparison.field))}</p>
<h1>${inHtml(voice, message('plot-page'))}</h1>
<p class="voice">${reading(comparison)
    .map((each) => inHtml(voice, each))
    .join(' ')}</p>
</div>
<dl class="figures">${figure(message('plot-page-compared'), answeredIn(comparison).length)}${figure(message('plot-page-runs'), comparison.runs)}</dl>
</header>`
}

// --- the table -----------------------------------------------------------------------------------

type Answer = Extract<ComparisonRow, { answer: unknown }>['answer']

/** There is no order if all entrants are equally strong. */
const figures: Readonly<Record<ColumnName, (answer: Answer) => Message | undefined>> = {
  best: ({ bestWins, bestWinsInterval: [low, high] }) =>
    message('plot-chance', { share: shareSaid(bestWins), margin: { number: 50 * (high - low) } }),
  order: ({ correlation }) => (correlation === null ? undefined : correlationSaid(correlation)),
  hours: ({ hours }) => spreadSaid(hours, hoursSaid),
  games: ({ games }) => spreadSaid(games, amountSaid),
  rounds: ({ rounds }) => spreadSaid(rounds, amountSaid),
  each: ({ gamesPerEntrant }) => spreadSaid(gamesPerEntrant, amountSaid),
  byes: ({ byes }) => spreadSaid(byes, amountSaid),
  unequal: ({ unequal }) => shareSaid(unequal),
}

function table(comparison: Comparison, voice: Voice): string {
  const named = columns.map((column) => ({
    heading: inHtml(voice, columnSaid(column)),
    meaning: inHtml(voice, message('plot-column-about', { column })),
  }))
  const header = named.map(
    ({ heading, meaning }) => `<th scope="col" class="num"><abbr title="${meaning}">${heading}</abbr></th>`,
  )
  const marks = new Map<ComparisonRow, number>(answeredIn(comparison).map((each, i) => [each, i]))
  const rows = comparison.rows.map((each) => rowOf(each, marks.get(each), voice))
  const key = named.map(({ heading, meaning }) => `<b>${heading}</b> ${meaning}`).join('; ')
  const heads = [headCell('', 'mk'), headCell(inHtml(voice, columnSaid('format'))), ...header]
  const body = scrolling(inHtml(voice, message('plot-page-table-name')), sheet('formats', heads, rows))
  return `${body}<p class="voice">${key}.</p>`
}

function rowOf(each: ComparisonRow, mark: number | undefined, voice: Voice): string {
  const name = nameCell(voice.say(each.title), '')
  if (!isAnswered(each))
    return row([
      cell(''),
      name,
      `<td class="refused" colspan="${columns.length}">${escaped(each.refusal.map((why) => voice.say(why)).join(' '))}</td>`,
    ])
  const cells = columns.map((column) => {
    const figure = figures[column](each.answer)
    return figureCell(figure ? voice.say(figure) : '–')
  })
  return row([markCell(mark ?? 0), name, ...cells])
}

const markCell = (mark: number): string =>
  `<td class="mk"><svg viewBox="-10 -10 20 20" aria-hidden="true"><path d="${markOf(mark)}"/></svg></td>`

function foot({ runs, seed, field }: Comparison, voice: Voice): string {
  const made = message('plot-page-made', { runs, field, seed: { text: seed } })
  return `<footer>${inHtml(voice, made)}</footer>`
}

const comparisonStyle = `
.plot { margin: 0; background: var(--sheet); border-top: 2px solid var(--print); border-bottom: 2px solid var(--print); }
.plot > svg { display: block; margin: 0 auto; }
.formats .mk { width: 1.75rem; padding-right: 0; }
.formats .mk svg { display: block; width: 0.875rem; height: 0.875rem; fill: currentColor; }
.formats td.num:nth-child(3) { font-weight: 800; }
.formats .refused { color: var(--print-2); }
`
