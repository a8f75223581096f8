/** The round robin of a few teams: what each got against each. */
import { type BulletinRoundRobin, halvesShown, type RoundRobinCell } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export interface RobinView {
  readonly stage: string
  readonly name: Message
  /** How many advance. */
  readonly places: number
  readonly rows: readonly RobinLine[]
}

interface RobinLine {
  readonly place: string
  readonly number: number
  readonly name: string
  readonly victoryPoints: number
  readonly won: string
  /** The first that does not advance. */
  readonly isBelowLine: boolean
  /** One for each team; nothing against itself. */
  readonly cells: readonly (RobinCell | undefined)[]
}

interface RobinCell {
  readonly match: string
  readonly state: 'won' | 'lost' | 'now' | 'waiting'
  readonly victoryPoints: number | undefined
  /** In IMPs, or that nothing was played. */
  readonly score: Message | undefined
}

/** Half of the victory points of a match: more is a win. */
const half = 10

export const robinView = ({ stage, name, places, rows }: BulletinRoundRobin): RobinView => ({
  stage,
  name,
  places,
  rows: rows.map((row, i) => ({
    place: row.place,
    number: row.number,
    name: row.name,
    victoryPoints: row.victoryPoints,
    won: halvesShown(row.won),
    isBelowLine: i === places,
    cells: row.cells.map((cell) => (cell ? cellOf(cell) : undefined)),
  })),
})

function cellOf({ match, state, victoryPoints, imps }: RoundRobinCell): RobinCell {
  if (victoryPoints === undefined)
    return { match, state: state === 'open' ? 'now' : 'waiting', victoryPoints, score: undefined }
  const score = imps ? message('robin-score', { imps: { result: imps } }) : message('robin-not-played')
  return { match, state: victoryPoints > half ? 'won' : 'lost', victoryPoints, score }
}
