/** What to do next, with the very words to type. */
import { type Bulletin, conditionsOf, plural, type Todo } from '@arbiter/core'
import { typed } from '../desk/shell.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless, textWidth } from './text-width.ts'

/** One line or two after something was recorded. */
export function nextAction({ todo }: Bulletin, file: string, paper: Paper): string[] {
  const [first] = todo
  if (!first) return []
  if (first.do !== 'report') return [`Next: ${first.sentence}`, `  ${paper.ink(commandFor(first, file))}`]
  const more = todo.length > 1 ? ` (${todo.length} games are open)` : ''
  const step = first.step === 'normal' ? '' : `, ${conditionsOf(first)}`
  const line = `Next: match ${first.match}, ${harmless(first.white)} – ${harmless(first.black)}${step}${more}`
  return [wrapped(line, paper.width, '  '), `  ${paper.ink(commandFor(first, file))}`]
}

/** Everything that can be done now. */
export function nextSection({ todo }: Bulletin, file: string, paper: Paper): string[] {
  const games = todo.filter((each) => each.do === 'report')
  const others = todo.filter((each) => each.do !== 'report')
  return [...others.flatMap((each) => instruction(each, file, paper)), ...reporting(games, file, paper)]
}

function instruction(todo: Todo, file: string, paper: Paper): string[] {
  const look = todo.do === 'pair' ? [paper.pencil(`  look at it before: ${typed('draft', file)}`)] : []
  const sentence = wrapped(`${paper.strong('Next:')} ${todo.sentence}`, paper.width)
  return [sentence, `  ${paper.ink(commandFor(todo, file))}`, ...look]
}

type Game = Extract<Todo, { do: 'report' }>

/** Of a large round the beginning shows how; the rest is counted. */
const most = 16

function reporting(games: readonly Game[], file: string, paper: Paper): string[] {
  if (games.length === 0) return []
  const shown = games.slice(0, most)
  const clocks = sharedConditions(shown, paper)
  const count = games.length === 1 ? 'one game' : plural(games.length, 'game')
  const [rows, example] = openGames(shown, clocks === undefined, file, paper)
  const more = games.length > most ? [`and ${games.length - most} more`] : []
  const time = shown.some(({ needsFinishTime }) => needsFinishTime)
    ? ['TIME is when it ended, such as 2026-05-01T14:02:10Z']
    : []
  const hints = ['or 0-1, 1/2; somebody absent: +-, -+, --', ...time]
  return [
    `${paper.strong('Next:')} ${count} to report, White first${clocks ? ` · ${clocks}` : ''}`,
    ...rows,
    ...more.map((line) => paper.pencil(`  ${line}`)),
    ...example,
    ...hints.map((line) => paper.pencil(`  ${line}`)),
  ]
}

/** The clocks, where all of them are played with the same and they can be told in a word; "" where a format has none. */
function sharedConditions(games: readonly Game[], { width }: Paper): string | undefined {
  const [conditions = '', ...others] = new Set(games.map(conditionsOf))
  return others.length === 0 && conditions.length <= width - 45 ? conditions : undefined
}

/** Each with its own command where there is room; otherwise an example shows how. */
function openGames(
  games: readonly Game[],
  hasConditions: boolean,
  file: string,
  paper: Paper,
): [rows: string[], example: string[]] {
  const commands = games.map((game) => commandFor(game, file))
  const hasRoom = !hasConditions && paper.width - Math.max(...commands.map(textWidth)) >= 40
  const rows = games.map((game, i): Row => {
    const cells = [game.match, harmless(game.white), '–', blackOf(game), hasRoom ? (commands[i] as string) : '']
    return { cells }
  })
  const lines = table(paper, columns, rows, '  ')
  const told = hasConditions ? lines.flatMap((line, i) => [line, `      ${conditionsOf(games[i] as Game)}`]) : lines
  return [told, hasRoom ? [] : [`  ${paper.ink(commands[0] as string)}`]]
}

/** A step of the ladder says more than the number of the game. */
const blackOf = ({ black, game, step }: Game): string =>
  `${harmless(black)}${game > 1 && step === 'normal' ? `, game ${game}` : ''}`

const columns: readonly Column[] = [
  { heading: '', align: 'right' },
  { heading: '', least: 8 },
  { heading: '' },
  { heading: '', least: 8 },
  { heading: '' },
]

function commandFor(todo: Todo, file: string): string {
  switch (todo.do) {
    case 'enter':
      return typed('enter', file, 'NAME')
    case 'report':
      return typed('report', file, todo.match, '1-0', ...gameOptions(todo))
    case 'start':
    case 'close':
    case 'pair':
      return typed(todo.do, file)
    default:
      return todo satisfies never
  }
}

const gameOptions = ({ game, needsFinishTime }: Game): string[] => [
  ...(game > 1 ? ['--game', String(game)] : []),
  ...(needsFinishTime ? ['--finished-at', 'TIME'] : []),
]
