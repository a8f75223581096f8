/** What to do next, with the very words to type. */
import type { Bulletin, Todo } from '@arbiter/core'
import { typed } from '../desk/shell.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { type Column, type Row, table } from './table.ts'
import { fitted, harmless, textWidth } from './text-width.ts'

/** One line or two after something was recorded. */
export function nextAction({ todo }: Bulletin, file: string, paper: Paper): string[] {
  const [first] = todo
  if (!first) return []
  if (first.do !== 'report') return [`Next: ${first.sentence}`, `  ${paper.ink(commandFor(first, file))}`]
  const more = todo.length > 1 ? ` (${todo.length} games are open)` : ''
  const line = `Next: match ${first.match}, ${harmless(first.white)} – ${harmless(first.black)}${more}`
  return [fitted(line, paper.width), `  ${paper.ink(commandFor(first, file))}`]
}

/** Everything that can be done now. */
export function nextSection({ todo }: Bulletin, file: string, paper: Paper): string[] {
  const games = todo.filter((each) => each.do === 'report')
  const others = todo.filter((each) => each.do !== 'report')
  return [...others.flatMap((each) => instruction(each, file, paper)), ...reporting(games, file, paper)]
}

function instruction(todo: Todo, file: string, paper: Paper): string[] {
  return [wrapped(`${paper.strong('Next:')} ${todo.sentence}`, paper.width), `  ${paper.ink(commandFor(todo, file))}`]
}

type Game = Extract<Todo, { do: 'report' }>

function reporting(games: readonly Game[], file: string, paper: Paper): string[] {
  if (games.length === 0) return []
  const heading = `${paper.strong('Next:')} ${games.length === 1 ? 'one game' : `${games.length} games`} to report, White first`
  return [heading, ...openGames(games, file, paper), paper.pencil('  or 0-1, 1/2; somebody absent: +-, -+, --')]
}

/** Each with its own command where there is room; otherwise the first one shows how. */
function openGames(games: readonly Game[], file: string, paper: Paper): string[] {
  const commands = games.map((game) => commandFor(game, file))
  const hasRoom = paper.width - Math.max(...commands.map(textWidth)) >= 40
  const rows = games.map((game, i): Row => {
    const black = `${harmless(game.black)}${game.game > 1 ? `, game ${game.game}` : ''}`
    return { cells: [game.match, harmless(game.white), '–', black, hasRoom ? (commands[i] as string) : ''] }
  })
  const example = hasRoom ? [] : [`  ${paper.ink(commands[0] as string)}`]
  return [...table(paper, columns, rows, '  '), ...example]
}

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
      return typed('report', file, todo.match, '1-0', ...(todo.game > 1 ? ['--game', String(todo.game)] : []))
    case 'start':
    case 'close':
    case 'pair':
      return typed(todo.do, file)
    default:
      return todo satisfies never
  }
}
