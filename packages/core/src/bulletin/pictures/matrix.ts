/** The diagonal matrix: all players against each other in the same order, with round and result of each meeting. */

import { halvesShown } from '../../facts/result.ts'
import type { MatrixRound, MatrixRow, MatrixView, Meeting } from '../../formats/views/matrix.ts'
import { pictureOf } from '../../formats/views/picture.ts'
import { known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { message } from '../words/messages.ts'

/** `undefined` for formats without a matrix, and before the start. */
export function matrixOf({ format, chart }: Tournament): MatrixView | undefined {
  return chart.started ? pictureOf(format, 'matrix')?.shown(chart.options, chart) : undefined
}

export const stillIn = ({ rows }: MatrixView): number => rows.filter(({ state }) => state !== 'out').length

/** The text of a cell: "1½"; "1·" with a game to play; both games, "+½", if one was decided without play. */
export function meetingShown({ points, games }: Meeting): string {
  if (games.some((mark) => '+−=×'.includes(mark))) return games.join('')
  return `${points === undefined ? '' : halvesShown(points)}${'·'.repeat(gamesIn(games, '·'))}`
}

/** The round, in superscript beside the points: "²". */
export const raised = (number: number): string =>
  [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')

/** The same in words: "Ann 1½ from 2 games against Ben in round 1". */
export function meetingWords({ rounds }: MatrixView): (row: MatrixRow, meeting: Meeting) => Message {
  const names = new Map(rounds.map(({ round, name }) => [round, name]))
  return ({ name }, { opponent, round, points, games }) => {
    const details = { who: { text: name }, opponent: { text: opponent }, round: known(names.get(round)) }
    const meeting =
      points === undefined
        ? message('matrix-meeting', details)
        : message('matrix-score', { ...details, points: { points }, games: gamesIn(games, '1½0+−=') })
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

/** Marks for lost games, full or half, as many as eliminate a player. */
export function pipsOf({ lostGames }: MatrixRow, { outAt }: MatrixView): ('full' | 'half' | 'empty')[] {
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
