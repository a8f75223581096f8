/** Boards of teams to report: who against whom, how many, and the words to type. */
import { type BoardsToReport, boardsInWords, type OpenShown, plural } from '@arbiter/core'
import { typed } from '../desk/shell.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { type Column, table } from './table.ts'
import { harmless } from './text-width.ts'

/** The words of a report; 35-12 stands for the IMPs. */
export function reportOf(
  { match, between, half }: OpenShown & { readonly match: string },
  isOneOfSeveral: boolean,
  file: string,
): string[] {
  return [
    ...['report', file, match, '35-12'],
    ...(isOneOfSeveral ? ['--between', between.join(' v ')] : []),
    ...(half === undefined ? [] : ['--half', String(half)]),
  ]
}

export const reportTyped = (todo: BoardsToReport, file: string): string =>
  typed(...reportOf(todo, todo.isOneOfSeveral === true, file))

/** "Next: match 1, Harbour v Quarry, 14 boards (9 results are open)". */
export function nextBoards(todo: BoardsToReport, open: number, file: string, paper: Paper): string[] {
  const more = open > 1 ? ` (${open} results are open)` : ''
  const line = `Next: match ${todo.match}, ${harmless(todo.between.join(' v '))}, ${boardsInWords(todo)}${more}`
  return [wrapped(line, paper.width, '  '), `  ${paper.ink(reportTyped(todo, file))}`]
}

/** Of a large round the beginning shows how; the rest is counted. */
const most = 16

const columns: readonly Column[] = [
  { heading: '', align: 'right' },
  { heading: '', least: 8 },
  { heading: '' },
  { heading: '', least: 8 },
  { heading: '', least: 9, isSpare: true },
]

export function reportingBoards(todos: readonly BoardsToReport[], file: string, paper: Paper): string[] {
  const [first] = todos
  if (!first) return []
  const shown = todos.slice(0, most)
  const rows = shown.map((todo, i) => {
    const [one, other] = todo.between.map(harmless)
    const isSame = shown[i - 1]?.match === todo.match
    return { cells: [isSame ? '' : todo.match, one ?? '', 'v', other ?? '', boardsInWords(todo)] }
  })
  const left = todos.length - shown.length
  const threeWay = todos.find(({ isOneOfSeveral }) => isOneOfSeveral)
  const hasHalves = todos.some(({ half, extra }) => half === undefined && extra === undefined)
  const hints = [
    `IMPs in the order of the names${hasHalves ? '; the first half alone: --half 1' : ''}`,
    ...(threeWay ? [`who sits where: ${typed('show', file, '--match', threeWay.match)}`] : []),
  ]
  return [
    `${paper.strong('Next:')} ${plural(todos.length, 'result')} to report, in IMPs`,
    ...table(paper, columns, rows, '  '),
    ...(left > 0 ? [paper.pencil(`  and ${left} more`)] : []),
    `  ${paper.ink(reportTyped(first, file))}`,
    ...hints.map((hint) => paper.pencil(wrapped(`  ${hint}`, paper.width, '  '))),
  ]
}
