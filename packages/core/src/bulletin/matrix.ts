/** The diagonal matrix: the row of players against itself, with whom each has met, in which round, and how it went. */
import type { Message } from '../message/message.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { halvesShown } from './figures.ts'
import type { Mark } from './score.ts'
import { message } from './words/messages.ts'

export interface MatrixShown {
  readonly rounds: readonly MatrixRound[]
  /** The players in the order of the row. */
  readonly rows: readonly MatrixRow[]
  /** Lost games with which somebody is out. */
  readonly outAt: number
}

export interface MatrixRound {
  readonly round: number
  readonly name: Message
  /** `now`: being played. */
  readonly state: 'done' | 'now'
  /** The pattern it was drawn by. */
  readonly pattern: 'neighbours' | 'pair' | 'ring' | 'thirds'
}

export interface MatrixRow {
  /** Number in the row, which is also the number of the column. */
  readonly number: number
  readonly name: string
  readonly rating?: number
  readonly lostGames: number
  /**
   * Still in; out when the round being played is over; out; out by lost games but level with others, so that he can
   * still win; winner, or one of those who share the win.
   */
  readonly state: 'in' | 'going-out' | 'out' | 'level' | 'won'
  /** The round at whose end the player was out. */
  readonly out?: number
  readonly withdrawn?: true
  /** By number of the opponent, then by round. */
  readonly meetings: readonly Meeting[]
}

export interface Meeting {
  /** Number of the opponent in the row. */
  readonly against: number
  readonly opponent: string
  readonly round: number
  readonly match: string
  readonly state: 'open' | 'decided'
  /** Of the player of this row, from the games so far; none before the first. */
  readonly points?: number
  /** Game 1 and game 2 as the player of this row has them; `·` is to be played, `×` will not be played. */
  readonly games: readonly (Mark | '=' | '·' | '×')[]
}

/** None in formats without a row, and before the start. */
export function matrixOf({ format, chart }: Tournament): MatrixShown | undefined {
  return chart.started ? format.matrix?.(chart.options, chart) : undefined
}

export const stillIn = ({ rows }: MatrixShown): number => rows.filter(({ state }) => state !== 'out').length

/** A pair in a cell: "1½"; "1·" with a game to play; both games, "+½", where one was not played at the board. */
export function meetingShown({ points, games }: Meeting): string {
  if (games.some((mark) => '+−=×'.includes(mark))) return games.join('')
  return `${points === undefined ? '' : halvesShown(points)}${'·'.repeat(gamesIn(games, '·'))}`
}

/** The number of a round beside the points: "²". */
export const raised = (number: number): string =>
  [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')

/** The same in words: "Ann 1½ from 2 games against Ben in round 1". */
export function meetingWords({ rounds }: MatrixShown): (row: MatrixRow, meeting: Meeting) => Message {
  const names = new Map(rounds.map(({ round, name }) => [round, name]))
  return ({ name }, { opponent, round, points, games }) => {
    const told = { who: { text: name }, opponent: { text: opponent }, round: names.get(round) as Message }
    const meeting =
      points === undefined
        ? message('matrix-meeting', told)
        : message('matrix-score', { ...told, points: { points }, games: gamesIn(games, '1½0+−=') })
    return joined(meeting, gamesLeft(games))
  }
}

const joined = (first: Message, others: readonly Message[]): Message =>
  others.reduce((all, second) => message('matrix-and', { first: all, second }), first)

function gamesLeft(games: Meeting['games']): Message[] {
  const [unplayed, open, never] = [gamesIn(games, '+−='), gamesIn(games, '·'), gamesIn(games, '×')]
  return [
    ...(unplayed === 0 ? [] : [message('matrix-without-play', { count: unplayed })]),
    ...(open === 0 ? [] : [message('matrix-to-play', { count: open })]),
    ...(never === 0 ? [] : [message('matrix-not-played', { count: never })]),
  ]
}

const gamesIn = (games: Meeting['games'], marks: string): number => games.filter((mark) => marks.includes(mark)).length

/** A lost game is full, half a one half; as many as put somebody out. */
export function pipsOf({ lostGames }: MatrixRow, { outAt }: MatrixShown): ('full' | 'half' | 'empty')[] {
  return Array.from({ length: outAt }, (_, i) => (lostGames >= i + 1 ? 'full' : lostGames > i ? 'half' : 'empty'))
}

/** "4½ lost games, goes out when this round is over". */
export function rowWords(row: MatrixRow): Message {
  const { lostGames, withdrawn } = row
  const many = lostGames > 0 && lostGames <= 1 ? 'one' : 'several'
  const lost = message('matrix-lost', { lost: { points: lostGames }, many })
  return joined(lost, [...stateSaid(row), ...(withdrawn ? [message('matrix-withdrawn')] : [])])
}

function stateSaid(row: MatrixRow): Message[] {
  switch (row.state) {
    case 'in':
      return []
    case 'going-out':
      return [message('matrix-going-out')]
    case 'level':
      return [message('matrix-level')]
    case 'out':
      return row.out === undefined ? [] : [message('matrix-out', { round: row.out })]
    case 'won':
      return [message('matrix-won')]
    default:
      return row.state satisfies never
  }
}

/** "Round 2, drawn in thirds". */
export const roundWords = ({ name, pattern }: MatrixRound): Message => message('matrix-round', { round: name, pattern })
