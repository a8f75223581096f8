/** The qualification: phases until the places are filled, playoffs for contested places, then the seeds. */

import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { phaseOf } from '../../chart/rounds/round-name.ts'
import type { Slot, Who } from '../../chart/slot.ts'
import type { Pairing, SeedOrder, Stage } from '../../chart/stage.ts'
import { rotationPhase } from '../../pairing/rotation.ts'
import type { Series } from '../../series/series.ts'
import type { Plan } from './knockout/plan.ts'
import type { HybridOptions } from './options.ts'
import { proposePhase, proposePlayoff } from './pairing.ts'
import { type Due, type Race, raceThrough } from './race/race.ts'
import { startsAfter } from './starts.ts'

export interface SeriesOfStages {
  /** A match that may be drawn. */
  readonly regular: Series
  /** A match that needs a winner. */
  readonly knockout: Series
}

export const qualificationOf = (chart: Chart): Stage | undefined =>
  chart.board.stages.find(({ id }) => id === 'qualification')

/** Before the start: the first phase with the places of the list. */
export function announcePhase(chart: Chart, stage: Stage): void {
  stage.announce(1, phaseOf(1), () => {
    const { pairs, byes } = rotationPhase(chart.field.size, 1)
    const matches = pairs.map((pair) => pair.map((k) => chart.board.seed(k)))
    return { matches, byes: byes.map((k) => chart.board.seed(k)), advance: matches.map(() => 0) }
  })
}

/** The state a phase is drawn from. */
interface PhaseState {
  readonly options: HybridOptions
  readonly chart: Chart
  readonly stage: Stage
  readonly plan: Plan
  readonly series: SeriesOfStages
}

export function drawQualification(drawing: PhaseState): void {
  const { stage } = drawing
  stage.seeded({ ready: false, propose: noSeeds })
  for (let phase = stage.rounds.length + 1; drawPhase(drawing, phase); phase++);
}

const noSeeds = (): SeedOrder => ({ order: [], reasons: [] })

/** A published regular phase stands; otherwise the next step is due once every phase is complete. */
function drawPhase(drawing: PhaseState, phase: number): Round | undefined {
  const { chart, stage } = drawing
  const published = chart.notices.pairing(stage.id, phase)
  if (published?.kind === 'regular') return drawRegular(drawing, phase)
  if (!published && (stage.isSeeded || stage.rounds.some(({ isDone }) => !isDone))) return undefined
  return drawDue(drawing, phase)
}

function drawRegular({ chart, stage, series }: PhaseState, phase: number): Round | undefined {
  return stage.paired(phase, {
    name: phaseOf(phase),
    ready: false,
    fits: (pairing) => isAmongStarters(chart, pairing),
    propose: nothingDue,
    draw: (round, pairing) => drawMatches(round, pairing, series.regular),
  })
}

function drawDue(drawing: PhaseState, phase: number): Round | undefined {
  const { options, chart, stage, plan, series } = drawing
  const race = raceThrough(options, chart, plan, stage.rounds)
  const due = race.due()
  if (due.what === 'seeds') {
    stage.seeded({ ready: true, propose: () => seedOrder(drawing, race) })
    return undefined
  }
  return stage.paired(phase, {
    name: phaseOf(phase, due.what === 'playoff' ? 'playoff' : 'regular'),
    ready: due.what !== 'results' && !stage.isSeeded,
    fits: (pairing) => isBetween(due, pairing),
    propose: () => ({ ...proposal(drawing, race, due, phase), ...startOf(options, chart, phase) }),
    draw: (round, pairing) => drawMatches(round, pairing, series.knockout),
  })
}

const nothingDue = (): never => {
  throw new Error('nothing is to be paired')
}

function proposal({ chart, stage }: PhaseState, race: Race, due: Due, phase: number): Pairing {
  if (due.what === 'phase') return proposePhase(chart, stage, race, due.pool, phase)
  if (due.what === 'playoff') return proposePlayoff(chart, race, due.contenders, due.contest.places)
  return nothingDue()
}

const startOf = ({ chess960 }: HybridOptions, { dice }: Chart, phase: number) =>
  chess960 ? { start: startsAfter(dice, phase - 1, 1)[0] } : {}

function drawMatches(round: Round, { matches }: Pairing, series: Series): void {
  for (const seats of matches) round.match({ seats, series, advance: series.canBeDrawn ? 0 : 1 })
}

const isAmongStarters = (chart: Chart, pairing: Pairing): boolean =>
  everyoneIn(pairing, (who) => chart.field.plays(who))

function everyoneIn({ matches, byes }: Pairing, is: (who: Who) => boolean): boolean {
  const isSeated = ({ who }: Slot) => is(who)
  return matches.every((seats) => seats.every(isSeated)) && byes.every(isSeated)
}

const countIn = ({ matches, byes }: Pairing): number => matches.reduce((sum, { length }) => sum + length, byes.length)

/** HYB-27: a playoff stands only for exactly these players. */
function isBetween(due: Due, pairing: Pairing): boolean {
  if (due.what !== 'playoff') return false
  const { contenders } = due
  return countIn(pairing) === contenders.length && everyoneIn(pairing, (who) => contenders.includes(who))
}

function seedOrder({ options, chart, stage, plan }: PhaseState, { places }: Race): SeedOrder {
  const order = places.map(({ who }) => who)
  const reasons = places.map(({ reason }) => reason)
  if (!options.chess960) return { order, reasons }
  return { order, reasons, starts: startsAfter(chart.dice, stage.rounds.length, Math.log2(plan.qualifiers)) }
}
