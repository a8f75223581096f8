/** Formats side by side on a page: how good each is at finding the best, what it costs, and how to read that. */

import type { Message } from '@arbiter/core/messages'
import {
  type AnsweredRow,
  answeredIn,
  type Comparison,
  columnSaid,
  reading,
  refusedIn,
} from '@arbiter/paper/comparison'
import { words as commandWords } from '../commands/words/messages.ts'
import { textOf, textOfAll } from '../language/voice.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { type Column, table } from '../page/table.ts'
import { asText } from '../page/text-width.ts'
import { stoppedNote } from './answer-page.ts'
import { chanceSaid, meanSaid, runsSaid, shareSaid } from './figures.ts'
import type { Cases, Findings } from './inquiry.ts'
import { drawnInWords } from './model.ts'
import { message, words } from './words/messages.ts'

interface ComparisonAnswer {
  readonly comparison: Comparison
  readonly cases: Cases
  readonly findings: Findings
  /** Names of the files with the plot. */
  readonly written: readonly string[]
}

export function comparisonText({ comparison, cases, findings, written }: ComparisonAnswer, paper: Paper): string {
  const rows = answeredIn(comparison).map((row) => ({ cells: cellsOf(row) }))
  return parts(
    headline(comparison, cases, paper),
    stoppedNote(findings, paper),
    table(paper, columns(), rows),
    refusalLines(comparison, paper),
    wrapped(textOfAll(reading(comparison)), paper.width),
    paper.pencil(wrapped(words('sim-key'), paper.width)),
    written.map((file) => commandWords('cmd-export-written', { out: asText(file) })),
  )
}

/** "16 entrants, rated 1873 to 1127 · each format: 20,000 runs, seed spring", and how results are drawn in each format. */
function headline(comparison: Comparison, cases: Cases, paper: Paper): string[] {
  const models = [...new Set(cases.map(drawnInWords))]
  const field = { text: paper.strong(textOf(comparison.field)) }
  const line = words('sim-headline-compared', { field, runs: runsSaid(comparison) })
  return [line, ...models].map((text) => wrapped(text, paper.width))
}

/** With the texts that a program may show, in the language of the terminal. */
export const inJson = ({ field, rows, ...rest }: Comparison) => ({
  ...rest,
  field: textOf(field),
  rows: rows.map((row) => ({
    ...row,
    title: textOf(row.title),
    ...('refusal' in row ? { refusal: textOfAll(row.refusal) } : {}),
  })),
})

const refusalLines = (comparison: Comparison, paper: Paper): string[] =>
  refusedIn(comparison).map(({ format, refusal }) => wrapped(reasonOf(format, refusal), paper.width, '  '))

const reasonOf = (format: string, why: readonly Message[]): string =>
  words('sim-reason', { format: { text: format }, why })

const columns = (): readonly Column[] => [
  { heading: textOf(columnSaid('format')) },
  { heading: textOf(columnSaid('best')), align: 'right' },
  { heading: textOf(columnSaid('order')), align: 'right' },
  { heading: textOf(columnSaid('games')), align: 'right' },
  { heading: words('sim-column', { column: 'each' }), align: 'right' },
  { heading: textOf(columnSaid('rounds')), align: 'right' },
  { heading: textOf(columnSaid('hours')), align: 'right' },
  { heading: textOf(columnSaid('unequal')), align: 'right', isSpare: true },
  { heading: textOf(columnSaid('byes')), align: 'right', isSpare: true },
]

const cellsOf = ({ format, answer }: AnsweredRow): string[] => [
  format,
  ...figuresOf(answer).map((each) => textOf(each)),
]

/** Without somebody who is the best no format is better at finding him. */
const figuresOf = ({ correlation, ...answer }: AnsweredRow['answer']): Message[] => [
  correlation === null ? message('sim-never') : chanceSaid(answer.bestWins, answer.bestWinsInterval),
  correlation === null ? message('sim-never') : message('sim-correlation', { value: { number: correlation } }),
  meanSaid(answer.games.mean),
  meanSaid(answer.gamesPerEntrant.mean),
  meanSaid(answer.rounds.mean),
  meanSaid(answer.hours.mean),
  shareSaid(answer.unequal),
  meanSaid(answer.byes.mean),
]
