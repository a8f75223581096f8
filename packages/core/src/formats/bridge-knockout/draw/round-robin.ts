/** The round robin of five: two rings, the places with their tie-breaks, extra boards at the line (BRI-41 to BRI-43). */

import type { Chart } from '../../../chart/chart.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { teamRounds } from '../../../chart/rounds/round-name.ts'
import { NOBODY, type Slot, type Who } from '../../../chart/slot.ts'
import type { SeedOrder, Stage } from '../../../chart/stage.ts'
import { at, first, known } from '../../../lists/at.ts'
import { least } from '../../../ranking/ranking.ts'
import type { RoundRobin } from '../../views/rings.ts'
import { type Division, isStage, roundRobin, stageFor } from '../divisions/division.ts'
import type { BridgeOptions } from '../options.ts'
import { fiveTeamRings } from '../plan/rings.ts'
import { type PlacedTeam, placingOf, type Step, type Tally, talliesOf } from '../scoring/placings.ts'
import { scaleFor } from '../scoring/victory-points.ts'
import { extraBoards } from '../series/boards.ts'
import { extraBoardsSeries, roundRobinSeries } from './matches.ts'

const places = 4
const rings = [teamRounds.firstRing, teamRounds.secondRing] as const

export const roundRobinStage = (division: Division): Stage => stageFor(division, roundRobin, { prefix: 'R' })

export function drawRings(
  { options, chart }: Division,
  stage: Stage,
  before: Round | undefined,
  seat: (number: number) => Slot,
): void {
  const series = roundRobinSeries(options, chart)
  let last = before
  fiveTeamRings.forEach((pairs, i) => {
    last = stage.round(i + 1, { name: at(rings, i), after: last, isAwaited: true }, (round) => {
      for (const pair of pairs) round.match({ seats: pair.toSorted((a, b) => a - b).map((k) => seat(k)), series })
    })
  })
}

/** True once the places are published; they are due when the rings, and any extra boards needed, are played. */
export function arePlacesGiven(division: Division, stage: Stage): boolean {
  const isPlayed = stage.find(2)?.isDone === true && !stage.isSeeded
  const placing = isPlayed ? placed(division, stage) : []
  const ready = isPlayed && extraBoardsRound(stage, placing) !== 'wanted'
  return stage.seeded({ ready, propose: () => seedsOf(stage, placing) })
}

/** The order of the teams that have not withdrawn. */
function placed({ options, chart, letter }: Division, stage: Stage): PlacedTeam[] {
  return placingOf(tallies(options, stage).filter(({ who }) => !chart.field.divisions.hasLeft(letter, who)))
}

/** Victory points of everybody against everybody; empty without a round robin. */
export function roundRobinsOf(options: BridgeOptions, chart: Chart): RoundRobin[] {
  return chart.board.stages
    .filter((stage) => isStage(stage, roundRobin))
    .map((stage) => {
      const against = new Map(tallies(options, stage).map((tally) => [tally.who, tally.against]))
      return { stage, places, points: (who, other) => against.get(who)?.get(other)?.points }
    })
}

export function tallies(options: BridgeOptions, stage: Stage, through = 2): Tally[] {
  const matches = stage.rounds.filter(({ number }) => number <= Math.min(2, through)).flatMap((round) => round.matches)
  return talliesOf(teamsInRobin(stage), matches, scaleIn(options))
}

const numberOf = ({ label }: Slot): number =>
  label.from === 'seed' ? label.seed : label.from === 'number' ? label.number : 0

/** By number. */
function teamsInRobin(stage: Stage): Who[] {
  const [first] = stage.rounds
  const slots = [...new Set((first?.matches ?? []).flatMap(({ seats }) => seats))]
  return slots.toSorted(least(numberOf)).map(({ who }) => who)
}

const scaleIn = ({ victoryPoints, boards }: BridgeOptions): readonly number[] =>
  victoryPoints ?? scaleFor(boards / 4) ?? []

/** Teams level across the line between fourth and fifth. */
function levelAcross(placing: readonly PlacedTeam[]): Tally[] {
  if (placing.length <= places || placing[places - 1]?.ahead !== undefined) return []
  const from = placing.findLastIndex(({ ahead }, i) => i < places - 1 && ahead !== undefined) + 1
  const behind = placing.findIndex(({ ahead }, i) => i >= places && ahead !== undefined)
  return placing.slice(from, behind < 0 ? placing.length : behind + 1).map(({ tally }) => tally)
}

/** The round of extra boards: `undefined` if not needed, 'wanted' until it is played. */
function extraBoardsRound(stage: Stage, placing: readonly PlacedTeam[]): Round | 'wanted' | undefined {
  const { chart } = stage
  const level = levelAcross(placing).map(({ who }) => who)
  if (level.length === 0) return undefined
  const inOrder = teamsInRobin(stage).filter((who) => level.includes(who))
  const round = stage.paired(3, {
    name: teamRounds.extraBoards,
    ready: true,
    propose: () => ({
      kind: 'extra-boards',
      matches: [inOrder.map((who) => chart.board.person(who))],
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

/** The four teams that advance, each with the reason it is ahead of the next (BRI-92). */
function seedsOf(stage: Stage, placing: readonly PlacedTeam[]): SeedOrder {
  const order = withExtraBoards(stage, withLot(stage.chart, placing))
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

/** If teams at the top are level in every step, a lot gives first place; the others follow by number. */
function withLot(chart: Chart, placing: readonly PlacedTeam[]): readonly PlacedTeam[] {
  const end = placing.findIndex(({ ahead }) => ahead !== undefined)
  const level = end < 0 ? placing : placing.slice(0, end + 1)
  if (level.length < 2 || level.length > places) return placing
  const [best] = chart.dice.shuffled(
    'first place',
    level.map(({ tally }) => tally.who),
  )
  return reordered(placing, level, [known(level.find(({ tally }) => tally.who === best))], 'lot')
}

/** Teams that played extra boards take the order of their extra boards. */
function withExtraBoards(stage: Stage, placing: readonly PlacedTeam[]): readonly PlacedTeam[] {
  const match = stage.find(3)?.matches[0]
  if (!match?.outcome) return placing
  const level = placing.filter(({ tally }) => match.seatOf(tally.who) !== undefined)
  const inOrder = match.outcome.order.map((seat) => known(level.find(({ tally }) => tally.who === match.who(seat))))
  return reordered(placing, level, inOrder, 'extra-boards')
}

/** Among the level teams, those put ahead by a step, and then the others. */
function reordered(
  placing: readonly PlacedTeam[],
  level: readonly PlacedTeam[],
  ahead: readonly PlacedTeam[],
  step: Step,
): PlacedTeam[] {
  const from = placing.indexOf(first(level))
  const inOrder = [...ahead, ...level.filter((each) => !ahead.includes(each))]
  const last = level.at(-1)?.ahead
  const group = inOrder.map(({ tally }, i) => ({
    tally,
    ahead: i === inOrder.length - 1 ? last : i < ahead.length ? step : undefined,
  }))
  return [...placing.slice(0, from), ...group, ...placing.slice(from + level.length)]
}
