/** The qualification: phases until the places are filled, playoffs where they are contested, then the seeds are told. */
import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/round.ts'
import type { Slot } from '../../chart/slot.ts'
import type { Pairing, SeedOrder, Stage } from '../../chart/stage.ts'
import { rotationPhase } from '../../pairing/rotation.ts'
import type { Series } from '../../series/series.ts'
import type { HybridOptions } from './options.ts'
import { proposePhase, proposePlayoff } from './pairing.ts'
import type { Plan } from './plan.ts'
import { type Due, Race } from './race.ts'
import { startsAfter } from './starts.ts'

export interface SeriesOfStages {
  /** A match that may be drawn. */
  readonly regular: Series
  /** A match that needs a winner. */
  readonly knockout: Series
}

export const qualificationOf = (chart: Chart): Stage | undefined =>
  chart.stages.find(({ id }) => id === 'qualification')

/** Before the start: the first phase with the places of the list. */
export function announcePhase(chart: Chart, stage: Stage): void {
  const { pairs, byes } = rotationPhase(chart.size, 1)
  const matches = pairs.map((pair) => pair.map(chart.seed))
  stage.announce(1, 'Phase 1', { matches, byes: byes.map(chart.seed), advance: matches.map(() => 0) })
}

export function drawQualification(
  options: HybridOptions,
  chart: Chart,
  stage: Stage,
  plan: Plan,
  series: SeriesOfStages,
): void {
  stage.seeded({ ready: false, propose: noSeeds })
  const race = new Race(options, chart, plan)
  for (let phase = 1; ; phase++) {
    const round = stage.find(phase) ?? drawPhase({ options, chart, stage, race, series }, phase)
    if (!round) return
    race.take(round)
  }
}

const noSeeds = (): SeedOrder => ({ order: [], reasons: [] })

interface Drawing {
  readonly options: HybridOptions
  readonly chart: Chart
  readonly stage: Stage
  readonly race: Race
  readonly series: SeriesOfStages
}

/** A phase that was published stands; otherwise what is due is asked for. */
function drawPhase(drawing: Drawing, phase: number): Round | undefined {
  const { chart, stage, race, options, series } = drawing
  const published = chart.told.pairing(stage.id, phase)
  const isRegular = published?.kind === 'regular'
  const due: Due = isRegular ? { what: 'results' } : race.due()
  if (due.what === 'seeds') {
    stage.seeded({ ready: true, propose: () => seedOrder(drawing) })
    return undefined
  }
  return stage.paired(phase, {
    name: due.what === 'playoff' ? `Phase ${phase} (playoff)` : `Phase ${phase}`,
    ready: due.what !== 'results' && !stage.isSeeded,
    fits: (pairing) => (isRegular ? isAmongStarters(chart, pairing) : isBetween(due, pairing)),
    propose: () => ({ ...proposal(drawing, due, phase), ...startOf(options, chart, phase) }),
    draw: (round, pairing) => drawMatches(round, pairing, isRegular ? series.regular : series.knockout),
  })
}

function proposal({ chart, stage, race }: Drawing, due: Due, phase: number): Pairing {
  if (due.what === 'phase') return proposePhase(chart, stage, race, due.pool, phase)
  if (due.what === 'playoff') return proposePlayoff(chart, race, due.contenders, due.contest.places)
  throw new Error(`nothing is to be paired in phase ${phase}`)
}

const startOf = ({ chess960 }: HybridOptions, { dice }: Chart, phase: number) =>
  chess960 ? { start: startsAfter(dice, phase - 1, 1)[0] } : {}

function drawMatches(round: Round, { matches }: Pairing, series: Series): void {
  for (const seats of matches) round.match({ seats, series, advance: series.canBeDrawn ? 0 : 1 })
}

const everybodyIn = ({ matches, byes }: Pairing): Slot[] => [...matches.flat(), ...byes]

function isAmongStarters({ order }: Chart, pairing: Pairing): boolean {
  const starters = new Set(order)
  return everybodyIn(pairing).every(({ who }) => starters.has(who))
}

/** HYB-27: a playoff is right only for exactly these people. */
function isBetween(due: Due, pairing: Pairing): boolean {
  if (due.what !== 'playoff') return false
  const { contenders } = due
  const people = everybodyIn(pairing)
  return people.length === contenders.length && people.every(({ who }) => contenders.includes(who))
}

function seedOrder({ options, chart, stage, race }: Drawing): SeedOrder {
  const { places, plan } = race
  const order = places.map(({ who }) => who)
  const reasons = places.map(({ reason }) => reason)
  if (!options.chess960) return { order, reasons }
  return { order, reasons, starts: startsAfter(chart.dice, stage.rounds.length, Math.log2(plan.qualifiers)) }
}
