/** A comparison as one self-contained page: what it says, the plot, and the table. No request leaves it. */

import { htmlDocument } from '../../bulletin/page/document.ts'
import {
  cell,
  escaped,
  figureCell,
  headCell,
  nameCell,
  row,
  scrolling,
  section,
  sheet,
} from '../../bulletin/page/parts.ts'
import { style } from '../../bulletin/page/style.ts'
import { plural } from '../../words/sentence.ts'
import { answeredIn, type Comparison, type ComparisonRow, isAnswered } from './comparison.ts'
import { amount, correlation, grouped, hours, meanAndSpread, perCent } from './figures.ts'
import { markOf } from './marks.ts'
import { comparisonPlot } from './plot.ts'
import { reading } from './reading.ts'

export function comparisonPage(comparison: Comparison): string {
  const title = 'Which format?'
  return htmlDocument({
    title: `${title} ${comparison.field}`,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">`,
    ],
    style: `${style}${comparisonStyle}`,
    body: `<main>
${head(comparison, title)}
${section('Quality against cost', 'up and to the left is better', `<figure class="plot">${comparisonPlot(comparison)}</figure>`)}
${section('Side by side', 'means over all runs; in brackets 5 to 95 % of them', table(comparison))}
${foot(comparison)}
</main>`,
  })
}

function head(comparison: Comparison, title: string): string {
  const { field, runs } = comparison
  return `<header class="head">
<div>
<p class="kicker">${escaped(field)}</p>
<h1>${title}</h1>
<p class="voice">${escaped(reading(comparison).join(' '))}</p>
</div>
<dl class="figures">${figure('formats compared', String(answeredIn(comparison).length))}${figure('runs of each', grouped(runs))}</dl>
</header>`
}

const figure = (label: string, count: string): string => `<div><dt>${label}</dt><dd>${escaped(count)}</dd></div>`

// --- the table -----------------------------------------------------------------------------------

/** A column: its heading, what it means, and its figure. */
interface Column {
  readonly heading: string
  readonly meaning: string
  figure(answer: Answer): string
}

type Answer = Extract<ComparisonRow, { answer: unknown }>['answer']

const columns: readonly Column[] = [
  {
    heading: 'Best wins',
    meaning: 'chance that the strongest wins, with how far off the runs may be',
    figure: ({ bestWins, bestWinsInterval: [low, high] }) => `${perCent(bestWins)} ±${amount(50 * (high - low))}`,
  },
  {
    heading: 'Order',
    meaning: 'rank correlation of the final table with strength: 1 is the right order, 0 is chance',
    figure: (answer) => (answer.correlation === null ? '–' : correlation(answer.correlation)),
  },
  {
    heading: 'Hours',
    meaning: 'from the first game until it is over',
    figure: (answer) => meanAndSpread(answer.hours, hours),
  },
  { heading: 'Games', meaning: 'games in all', figure: ({ games }) => meanAndSpread(games, amount) },
  { heading: 'Rounds', meaning: 'rounds, or phases', figure: ({ rounds }) => meanAndSpread(rounds, amount) },
  {
    heading: 'Games each',
    meaning: 'games of an entrant',
    figure: ({ gamesPerEntrant }) => meanAndSpread(gamesPerEntrant, amount),
  },
  { heading: 'Byes', meaning: 'byes in all', figure: ({ byes }) => meanAndSpread(byes, amount) },
  {
    heading: 'Unequal',
    meaning: 'games in which one side scores three quarters or more on average',
    figure: ({ unequal }) => perCent(unequal),
  },
]

function table(comparison: Comparison): string {
  const header = columns.map(
    ({ heading, meaning }) => `<th scope="col" class="num"><abbr title="${meaning}">${heading}</abbr></th>`,
  )
  const marks = new Map(answeredIn(comparison).map((each, i) => [each as ComparisonRow, i]))
  const rows = comparison.rows.map((each) => rowOf(each, marks.get(each)))
  const key = columns.map(({ heading, meaning }) => `<b>${heading}</b> ${meaning}`).join('; ')
  const body = scrolling(
    'Formats side by side',
    sheet('formats', [headCell('', 'mk'), headCell('Format'), ...header], rows),
  )
  return `${body}<p class="voice">${key}.</p>`
}

function rowOf(each: ComparisonRow, mark: number | undefined): string {
  if (!isAnswered(each))
    return row([
      cell(''),
      nameCell(each.title, ''),
      `<td class="refused" colspan="${columns.length}">${escaped(each.refusal)}</td>`,
    ])
  return row([
    markCell(mark ?? 0),
    nameCell(each.title, ''),
    ...columns.map(({ figure }) => figureCell(figure(each.answer))),
  ])
}

const markCell = (mark: number): string =>
  `<td class="mk"><svg viewBox="-10 -10 20 20" aria-hidden="true"><path d="${markOf(mark)}"/></svg></td>`

function foot({ runs, seed, field }: Comparison): string {
  return `<footer>${plural(runs, 'run').replace(String(runs), grouped(runs))} of each format, ${escaped(field)}, seed ${escaped(seed)}: the same seed gives the same page.</footer>`
}

const comparisonStyle = `
.plot { margin: 0; background: var(--sheet); border-top: 2px solid var(--print); border-bottom: 2px solid var(--print); }
.plot > svg { display: block; margin: 0 auto; }
.formats .mk { width: 1.75rem; padding-right: 0; }
.formats .mk svg { display: block; width: 0.875rem; height: 0.875rem; fill: currentColor; }
.formats td.num:nth-child(3) { font-weight: 800; }
.formats .refused { color: var(--print-2); }
`
