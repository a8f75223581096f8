/** Five teams: a round robin in two rings, extra boards at the line, a choice of opponent, semifinals and final (BRI-41 to BRI-43). */
import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/round.ts'
import { isSomebody, NOBODY, type Slot, type Who } from '../../chart/slot.ts'
import type { Pairing, SeedOrder, Stage } from '../../chart/stage.ts'
import { extraBoards } from '../../series/boards.ts'
import { drawRounds, knockoutStage } from './bracket.ts'
import { handicapsToTell } from './handicaps.ts'
import { extraBoardsSeries, roundRobinSeries, seriesOf } from './matches.ts'
import type { BridgeOptions } from './options.ts'
import { type Placed, placingOf, type Step, type Tally, talliesOf } from './placings.ts'
import { type PlannedMatch, type PlannedRound, planFor } from './plan.ts'
import { fiveTeamRings } from './rings.ts'
import { scaleFor } from './victory-points.ts'

export const roundRobin = 'round-robin'
const places = 4
const rings = ['Round robin, first ring', 'Round robin, second ring'] as const

export function drawFive(options: BridgeOptions, chart: Chart): void {
  const stage = chart.stage(roundRobin, { name: 'Round robin', prefix: 'R' })
  const last = drawRings(options, chart, stage)
  const bracket = knockoutStage(chart)
  const plan = planFor(5, options)
  announceSemifinals(bracket, stage, plan[0] as PlannedRound)
  const placing = last.isDone && !stage.isSeeded ? placed(options, chart, stage) : undefined
  const extra = placing && extraBoardsRound(chart, stage, placing)
  if (
    !stage.seeded({
      ready: placing !== undefined && extra !== 'wanted',
      propose: () => seedsOf(chart, stage, placing ?? []),
    })
  ) {
    drawFinal(options, bracket, plan, undefined)
    return
  }
  drawFinal(options, bracket, plan, drawSemifinals(options, chart, stage, bracket, plan[0] as PlannedRound))
}

function drawRings(options: BridgeOptions, chart: Chart, stage: Stage): Round {
  const series = roundRobinSeries(options, chart)
  let last: Round | undefined
  fiveTeamRings.forEach((pairs, i) => {
    last = stage.round(i + 1, { name: rings[i] as string, after: last, isAwaited: true }, (round) => {
      for (const pair of pairs) round.match({ seats: pair.toSorted((a, b) => a - b).map(chart.seed), series })
    })
  })
  return last as Round
}

const drawFinal = (
  options: BridgeOptions,
  stage: Stage,
  plan: readonly PlannedRound[],
  before: Round | undefined,
): void => drawRounds(options, stage, plan, { index: 1, before, seat: (k) => stage.number(1, k) })

function announceSemifinals(bracket: Stage, stage: Stage, { name, matches }: PlannedRound): void {
  const pairs = matches.map(({ seats }) => seats.map((k) => stage.seed(k)))
  bracket.announce(1, name, { matches: pairs, byes: [], advance: 1 })
}

/** The order of those who have not withdrawn. */
function placed(options: BridgeOptions, chart: Chart, stage: Stage): Placed[] {
  return placingOf(tallies(options, chart, stage).filter(({ who }) => !chart.gone.has(who)))
}

export function tallies(options: BridgeOptions, chart: Chart, stage: Stage, through = 2): Tally[] {
  const matches = stage.rounds.filter(({ number }) => number <= Math.min(2, through)).flatMap((round) => round.matches)
  return talliesOf(chart.order, matches, scaleIn(options))
}

const scaleIn = ({ victoryPoints, boards }: BridgeOptions): readonly number[] =>
  victoryPoints ?? scaleFor(boards / 4) ?? []

/** Those whom nothing separates across the line between fourth and fifth. */
function levelAcross(placing: readonly Placed[]): Tally[] {
  if (placing.length <= places || placing[places - 1]?.ahead !== undefined) return []
  const from = placing.findLastIndex(({ ahead }, i) => i < places - 1 && ahead !== undefined) + 1
  const behind = placing.findIndex(({ ahead }, i) => i >= places && ahead !== undefined)
  return placing.slice(from, behind < 0 ? placing.length : behind + 1).map(({ tally }) => tally)
}

