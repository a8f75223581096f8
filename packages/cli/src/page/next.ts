/** What to do next, with the very words to type. */
import { type BoardsToReport, type Bulletin, conditionsOf, type GameToReport, type Todo } from '@arbiter/core/bulletin'
import { typed } from '../desk/shell.ts'
import { textOf } from '../language/voice.ts'
import { nextBoards, reportingBoards, reportTyped } from './bridge/next-boards.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { type Column, type Row, table } from './table.ts'
import { asText, harmless, textWidth } from './text-width.ts'
import { words } from './words/messages.ts'

/** One line or two after something was recorded. */
export function nextAction({ todo }: Bulletin, file: string, paper: Paper): string[] {
  const [first] = todo
  if (!first) return []
  if (first.do !== 'report')
    return [
      wrapped(`${words('term-next')} ${harmless(textOf(first))}`, paper.width, '  '),
      `  ${paper.ink(commandFor(first, file))}`,
    ]
  if (isBoards(first)) return nextBoards(first, todo.length, file, paper)
  const more = todo.length > 1 ? ` ${words('term-games-open', { count: todo.length })}` : ''
  const step = first.step === 'normal' ? '' : `, ${textOf(conditionsOf(first))}`
  const game = { match: { text: first.match }, white: asText(first.white), black: asText(first.black) }
  const line = `${words('term-next-game', game)}${step}${more}`
  return [wrapped(`${words('term-next')} ${line}`, paper.width, '  '), `  ${paper.ink(commandFor(first, file))}`]
}

/** Everything that can be done now. */
export function nextSection({ todo }: Bulletin, file: string, paper: Paper): string[] {
  const reports = todo.filter((each) => each.do === 'report')
  const others = todo.filter((each) => each.do !== 'report')
  const games = reports.flatMap((each) => (isBoards(each) ? [] : [each]))
  return [
    ...others.flatMap((each) => instruction(each, file, paper)),
    ...reporting(games, file, paper),
    ...reportingBoards(reports.filter(isBoards), file, paper),
  ]
}

const isBoards = (todo: GameToReport | BoardsToReport): todo is BoardsToReport => 'between' in todo

function instruction(todo: Todo, file: string, paper: Paper): string[] {
  const sentence = wrapped(`${paper.strong(words('term-next'))} ${textOf(todo)}`, paper.width)
  return [sentence, `  ${paper.ink(commandFor(todo, file))}`, ...alternative(todo, file).map(paper.pencil)]
}

/** What may be done before or instead. */
function alternative(todo: Todo, file: string): string[] {
  if (todo.do === 'pair' && todo.lengths)
    return [`  ${words('term-or-unknown', { command: { text: typed('pair', file, '--lengths-unknown') } })}`]
  if (todo.do === 'pair') return [`  ${words('term-look-before', { command: { text: typed('draft', file) } })}`]
  if (todo.do === 'edit' && todo.missing?.which !== 'players')
    return [`  ${words('term-or-as-entered', { command: { text: typed('start', file, '--order', 'entry') } })}`]
  return todo.do === 'declare' ? [`  ${words('term-share-the-win')}`] : []
}

type Game = GameToReport

/** Of a large round the beginning shows how; the rest is counted. */
const most = 16

function reporting(games: readonly Game[], file: string, paper: Paper): string[] {
  if (games.length === 0) return []
  const pairs = inPairs(games)
  const shown = pairs.slice(0, most)
  const clocks = sharedConditions(shown.flat(), paper)
  const count = words('term-games-to-report', { count: games.length })
  const [rows, example] = openGames(shown, clocks === undefined, file, paper)
  const left = pairs.slice(most).flat().length
  const hints = [
    words('term-or-results'),
    ...(shown.some(({ length }) => length > 1) ? [words('term-first-has-white')] : []),
    ...(games.some(({ needsFinishTime }) => needsFinishTime) ? [words('term-time-is')] : []),
  ]
  return [
    `${paper.strong(words('term-next'))} ${count}${clocks ? ` · ${clocks}` : ''}`,
    ...rows,
    ...(left > 0 ? [paper.pencil(`  ${words('term-more', { count: left })}`)] : []),
    ...example,
    ...hints.map((line) => paper.pencil(`  ${line}`)),
  ]
}

