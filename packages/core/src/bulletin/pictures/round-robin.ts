/** The round robin of five teams: IMPs and victory points of every pair of teams, in the order of the places. */

import type { Chart } from '../../chart/chart.ts'
import { namesOf, whoIsCalled } from '../../chart/names.ts'
import type { MatchId } from '../../facts/ids.ts'
import type { Imps } from '../../formats/views/boards.ts'
import { pictureOf } from '../../formats/views/picture.ts'
import type { RoundRobin } from '../../formats/views/rings.ts'
import type { Message } from '../../message/message.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { boardsPlayed } from '../score.ts'
import { type BulletinMatch, matchShown } from '../show.ts'
import { tableOf } from '../table.ts'

export interface BulletinRoundRobin {
  readonly stage: string
  readonly name: Message
  /** Letter of the bracket it leads to, if there are several. */
  readonly bracket?: string
  readonly rows: readonly RoundRobinRow[]
  /** Number of teams that advance. */
  readonly places: number
}

export interface RoundRobinRow {
  readonly place: string
  /** The team's bracket number at the start. */
  readonly number: number
  readonly name: string
  /** In the order of the rows; `null` on the diagonal. */
  readonly cells: readonly (RoundRobinCell | null)[]
  readonly victoryPoints: number
  readonly won: number
}

export interface RoundRobinCell {
  readonly match: MatchId
  readonly state: BulletinMatch['state']
  /** The row's team first; missing without play. */
  readonly imps?: Imps
  readonly victoryPoints?: number
}

/** The matches played for victory points. */
export const roundRobinsOf = ({ chart, format }: Tournament): BulletinRoundRobin[] =>
  (pictureOf(format, 'rings')?.shown(chart.options, chart) ?? []).map((robin) => roundRobinShown(chart, robin))

function roundRobinShown(chart: Chart, robin: RoundRobin): BulletinRoundRobin {
  const table = tableOf(chart, { stage: robin.stage.id })
  const cellOf = cellsIn(robin, namesOf(chart))
  const rows = table.map(({ place, name, number, victoryPoints, won }) => ({
    place,
    number: Number(number),
    name,
    cells: table.map((other) => (other.name === name ? null : cellOf(name, other.name))),
    victoryPoints: Number(victoryPoints),
    won: Number(won),
  }))
  const { id, name, letter } = robin.stage
  return { stage: id, name, ...(letter === '' ? {} : { bracket: letter }), rows, places: robin.places }
}

/** The cell of one team against another. */
function cellsIn({ stage, points }: RoundRobin, names: readonly string[]) {
  const matches = stage.rounds.flatMap((round) => round.matches)
  const shown = matches.map((match) => matchShown(match, names))
  return (name: string, other: string): RoundRobinCell | null => {
    const match = shown.find(({ seats }) =>
      [name, other].every((each) => seats.some(({ entrant }) => entrant === each)),
    )
    if (!match) return null
    const score = boardsPlayed(match)
    const victoryPoints = points(whoIsCalled(names, name), whoIsCalled(names, other))
    return {
      match: match.match,
      state: match.state,
      ...(score ? { imps: score.between[0] === name ? score.score : [score.score[1], score.score[0]] } : {}),
      ...(victoryPoints === undefined ? {} : { victoryPoints }),
    }
  }
}