/** The round of extra boards, where it is needed: undefined if not, 'wanted' while it is not played. */
function extraBoardsRound(chart: Chart, stage: Stage, placing: readonly Placed[]): Round | 'wanted' | undefined {
  const level = levelAcross(placing).map(({ who }) => who)
  if (level.length === 0) return undefined
  const inOrder = chart.order.filter((who) => level.includes(who))
  const round = stage.paired(3, {
    name: 'Extra boards',
    ready: true,
    propose: () => ({
      kind: 'extra-boards',
      matches: [inOrder.map((who) => chart.person(who))],
      byes: [],
      reasons: [{ rule: 'BRI-43', level: inOrder.length }],
    }),
    fits: ({ matches }) =>
      matches
        .flat()
        .map(({ who }) => who)
        .join() === inOrder.join(),
    draw: (drawn, { matches }) => {
      const seats = matches[0] ?? []
      drawn.match({ seats, series: extraBoardsSeries(seats.length, extraBoards), advance: seats.length - 1 })
    },
  })
  return round?.isDone ? round : 'wanted'
}

/** The four who go on, each with what put it ahead of the next (BRI-92). */
function seedsOf(chart: Chart, stage: Stage, placing: readonly Placed[]): SeedOrder {
  const order = withExtraBoards(stage, withLot(chart, placing))
  const seeds = Array.from({ length: places }, (_, i) => order[i])
  return {
    order: seeds.map((each) => each?.tally.who ?? NOBODY),
    reasons: seeds.map((each) => ({
      rule: 'BRI-43',
      by: each?.ahead ?? 'number',
      victoryPoints: each?.tally.points ?? 0,
    })),
  }
}

/** Level at the top with nothing to separate them: lot for the first place, the others in order of number. */
function withLot(chart: Chart, placing: readonly Placed[]): readonly Placed[] {
  const end = placing.findIndex(({ ahead }) => ahead !== undefined)
  const level = end < 0 ? placing : placing.slice(0, end + 1)
  if (level.length < 2 || level.length > places) return placing
  const [first] = chart.dice.shuffled(
    'first place',
    level.map(({ tally }) => tally.who),
  )
  return reordered(placing, level, [level.find(({ tally }) => tally.who === first) as Placed], 'lot')
}

/** Who played extra boards stands as they ended there. */
function withExtraBoards(stage: Stage, placing: readonly Placed[]): readonly Placed[] {
  const match = stage.find(3)?.matches[0]
  if (!match?.outcome) return placing
  const level = placing.filter(({ tally }) => match.seatOf(tally.who) !== undefined)
  const inOrder = match.outcome.order.map((seat) => level.find(({ tally }) => tally.who === match.who(seat)) as Placed)
  return reordered(placing, level, inOrder, 'extra-boards')
}

/** These first among those who are level, then the rest of them; `step` is what put the first ones ahead. */
function reordered(
  placing: readonly Placed[],
  level: readonly Placed[],
  first: readonly Placed[],
  step: Step,
): Placed[] {
  const from = placing.indexOf(level[0] as Placed)
  const inOrder = [...first, ...level.filter((each) => !first.includes(each))]
  const last = level.at(-1)?.ahead
  const group = inOrder.map(({ tally }, i) => ({
    tally,
    ahead: i === inOrder.length - 1 ? last : i < first.length ? step : undefined,
  }))
  return [...placing.slice(0, from), ...group, ...placing.slice(from + level.length)]
}

function drawSemifinals(
  options: BridgeOptions,
  chart: Chart,
  stage: Stage,
  bracket: Stage,
  planned: PlannedRound,
): Round | undefined {
  const seeds = [1, 2, 3, 4].map((k) => stage.seed(k))
  const [first] = seeds as [Slot]
  const others = seeds.slice(1)
  const chosen = (opponent: Slot): Pairing => {
    const rest = others.filter((seed) => seed !== opponent)
    const matches = [[first, opponent], rest]
    const told = matches.map((seats) => ({ seats, planned: planned.matches[0] as PlannedMatch }))
    const reason = { rule: 'BRI-41', chooser: idOf(chart, first.who), opponent: idOf(chart, opponent.who) }
    return { kind: 'chosen', matches, byes: [], handicaps: handicapsToTell(options, chart, told), reasons: [reason] }
  }
  const choice = {
    chooser: first.who,
    among: others.map(({ who }) => who),
    chosen: (who: Who) => chosen(others.find((seed) => seed.who === who) as Slot),
  }
  const isFull = seeds.every(({ who }) => isSomebody(who) && !chart.gone.has(who))
  if (!isFull && !chart.told.pairing(bracket.id, 1)) return drawDefault(options, bracket, planned, seeds)
  /** As seeds, so that it is known to hang on them. */
  const asSeeds = (seats: readonly Slot[]) => seats.map(({ who }) => seeds.find((seed) => seed.who === who) as Slot)
  return bracket.paired(1, {
    name: planned.name,
    ready: true,
    gate: () => stage.find(2),
    choice,
    fits: ({ matches }) => matches[0]?.[0]?.who === first.who && sameTeams(matches.flat(), seeds),
    draw: (round, { matches }) => hangSemifinals(options, bracket, planned, round, matches.map(asSeeds)),
  })
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