/** The games of a match stand together. */
function inPairs(games: readonly Game[]): Game[][] {
  const pairs = new Map<string, Game[]>()
  for (const game of games) pairs.set(game.match, [...(pairs.get(game.match) ?? []), game])
  return [...pairs.values()]
}

/** The clocks, where all of them are played with the same and they can be told in a word; "" where a format has none. */
function sharedConditions(games: readonly Game[], { width }: Paper): string | undefined {
  const [conditions = '', ...others] = new Set(games.map((game) => textOf(conditionsOf(game))))
  return others.length === 0 && textWidth(conditions) <= width - 45 ? conditions : undefined
}

/** Each with its own command where there is room; otherwise an example shows how. */
function openGames(
  pairs: readonly (readonly Game[])[],
  hasConditions: boolean,
  file: string,
  paper: Paper,
): [rows: string[], example: string[]] {
  const firsts = pairs.map(([game]) => game as Game)
  const commands = firsts.map((game) => commandFor(game, file))
  const hasRoom = !hasConditions && paper.width - Math.max(...commands.map(textWidth)) >= 40
  const rows = firsts.map(({ match, white }, i): Row => {
    const cells = [match, harmless(white), '–', blackOf(pairs[i] ?? []), hasRoom ? (commands[i] as string) : '']
    return { cells }
  })
  const lines = table(paper, columns, rows, '  ')
  const told = hasConditions
    ? lines.flatMap((line, i) => [line, `      ${textOf(conditionsOf(firsts[i] as Game))}`])
    : lines
  return [told, hasRoom ? [] : [`  ${paper.ink(commands[0] as string)}`]]
}

/** "Ben", "Ben, game 2", "Ben, games 1 and 2". A step of the ladder says more than the number of the game. */
function blackOf(games: readonly Game[]): string {
  const [{ black, game, step }] = games as [Game]
  if (games.length > 1)
    return words('term-black-games', { black: asText(black), games: games.map((each) => each.game) })
  return game > 1 && step === 'normal' ? words('term-black-game', { black: asText(black), game }) : harmless(black)
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
      return isBoards(todo) ? reportTyped(todo, file) : typed('report', file, todo.match, '1-0', ...gameOptions(todo))
    case 'edit':
      return typed(
        'edit',
        file,
        todo.missing?.entrants[0] ?? 'NAME',
        ...missingOptions[todo.missing?.which ?? 'rating'],
      )
    case 'choose':
      return typed('bridge', 'choose', file, todo.among[0] ?? 'NAME')
    case 'rule':
      return typed('rule', file, todo.match, 'NAME')
    case 'declare':
      return typed('diagonal', 'declare', file, 'NAME')
    case 'pair':
      return todo.lengths ? lengthTyped(todo.lengths, file) : typed('pair', file)
    case 'start':
    case 'close':
      return typed(todo.do, file)
    default:
      return todo satisfies never
  }
}

const lengthTyped = ([first]: readonly { readonly match: string; readonly game: number }[], file: string): string =>
  typed('correct', file, first?.match ?? 'MATCH', '--game', String(first?.game ?? 1), '--moves', 'N')

const missingOptions = {
  rating: ['--rating', 'N'],
  maxRating: ['--max-rating', 'N'],
  players: ['--player', 'NAME;NUMBER;MASTERPOINTS'],
} as const

const gameOptions = ({ game, isOneOfSeveral, needsFinishTime }: Game): string[] => [
  ...(game > 1 || isOneOfSeveral ? ['--game', String(game)] : []),
  ...(needsFinishTime ? ['--finished-at', 'TIME'] : []),
]
