/** What stands in the matrix of a diagonal: a row and a column for everybody, and how to read it. */
import {
  type MatrixRow,
  type MatrixView,
  type Meeting,
  meetingShown,
  meetingWords,
  pipsOf,
  raised,
  roundWords,
  rowWords,
} from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export interface MatrixGrid {
  /** A larger field has smaller cells. */
  readonly size: 'small' | 'medium' | 'large'
  readonly outAt: number
  readonly hasRatings: boolean
  readonly rows: readonly MatrixLine[]
  readonly key: readonly MatrixSign[]
}

type State = MatrixRow['state']

export interface MatrixLine {
  readonly number: number
  readonly name: string
  readonly rating: number | undefined
  readonly state: State
  readonly hasWithdrawn: boolean
  /** The round at whose end the player was out. */
  readonly out: number | undefined
  readonly lost: LostGames
  /** From the first column to the last; empty columns side by side are one cell. */
  readonly cells: readonly MatrixCell[]
  /** In the order they were played, for narrow pages. */
  readonly meetings: readonly MatrixBox[]
}

export interface LostGames {
  readonly pips: readonly ('full' | 'half' | 'empty')[]
  readonly count: number
  /** Goes out when the round is over. */
  readonly isDoomed: boolean
  readonly says: Message | undefined
}

export type MatrixCell =
  | { readonly kind: 'empty'; readonly span: number }
  | { readonly kind: 'self' }
  | { readonly kind: 'meetings'; readonly boxes: readonly MatrixBox[] }

export interface MatrixBox {
  readonly match: string
  readonly opponent: string
  /** The frame shows the round: light, heavy, double; from the fourth on it is filled and numbered. */
  readonly frame: 1 | 2 | 3 | 4
  readonly state: 'ahead' | 'played' | 'now' | 'todo'
  readonly text: string
  /** With the round, where no frame is seen. */
  readonly textWithRound: string
  readonly says: Message
}

export type MatrixSign =
  | { readonly sign: 'box'; readonly box: Pick<MatrixBox, 'frame' | 'state' | 'text'>; readonly means: Message }
  | { readonly sign: 'lost'; readonly lost: LostGames; readonly means: Message }
  | { readonly sign: 'state'; readonly state: State; readonly means: Message }

const large = 32
const small = 8
const frames = 4

export function matrixGrid(matrix: MatrixView): MatrixGrid {
  const { rows, outAt } = matrix
  const words = meetingWords(matrix)
  return {
    size: rows.length > large ? 'large' : rows.length > small ? 'medium' : 'small',
    outAt,
    hasRatings: rows.some(({ rating }) => rating !== undefined),
    rows: rows.map((row) => lineOf(row, matrix, words)),
    key: keyOf(matrix),
  }
}

type Words = ReturnType<typeof meetingWords>

function lineOf(row: MatrixRow, matrix: MatrixView, words: Words): MatrixLine {
  const box = (meeting: Meeting) => boxOf(meeting, words(row, meeting))
  return {
    number: row.number,
    name: row.name,
    rating: row.rating,
    state: row.state,
    hasWithdrawn: row.withdrawn ?? false,
    out: row.out,
    lost: lostOf(row, matrix, rowWords(row)),
    cells: cellsOf(row, matrix.rows.length, box),
    meetings: row.meetings.toSorted((a, b) => a.round - b.round).map(box),
  }
}

const lostOf = (row: MatrixRow, matrix: MatrixView, says?: Message): LostGames => ({
  pips: pipsOf(row, matrix),
  count: row.lostGames,
  isDoomed: row.state === 'going-out',
  says,
})

function cellsOf({ number, meetings }: MatrixRow, columns: number, box: (meeting: Meeting) => MatrixBox): MatrixCell[] {
  const cells: MatrixCell[] = []
  for (let column = 1; column <= columns; column++) {
    const met = meetings.filter(({ against }) => against === column)
    const last = cells.at(-1)
    if (column === number) cells.push({ kind: 'self' })
    else if (met.length > 0) cells.push({ kind: 'meetings', boxes: met.map(box) })
    else if (last?.kind === 'empty') cells[cells.length - 1] = { kind: 'empty', span: last.span + 1 }
    else cells.push({ kind: 'empty', span: 1 })
  }
  return cells
}

function boxOf(meeting: Meeting, says: Message): MatrixBox {
  const text = meetingShown(meeting)
  return {
    match: meeting.match,
    opponent: meeting.opponent,
    frame: frameOf(meeting.round),
    state: stateOf(meeting),
    text: meeting.round < frames ? text : `${text}${raised(meeting.round)}`,
    textWithRound: meeting.round === 1 ? text : `${text}${raised(meeting.round)}`,
    says,
  }
}

const frameOf = (round: number): MatrixBox['frame'] => (round === 1 || round === 2 || round === 3 ? round : frames)

function stateOf({ state, points, games }: Meeting): MatrixBox['state'] {
  if (state === 'open') return points === undefined ? 'todo' : 'now'
  return points !== undefined && points * 2 > games.length ? 'ahead' : 'played'
}

// --- how to read it: only signs that are there ------------------------------------------------------

function keyOf(matrix: MatrixView): MatrixSign[] {
  const { rows, rounds } = matrix
  const [sample] = rows
  const meetings = rows.flatMap((row) => row.meetings)
  const has = (state: MatrixBox['state']) => meetings.some((meeting) => stateOf(meeting) === state)
  const hasMark = (marks: string) => meetings.some(({ games }) => games.some((mark) => marks.includes(mark)))
  const hasState = (state: State) => rows.some((row) => row.state === state)
  return [
    ...rounds.map((round) => boxSign(round.round, 'played', '1½', roundWords(round))),
    ...(has('now') ? [boxSign(1, 'now', '1·', message('grid-live'))] : []),
    ...(has('todo') ? [boxSign(1, 'todo', '··', message('grid-todo'))] : []),
    ...(hasMark('+−=') ? [boxSign(1, 'played', '+½', message('grid-by-game'))] : []),
    ...(hasMark('×') ? [boxSign(1, 'played', '××', message('grid-not-played'))] : []),
    ...(sample
      ? [
          lostSign(
            lostOf({ ...sample, lostGames: 2.5, state: 'in' }, matrix),
            message('grid-counter', { count: matrix.outAt }),
          ),
        ]
      : []),
    ...(hasState('going-out')
      ? [lostSign({ pips: [], count: 4.5, isDoomed: true, says: undefined }, message('grid-doom'))]
      : []),
    ...(['level', 'out', 'won'] as const)
      .filter(hasState)
      .map((state): MatrixSign => ({ sign: 'state', state, means: stateMeanings[state] })),
  ]
}

const boxSign = (round: number, state: MatrixBox['state'], text: string, means: Message): MatrixSign => ({
  sign: 'box',
  box: { frame: frameOf(round), state, text: round < frames ? text : `${text}${raised(round)}` },
  means,
})

const lostSign = (lost: LostGames, means: Message): MatrixSign => ({ sign: 'lost', lost, means })

const stateMeanings = { level: message('grid-level'), out: message('grid-out'), won: message('grid-won') } as const
