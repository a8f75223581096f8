/** The round robin of five teams: each against each with IMPs and victory points, in the order of the places. */
import { namesOf } from '../chart/names.ts'
import type { Stage } from '../chart/stage.ts'
import type { Imps } from '../facts/result.ts'
import { roundRobin, tallies } from '../formats/bridge-knockout/five.ts'
import type { BridgeOptions } from '../formats/bridge-knockout/options.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { boardsPlayed } from './score.ts'
import { type MatchShown, matchShown } from './show.ts'
import { tableOf } from './table.ts'

export interface RoundRobinShown {
  readonly rows: readonly RoundRobinRow[]
  /** How many go on. */
  readonly places: number
}

export interface RoundRobinRow {
  readonly place: string
  /** Bracket number at the start. */
  readonly number: number
  readonly name: string
  /** In the order of the rows; none against itself. */
  readonly cells: readonly (RoundRobinCell | null)[]
  readonly victoryPoints: number
  readonly won: number
}

export interface RoundRobinCell {
  readonly match: string
  readonly state: MatchShown['state']
  /** Of the team of the row first; none without play. */
  readonly imps?: Imps
  readonly victoryPoints?: number
}

/** Nothing where no round robin is played. */
export function roundRobinOf({ chart }: Tournament): RoundRobinShown | undefined {
  const stage = chart.stages.find(({ id }) => id === roundRobin)
  if (!stage) return undefined
  const names = namesOf(chart)
  const table = tableOf(chart, { stage: roundRobin })
  const cellOf = cellsIn(stage, chart.options as BridgeOptions, names)
  const rows = table.map(({ place, name, number, victoryPoints, won }) => ({
    place,
    number: Number(number),
    name,
    cells: table.map((other) => (other.name === name ? null : cellOf(name, other.name))),
    victoryPoints: Number(victoryPoints),
    won: Number(won),
  }))
  return { rows, places: 4 }
}

/** What a team has done against another. */
function cellsIn(stage: Stage, options: BridgeOptions, names: readonly string[]) {
  const points = new Map(
    tallies(options, stage.chart, stage).flatMap(({ who, against }) =>
      [...against].map(([other, result]) => [`${names[who]} v ${names[other]}`, result.points] as const),
    ),
  )
  const matches = stage.rounds.filter(({ number }) => number <= 2).flatMap((round) => round.matches)
  const shown = matches.map((match) => matchShown(match, names))
  return (name: string, other: string): RoundRobinCell | null => {
    const match = shown.find(({ seats }) =>
      [name, other].every((each) => seats.some(({ entrant }) => entrant === each)),
    )
    if (!match) return null
    const score = boardsPlayed(match)
    const victoryPoints = points.get(`${name} v ${other}`)
    return {
      match: match.match,
      state: match.state,
      ...(score ? { imps: score.between[0] === name ? score.score : [score.score[1], score.score[0]] } : {}),
      ...(victoryPoints === undefined ? {} : { victoryPoints }),
    }
  }
}
