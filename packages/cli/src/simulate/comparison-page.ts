/** Formats side by side on a page: how good each is at finding the best, what it costs, and how to read that. */
import { type AnsweredRow, answeredIn, type Comparison, reading, refusedIn } from '@arbiter/core'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { type Column, table } from '../page/table.ts'
import { harmless } from '../page/text-width.ts'
import { stoppedNote } from './answer-page.ts'
import { marginShown, runsInWords, shareShown } from './figures.ts'
import type { Cases, Findings } from './inquiry.ts'
import { drawnInWords } from './model.ts'

interface Compared {
  readonly comparison: Comparison
  readonly cases: Cases
  readonly findings: Findings
  /** Names of the files with the plot. */
  readonly written: readonly string[]
}

export function comparisonText({ comparison, cases, findings, written }: Compared, paper: Paper): string {
  const rows = answeredIn(comparison).map((row) => ({ cells: cellsOf(row) }))
  return parts(
    headline(comparison, cases, paper),
    stoppedNote(findings, paper),
    table(paper, columns, rows),
    refusalLines(comparison, paper),
    wrapped(inWords(comparison), paper.width),
    paper.pencil(wrapped(meaning, paper.width)),
    written.map((file) => `Written: ${harmless(file)}`),
  )
}

/** "16 entrants, rated 1873 to 1127 · each format: 20,000 runs, seed spring", and how results are drawn in each format. */
function headline(comparison: Comparison, cases: Cases, paper: Paper): string[] {
  const models = [...new Set(cases.map(drawnInWords))]
  const line = `${paper.strong(comparison.field)} · each format: ${runsInWords(comparison)}`
  return [line, ...models].map((text) => wrapped(text, paper.width))
}

const refusalLines = (comparison: Comparison, paper: Paper): string[] =>
  refusedIn(comparison).map(({ format, refusal }) => wrapped(`${format}: ${refusal}`, paper.width, '  '))

const columns: readonly Column[] = [
  { heading: 'Format' },
  { heading: 'Best wins', align: 'right' },
  { heading: 'Order', align: 'right' },
  { heading: 'Games', align: 'right' },
  { heading: 'Each', align: 'right' },
  { heading: 'Rounds', align: 'right' },
  { heading: 'Hours', align: 'right' },
  { heading: 'Unequal', align: 'right', isSpare: true },
  { heading: 'Byes', align: 'right', isSpare: true },
]

const meaning =
  'Best wins: how often the strongest wins; 19 times in 20 the truth lies within ±. Order: rank correlation of the final table with strength; 1 is the order of strength, 0 is chance. Games, games of each, rounds, hours and byes are means. Unequal: games in which one side scores 75 % or more on average.'

const cellsOf = ({ format, answer }: AnsweredRow): string[] => [
  format,
  answer.correlation === null ? '–' : `${shareShown(answer.bestWins)} ${marginShown(answer.bestWinsInterval)}`,
  answer.correlation === null ? '–' : answer.correlation.toFixed(2),
  answer.games.mean.toFixed(1),
  answer.gamesPerEntrant.mean.toFixed(1),
  answer.rounds.mean.toFixed(1),
  answer.hours.mean.toFixed(1),
  shareShown(answer.unequal),
  answer.byes.mean.toFixed(1),
]

/** Without somebody who is the best no format is better at finding him. */
const inWords = (comparison: Comparison): string =>
  answeredIn(comparison).every(({ answer }) => answer.correlation === null)
    ? 'Everybody is equally strong, so that only the cost tells the formats apart.'
    : reading(comparison).join(' ')
