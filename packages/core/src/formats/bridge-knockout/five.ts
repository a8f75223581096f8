/** Five teams: a round robin, a choice of opponent, semifinals and final (BRI-41). */
import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/round.ts'
import { isSomebody, type Slot, type Who } from '../../chart/slot.ts'
import type { Choice, Pairing, Stage } from '../../chart/stage.ts'
import { drawRounds, knockoutStage } from './bracket.ts'
import { handicapsToTell } from './handicaps.ts'
import { seriesOf } from './matches.ts'
import type { BridgeOptions } from './options.ts'
import { type PlannedMatch, type PlannedRound, planFor } from './plan.ts'
import { arePlacesGiven, drawRings, roundRobinStage } from './round-robin.ts'

export function drawFive(options: BridgeOptions, chart: Chart): void {
  const robin = roundRobinStage(chart)
  const bracket = knockoutStage(chart)
  const plan = planFor(5, options)
  const [semifinals] = plan as [PlannedRound]
  drawRings(options, robin)
  announceSemifinals(bracket, robin, semifinals)
  const before = arePlacesGiven(options, robin) ? drawSemifinals(options, robin, bracket, semifinals) : undefined
  drawRounds(options, bracket, plan, { index: 1, before, seat: (k) => bracket.number(1, k) })
}

function announceSemifinals(bracket: Stage, robin: Stage, { name, matches }: PlannedRound): void {
  const pairs = matches.map(({ seats }) => seats.map((k) => robin.seed(k)))
  bracket.announce(1, name, { matches: pairs, byes: [], advance: 1 })
}

/** First place chooses; if one of the four is missing there is nothing to choose. */
function drawSemifinals(
  options: BridgeOptions,
  robin: Stage,
  bracket: Stage,
  planned: PlannedRound,
): Round | undefined {
  const { chart } = robin
  const seeds = [1, 2, 3, 4].map((k) => robin.seed(k))
  const isFull = seeds.every(({ who }) => isSomebody(who) && !chart.gone.has(who))
  if (!isFull && !chart.told.pairing(bracket.id, 1)) return drawDefault(options, bracket, planned, seeds)
  /** As seeds, so that it is known to hang on them. */
  const asSeeds = (seats: readonly Slot[]) => seats.map(({ who }) => seeds.find((seed) => seed.who === who) as Slot)
  return bracket.paired(1, {
    name: planned.name,
    ready: true,
    gate: () => robin.find(2),
    choice: choiceOf(options, chart, planned, seeds),
    fits: ({ matches }) => matches[0]?.[0]?.who === seeds[0]?.who && sameTeams(matches.flat(), seeds),
    draw: (round, { matches }) => hangSemifinals(options, bracket, planned, round, matches.map(asSeeds)),
  })
}

function choiceOf(options: BridgeOptions, chart: Chart, planned: PlannedRound, seeds: readonly Slot[]): Choice {
  const [first, ...others] = seeds as [Slot, ...Slot[]]
  const chosen = (who: Who): Pairing => {
    const matches = [[first, ...others.filter((seed) => seed.who === who)], others.filter((seed) => seed.who !== who)]
    const told = matches.map((seats) => ({ seats, planned: planned.matches[0] as PlannedMatch }))
    const reason = { rule: 'BRI-41', chooser: idOf(chart, first.who), opponent: idOf(chart, who) }
    return { kind: 'chosen', matches, byes: [], handicaps: handicapsToTell(options, chart, told), reasons: [reason] }
  }
  return { chooser: first.who, among: others.map(({ who }) => who), chosen }
}

const idOf = (chart: Chart, who: Who): string => chart.entrant(who).id

const sameTeams = (a: readonly Slot[], b: readonly Slot[]): boolean =>
  a.length === b.length && a.every(({ who }) => b.some((slot) => slot.who === who))

/** Fewer than four are left: first against last, with the empty places. */
function drawDefault(options: BridgeOptions, bracket: Stage, planned: PlannedRound, seeds: readonly Slot[]): Round {
  return bracket.round(1, { name: planned.name, isAwaited: true }, (round) => {
    const matches = planned.matches.map(({ seats }) => seats.map((k) => seeds[k - 1] as Slot))
    hangSemifinals(options, bracket, planned, round, matches)
  })
}

function hangSemifinals(
  options: BridgeOptions,
  bracket: Stage,
  planned: PlannedRound,
  round: Round,
  matches: readonly (readonly Slot[])[],
): void {
  matches.forEach((seats, i) => {
    const series = seriesOf(options, bracket.chart, planned.matches[i] as PlannedMatch)
    round.match({ seats, series, advance: 1, takes: [bracket.number(1, i + 1)], losersPlayOn: options.thirdPlace })
  })
}
