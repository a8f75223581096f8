/** Boards of teams to report: who against whom, how many, and the words to type. */
import type { BoardsToReport, OpenBoards } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { typed } from '../../desk/shell.ts'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { wrapped } from '../prose.ts'
import { type Column, table } from '../table.ts'
import { asText, harmless } from '../text-width.ts'
import { message, words } from '../words/messages.ts'

/** The words of a report; 35-12 stands for the IMPs. */
export function reportOf(
  { match, between, half }: OpenBoards & { readonly match: string },
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
  const more = open > 1 ? ` ${words('term-results-open', { count: open })}` : ''
  const [first = '', second = ''] = todo.between
  const teams = { first: asText(first), second: asText(second) }
  const next = words('term-next-boards', { match: { text: todo.match }, ...teams, boards: boardsSaid(todo) })
  return [wrapped(`${words('term-next')} ${next}${more}`, paper.width, '  '), `  ${paper.ink(reportTyped(todo, file))}`]
}

/** "28 boards", "second half, 14 boards", "4 extra boards". */
export function boardsSaid({ boards, half, extra }: OpenBoards): Message {
  if (extra !== undefined) return message('term-boards-extra', { count: boards })
  if (half === undefined) return message('term-boards', { count: boards })
  return message('term-boards-half', { half: half === 1 ? 'first' : 'second', count: boards })
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
    return { cells: [isSame ? '' : todo.match, one ?? '', words('term-versus'), other ?? '', textOf(boardsSaid(todo))] }
  })
  const left = todos.length - shown.length
  const threeWay = todos.find(({ isOneOfSeveral }) => isOneOfSeveral)
  const hasHalves = todos.some(({ half, extra }) => half === undefined && extra === undefined)
  const hints = [
    hasHalves ? words('term-imps-order-half') : words('term-imps-order'),
    ...(threeWay
      ? [words('term-who-sits', { command: { text: typed('show', file, '--match', threeWay.match) } })]
      : []),
  ]
  return [
    `${paper.strong(words('term-next'))} ${words('term-results-to-report', { count: todos.length })}`,
    ...table(paper, columns, rows, '  '),
    ...(left > 0 ? [paper.pencil(`  ${words('term-more', { count: left })}`)] : []),
    `  ${paper.ink(reportTyped(first, file))}`,
    ...hints.map((hint) => paper.pencil(wrapped(`  ${hint}`, paper.width, '  '))),
  ]
}
