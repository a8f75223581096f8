/** The whole shape of a tournament before anybody enters. */
import { Chart } from '../chart/chart.ts'
import type { Round } from '../chart/round.ts'
import { type Announced, announcedId, type Stage } from '../chart/stage.ts'
import { Dice } from '../dice/dice.ts'
import type { AnyFormat } from '../formats/format.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { parseOptions } from '../tournament/opening.ts'
import { type SeatShown, sourceShown } from './seat.ts'

export interface Outline {
  readonly format: string
  readonly entrants: number
  readonly games: { readonly min: number; readonly max: number | null }
  readonly stages: readonly StageOutline[]
}

export interface StageOutline {
  readonly id: string
  readonly name: string
  readonly rounds: readonly RoundOutline[]
  /** What is known of the stage beforehand, such as how many qualify. */
  readonly [figure: string]: unknown
}

export interface RoundOutline {
  readonly round: number
  readonly phase?: number
  readonly name: string
  readonly matches: readonly {
    readonly match: string
    readonly seats: readonly SeatShown[]
    readonly advance: number
  }[]
  readonly byes: readonly SeatShown[]
}

export function outline(
  format: AnyFormat,
  count: number,
  given: Readonly<Record<string, unknown>> = {},
): Outline | Refusal {
  const options = parseOptions(format, given)
  if (isRefusal(options)) return options
  const refusal = format.field(count, options)
  if (refusal) return refusal
  const chart = new Chart(format, options, new Dice('outline'))
  chart.sketch(count)
  return { format: format.name, entrants: count, games: gamesOf(chart), stages: chart.stages.map(stageOutline) }
}

/** A stage says so itself, or it takes what its matches take. */
function gamesOf(chart: Chart): Outline['games'] {
  const all = chart.stages.flatMap(({ games, rounds }) =>
    games ? [games] : rounds.flatMap(({ matches }) => matches.map(({ series }) => series)),
  )
  const max = all.reduce<number | null>((sum, each) => (sum === null || each.max === null ? null : sum + each.max), 0)
  return { min: all.reduce((sum, { min }) => sum + min, 0), max }
}

function stageOutline(stage: Stage): StageOutline {
  const drawn = stage.rounds.map(roundOutline)
  const later = stage.announced
    .filter(({ number }) => !stage.find(number))
    .map((round) => announcedOutline(stage, round))
  const rounds = [...drawn, ...later].sort((a, b) => (a.phase ?? a.round) - (b.phase ?? b.round))
  return { id: stage.id, name: stage.name, ...stage.figures, rounds }
}

/** A league is one round in phases; elsewhere rounds count. */
export const counted = ({ counts }: Stage, number: number): { round: number; phase?: number } =>
  counts === 'phase' ? { round: 1, phase: number } : { round: number }

function roundOutline({ stage, number, name, matches, byes }: Round): RoundOutline {
  return {
    ...counted(stage, number),
    name,
    matches: matches.map(({ id, seats, advance }) => ({ match: id, seats: seats.map(sourceShown), advance })),
    byes: byes.map(sourceShown),
  }
}

function announcedOutline(stage: Stage, round: Announced): RoundOutline {
  const matches = round.matches.map((seats, i) => ({
    match: announcedId(stage, round, i),
    seats: seats.map(sourceShown),
    advance: round.advance,
  }))
  return { ...counted(stage, round.number), name: round.name, matches, byes: round.byes.map(sourceShown) }
}
