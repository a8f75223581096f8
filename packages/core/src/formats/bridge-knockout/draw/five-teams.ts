/** Five teams: a round robin, a choice of opponent, semifinals and final (BRI-41). */

import type { Chart } from '../../../chart/chart.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { isSomebody, type Slot, type Who } from '../../../chart/slot.ts'
import type { Choice, Pairing, Stage } from '../../../chart/stage.ts'
import { at, first, known } from '../../../lists/at.ts'
import { type Division, planOf, seedIn } from '../divisions/division.ts'
import type { BridgeOptions } from '../options.ts'
import type { PlannedRound } from '../plan/plan.ts'
import { drawRounds, knockoutStage } from './bracket.ts'
import { handicapsToTell } from './handicaps.ts'
import { seriesOf } from './matches.ts'
import { arePlacesGiven, drawRings, roundRobinStage } from './round-robin.ts'

/** Five from the start; or five in the second round, four of them after a first round of eight (BRI-56). */
export function drawFiveTeams(division: Division, number: 1 | 2): void {
  const { options } = division
  const seed = (k: number) => seedIn(division, k)
  const first = number === 1 ? undefined : drawRounds(division, { from: 0, until: 1, before: undefined, seat: seed })
  const robin = roundRobinStage(division)
  const knockout = knockoutStage(division)
  const semifinals = at(planOf(division), number - 1)
  drawRings(division, robin, first, number === 1 ? seed : (k) => knockout.number(1, k))
  announceSemifinals(knockout, robin, number, semifinals)
  const before = arePlacesGiven(division, robin)
    ? drawSemifinals(options, robin, knockout, number, semifinals)
    : undefined
  drawRounds(division, { from: number, before, seat: (k) => knockout.number(number, k) })
}

function announceSemifinals(bracket: Stage, robin: Stage, number: number, { name, matches }: PlannedRound): void {
  bracket.announce(number, name, () => {
    const pairs = matches.map(({ seats }) => seats.map((k) => robin.seed(k)))
    return { matches: pairs, byes: [], advance: pairs.map(() => 1) }
  })
}

/** First place chooses; with one of the four missing there is no choice. */
function drawSemifinals(
  options: BridgeOptions,
  robin: Stage,
  bracket: Stage,
  number: number,
  planned: PlannedRound,
): Round | undefined {
  const { chart } = robin
  const seeds = [1, 2, 3, 4].map((k) => robin.seed(k))
  const isFull = seeds.every(({ who }) => isSomebody(who) && !chart.field.divisions.hasLeft(robin.letter, who))
  if (!isFull && !chart.notices.pairing(bracket.id, number))
    return drawDefault(options, bracket, number, planned, seeds)
  /** As seed slots, so that the pairing depends on the seeds. */
  const asSeeds = (seats: readonly Slot[]) => seats.map(({ who }) => known(seeds.find((seed) => seed.who === who)))
  return bracket.paired(number, {
    name: planned.name,
    ready: true,
    gate: () => robin.find(2),
    choice: choiceOf(options, chart, planned, seeds),
    fits: ({ matches }) => matches[0]?.[0]?.who === seeds[0]?.who && sameTeams(matches.flat(), seeds),
    draw: (round, { matches }) => hangSemifinals(options, bracket, planned, round, matches.map(asSeeds)),
  })
}

function choiceOf(options: BridgeOptions, chart: Chart, planned: PlannedRound, seeds: readonly Slot[]): Choice {
  const best = first(seeds)
  const others = seeds.slice(1)
  const chosen = (who: Who): Pairing => {
    const matches = [[best, ...others.filter((seed) => seed.who === who)], others.filter((seed) => seed.who !== who)]
    const told = matches.map((seats) => ({ seats, planned: first(planned.matches) }))
    const reason = { rule: 'BRI-41', chooser: idOf(chart, best.who), opponent: idOf(chart, who) }
    return { kind: 'chosen', matches, byes: [], added: handicapsToTell(options, chart, told), reasons: [reason] }
  }
  return { chooser: best.who, among: others.map(({ who }) => who), chosen }
}

const idOf = (chart: Chart, who: Who): string => chart.field.entrant(who).id

const sameTeams = (a: readonly Slot[], b: readonly Slot[]): boolean =>
  a.length === b.length && a.every(({ who }) => b.some((slot) => slot.who === who))

/** Fewer than four are left: first against last, with the empty places. */
function drawDefault(
  options: BridgeOptions,
  bracket: Stage,
  number: number,
  planned: PlannedRound,
  seeds: readonly Slot[],
): Round {
  return bracket.round(number, { name: planned.name, isAwaited: true }, (round) => {
    const matches = planned.matches.map(({ seats }) => seats.map((k) => at(seeds, k - 1)))
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
    const series = seriesOf(options, bracket.chart, at(planned.matches, i))
    round.match({
      seats,
      series,
      advance: 1,
      takes: [bracket.number(round.number, i + 1)],
      losersPlayOn: options.thirdPlace,
    })
  })
}
