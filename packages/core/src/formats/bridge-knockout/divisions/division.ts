/** A division of the event (directors say bracket): its teams by number, its plan and its stages. */

import type { Chart } from '../../../chart/chart.ts'
import { stageCalled, stageOfBracket } from '../../../chart/rounds/round-name.ts'
import type { Slot, Who } from '../../../chart/slot.ts'
import type { Stage, StageSpec } from '../../../chart/stage.ts'
import { averageOf } from '../../../facts/masterpoints.ts'
import type { Seed } from '../../../ids/ids.ts'
import { first, known } from '../../../lists/at.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions } from '../options.ts'
import { compactPlan } from '../plan/compact.ts'
import { correctedPlan, leftAfter, type SecondRound } from '../plan/corrected-plan.ts'
import { type PlannedRound, planFor } from '../plan/plan.ts'

export interface Division {
  readonly options: BridgeOptions
  readonly chart: Chart
  /** Empty for an only division. */
  readonly letter: string
  /** Teams drawn into it, without late teams. */
  readonly drawn: number
  /** Teams by number. */
  readonly order: readonly Who[]
  /** The team that was moved here for the second round (BRI-54). */
  readonly newcomer: Who | undefined
  /** The second round announced with that move, if it is not the usual one. */
  readonly secondRound: SecondRound | undefined
}

/** All divisions, the strongest first. */
export const divisionsIn = (options: BridgeOptions, chart: Chart): Division[] =>
  chart.field.divisions.all.map(({ letter, drawn, order }) => ({
    options,
    chart,
    letter,
    drawn,
    order,
    newcomer: bridgeLedger(chart).misplaced.newcomerIn(letter),
    secondRound: bridgeLedger(chart).misplaced.moveTo(letter)?.secondRound,
  }))

export const divisionOf = (options: BridgeOptions, { chart, letter }: Stage): Division =>
  known(divisionsIn(options, chart).find((division) => division.letter === letter))

/** The division a team plays in now, or played in last. */
export function divisionWith(options: BridgeOptions, chart: Chart, who: Who): Division | undefined {
  const own = divisionsIn(options, chart).filter(({ order, newcomer }) => newcomer === who || order.includes(who))
  return own.find(({ letter }) => !chart.field.divisions.isOutOf(letter, who)) ?? own[0]
}

/** The division's teams, without teams that left for another. */
export function teamsIn({ chart, letter, order, newcomer }: Division): Who[] {
  const own = order.filter((who) => !bridgeLedger(chart).misplaced.hasMoved(letter, who))
  return newcomer === undefined ? own : [...own, newcomer]
}

/** The number a team was drawn under; a team that was moved here has the last number of the second round. */
export const numberIn = (division: Division, who: Who): number =>
  who === division.newcomer ? numberOfNewcomer(division) : division.order.indexOf(who) + 1

export const numberOfNewcomer = ({ options, drawn }: Division): number => leftAfter(first(planFor(drawn, options))) + 1

/** The highest and the lowest average of the teams drawn into it (BRI-99). */
export function indicatorsOf({ chart, drawn, order }: Division): { high: number; low: number } | undefined {
  const averages = order.slice(0, drawn).flatMap((who) => averageOf(chart.field.entrant(who)) ?? [])
  return averages.length === 0 ? undefined : { high: Math.max(...averages), low: Math.min(...averages) }
}

export const seedIn = ({ chart, letter }: Division, k: Seed): Slot => chart.board.seed(k, letter)

// --- its plan -------------------------------------------------------------------------------

export function planOf({ options, drawn, newcomer, secondRound }: Division): readonly PlannedRound[] {
  if (options.compact) return compactPlan(drawn, options)
  return newcomer === undefined ? planFor(drawn, options) : correctedPlan(drawn, options, secondRound)
}

/** The round played as a round robin of five: the first, or the second (BRI-41, BRI-56). */
export const robinBefore = ({ drawn, newcomer }: Division): 1 | 2 | undefined =>
  drawn === 5 ? 1 : newcomer !== undefined && drawn === 8 ? 2 : undefined

// --- its stages ----------------------------------------------------------------------------------

export const knockout = 'knockout'
export const roundRobin = 'round-robin'
export const fifthPlace = 'fifth-place'
export const thirdPlace = 'third-place'
type StageName = typeof knockout | typeof roundRobin | typeof fifthPlace | typeof thirdPlace

/** `knockout`; `knockout-A` for division A (BRI-106). */
const idOf = (letter: string, name: StageName): string => (letter === '' ? name : `${name}-${letter}`)

/** The stage of a division, if it has been drawn. */
export const stageOf = ({ chart, letter }: Pick<Division, 'chart' | 'letter'>, name: StageName): Stage | undefined =>
  chart.board.stages.find(({ id }) => id === idOf(letter, name))

/** The stage of a division; creates it if needed. */
export const stageFor = ({ chart, letter }: Division, name: StageName, spec: Omit<StageSpec, 'name'> = {}): Stage =>
  chart.board.stage(idOf(letter, name), {
    ...spec,
    ...(letter === '' ? { name: stageCalled(name) } : { letter, name: stageOfBracket(letter, name) }),
  })

export const isStage = ({ id, letter }: Stage, name: StageName): boolean => id === idOf(letter, name)
