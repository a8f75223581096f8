/** A bracket of the event as the rules see it: its teams by number, what it plays, and the stages it is played in. */

import type { Chart } from '../../../chart/chart.ts'
import { stageCalled, stageOfBracket } from '../../../chart/round-name.ts'
import type { Slot, Who } from '../../../chart/slot.ts'
import type { Stage, StageSpec } from '../../../chart/stage.ts'
import { averageOf } from '../../../facts/holding.ts'
import { first, known } from '../../../lists/at.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions } from '../options.ts'
import { compactPlan } from '../plan/compact.ts'
import { correctedPlan, leftAfter, type SecondRound } from '../plan/corrected.ts'
import { type PlannedRound, planFor } from '../plan/plan.ts'

export interface Bracket {
  readonly options: BridgeOptions
  readonly chart: Chart
  /** Empty where there is only one. */
  readonly letter: string
  /** How many were drawn into it; late teams come on top. */
  readonly drawn: number
  /** By number. */
  readonly order: readonly Who[]
  /** The team that was moved here for the second round (BRI-54). */
  readonly newcomer: Who | undefined
  /** The second round as it was told with that move, where it is not the usual one. */
  readonly secondRound: SecondRound | undefined
}

/** All brackets, the strongest first. */
export const bracketsIn = (options: BridgeOptions, chart: Chart): Bracket[] =>
  chart.field.division.brackets.map(({ letter, drawn, order }) => ({
    options,
    chart,
    letter,
    drawn,
    order,
    newcomer: bridgeLedger(chart).misplaced.newcomerIn(letter),
    secondRound: bridgeLedger(chart).misplaced.moveTo(letter)?.secondRound,
  }))

/** The bracket a stage belongs to. */
export const bracketOf = (options: BridgeOptions, { chart, letter }: Stage): Bracket =>
  known(bracketsIn(options, chart).find((bracket) => bracket.letter === letter))

/** The bracket a team plays in now, or played in last. */
export function bracketWith(options: BridgeOptions, chart: Chart, who: Who): Bracket | undefined {
  const own = bracketsIn(options, chart).filter(({ order, newcomer }) => newcomer === who || order.includes(who))
  return own.find(({ letter }) => !chart.field.division.isOutOf(letter, who)) ?? own[0]
}

/** The teams that belong to it by now: not who left for another. */
export function teamsIn({ chart, letter, order, newcomer }: Bracket): Who[] {
  const own = order.filter((who) => !bridgeLedger(chart).misplaced.hasMoved(letter, who))
  return newcomer === undefined ? own : [...own, newcomer]
}

/** The number a team was drawn under; who was moved here has the last one of the second round. */
export const numberIn = (bracket: Bracket, who: Who): number =>
  who === bracket.newcomer ? numberOfNewcomer(bracket) : bracket.order.indexOf(who) + 1

export const numberOfNewcomer = ({ options, drawn }: Bracket): number => leftAfter(first(planFor(drawn, options))) + 1

/** The highest and the lowest average of the teams drawn into it (BRI-99). */
export function indicatorsOf({ chart, drawn, order }: Bracket): { high: number; low: number } | undefined {
  const averages = order.slice(0, drawn).flatMap((who) => averageOf(chart.field.entrant(who)) ?? [])
  return averages.length === 0 ? undefined : { high: Math.max(...averages), low: Math.min(...averages) }
}

export const seedIn = ({ chart, letter }: Bracket, k: number): Slot => chart.board.seed(k, letter)

// --- what it plays -------------------------------------------------------------------------------

export function planOf({ options, drawn, newcomer, secondRound }: Bracket): readonly PlannedRound[] {
  if (options.compact) return compactPlan(drawn, options)
  return newcomer === undefined ? planFor(drawn, options) : correctedPlan(drawn, options, secondRound)
}

/** Are there five in a round robin: at the start, or in the second round (BRI-41, BRI-56)? */
export const robinBefore = ({ drawn, newcomer }: Bracket): 1 | 2 | undefined =>
  drawn === 5 ? 1 : newcomer !== undefined && drawn === 8 ? 2 : undefined

// --- its stages ----------------------------------------------------------------------------------

export const knockout = 'knockout'
export const roundRobin = 'round-robin'
export const fifthPlace = 'fifth-place'
export const thirdPlace = 'third-place'
type StageName = typeof knockout | typeof roundRobin | typeof fifthPlace | typeof thirdPlace

/** `knockout`; of bracket A `knockout-A` (BRI-106). */
const idOf = (letter: string, name: StageName): string => (letter === '' ? name : `${name}-${letter}`)

/** The stage of a bracket, if it has been drawn. */
export const stageOf = ({ chart, letter }: Pick<Bracket, 'chart' | 'letter'>, name: StageName): Stage | undefined =>
  chart.board.stages.find(({ id }) => id === idOf(letter, name))

/** The stage of a bracket, drawn if it is not there yet. */
export const stageFor = ({ chart, letter }: Bracket, name: StageName, spec: Omit<StageSpec, 'name'> = {}): Stage =>
  chart.board.stage(idOf(letter, name), {
    ...spec,
    ...(letter === '' ? { name: stageCalled(name) } : { letter, name: stageOfBracket(letter, name) }),
  })

export const isStage = ({ id, letter }: Stage, name: StageName): boolean => id === idOf(letter, name)
