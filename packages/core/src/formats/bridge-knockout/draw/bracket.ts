/** The bracket: rounds drawn in numbers, rounds that depend on results are published when the round before is complete. */

import type { Round } from '../../../chart/rounds/round.ts'
import { isSomebody, type Slot, type Who } from '../../../chart/slot.ts'
import type { Pairing, Stage } from '../../../chart/stage.ts'
import { at } from '../../../lists/at.ts'
import { least } from '../../../ranking/ranking.ts'
import { type Division, knockout, numberOfNewcomer, planOf, stageFor } from '../divisions/division.ts'
import { repaired } from '../plan/fewest-repeats.ts'
import type { PlannedMatch, PlannedRound } from '../plan/plan.ts'
import { earlierMatch } from './carry-over.ts'
import { handicapsToTell } from './handicaps.ts'
import { seriesOf } from './matches.ts'
import { drawPlayoffs } from './playoffs.ts'

export const knockoutStage = (division: Division): Stage => stageFor(division, knockout)

/** A round of the bracket with the slots of its numbers. */
interface RoundToDraw {
  readonly division: Division
  readonly stage: Stage
  /** Counted from 1. */
  readonly number: number
  readonly planned: PlannedRound
  seat(number: number): Slot
}

/** The rounds to draw: first and last, the round before them, and the seats of the first. */
interface Part {
  readonly from: number
  readonly until?: number
  readonly before: Round | undefined
  seat(number: number): Slot
}

/** Draws rounds of the bracket, and after each the playoffs of its losers, in the order of play. */
export function drawRounds(division: Division, part: Part): Round | undefined {
  const stage = knockoutStage(division)
  const plan = planOf(division)
  if (division.newcomer !== undefined)
    stage.chart.board.fill(stage.number(1, numberOfNewcomer(division)), division.newcomer) // BRI-56
  let { before } = part
  plan.slice(part.from, part.until).forEach((planned, i) => {
    const index = part.from + i
    const seat = i === 0 ? part.seat : (number: number) => stage.number(index, number)
    const drawing = { division, stage, number: index + 1, planned, seat }
    before = isPublished(drawing) ? published(drawing, before) : drawn(drawing, before)
    drawPlayoffs(division, stage, plan, index + 1)
  })
  if (division.letter === '' || division.letter === 'A') stage.chart.champion = stage.number(plan.length, 1)
  return before
}

const isPublished = ({ division, number, planned }: RoundToDraw): boolean =>
  number > 1 && (division.options.handicap || planned.mayBeRepaired === true)

function drawn(drawing: RoundToDraw, after: Round | undefined): Round {
  const { stage, number, planned, seat } = drawing
  return stage.round(number, { name: planned.name, after, isAwaited: true }, (round) => {
    for (const match of planned.matches) hang(drawing, round, match, match.seats.map(seat))
  })
}

function hang(
  { division, stage, number }: RoundToDraw,
  round: Round,
  planned: PlannedMatch,
  seats: readonly Slot[],
): void {
  const { options } = division
  round.match({
    seats,
    series: seriesOf(options, stage.chart, planned),
    advance: planned.advance,
    takes: planned.takes.map((k) => stage.number(number, k)),
    byPlace: planned.byPlace === true,
    losersPlayOn: options.playoff || options.thirdPlace,
  })
}

function published(drawing: RoundToDraw, before: Round | undefined): Round | undefined {
  const { stage, number, planned, seat } = drawing
  stage.announce(number, planned.name, () => ({
    matches: planned.matches.map(({ seats }) => seats.map(seat)),
    byes: [],
    advance: planned.matches.map(({ advance }) => advance),
  }))
  return stage.paired(number, {
    name: planned.name,
    ready: before?.isDone === true,
    gate: () => stage.find(number - 1),
    propose: () => proposal(drawing),
    byHand: planned.mayBeRepaired && ((matches) => pairedByHand(drawing, matches)),
    fits: (pairing) => isOfThisRound(drawing, pairing),
    draw: (round, pairing) => hangPublished(drawing, round, pairing),
  })
}

/** True if the pairing has each number of the round once; a correction may change the teams behind them. */
function isOfThisRound({ number, planned }: RoundToDraw, { matches }: Pairing): boolean {
  const numbers = matches
    .flat()
    .map(({ label }) => (label.from === 'number' && label.after === number - 1 ? label.number : 0))
  const wanted = planned.matches.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)
  return numbers.toSorted((a, b) => a - b).join() === wanted.join()
}

/** BRI-29: in the order of their lowest numbers; as in the plan the winner of the i-th match takes number i. */
function hangPublished(drawing: RoundToDraw, round: Round, { matches }: Pairing): void {
  matches.forEach((seats, i) => {
    hang(drawing, round, at(drawing.planned.matches, i), seats)
  })
}

function proposal(drawing: RoundToDraw): Pairing {
  const { planned, seat } = drawing
  const defaults = planned.matches.map(({ seats }) => seats)
  if (!planned.mayBeRepaired) return pairing(drawing, 'default', defaults, { rule: 'BRI-64' })
  const hasMet = (a: number, b: number) =>
    earlierMatch(drawing.stage.chart, undefined, seat(a).who, seat(b).who) !== undefined
  const { pairs, repeatsByDefault, repeats } = repaired(defaults as [number, number][], hasMet)
  const kind = repeatsByDefault === 0 ? 'default' : 're-paired'
  return pairing(drawing, kind, pairs, { rule: 'BRI-29', repeatsByDefault, repeats })
}

function pairing(
  { division, stage, planned, seat }: RoundToDraw,
  kind: string,
  numbers: readonly (readonly number[])[],
  reason: { readonly rule: string } & Record<string, unknown>,
): Pairing {
  const matches = numbers.map((seats) => seats.map(seat))
  const withBoards = matches.map((seats, i) => ({ seats, planned: at(planned.matches, i) }))
  return {
    kind,
    matches,
    byes: [],
    added: handicapsToTell(division.options, stage.chart, withBoards),
    reasons: [reason],
  }
}

/** The director's pairs of the same teams; a team alone meets an empty number. */
function pairedByHand(drawing: RoundToDraw, matches: readonly (readonly Who[])[]): Pairing | undefined {
  const numbers = drawing.planned.matches.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)
  const held = new Map(numbers.map((number) => [drawing.seat(number).who, number]))
  const empty = numbers.filter((number) => !isSomebody(drawing.seat(number).who))
  const pairs = matches.map((whos) => {
    const known = whos.map((who) => held.get(who) ?? 0)
    return (known.length === 1 ? [...known, empty.shift() ?? 0] : known).toSorted((a, b) => a - b)
  })
  while (empty.length > 1) pairs.push(empty.splice(0, 2))
  const named = pairs.flat().toSorted((a, b) => a - b)
  if (named.join() !== numbers.join() || pairs.some(({ length }) => length !== 2)) return undefined
  const inOrder = pairs.toSorted(least(([lowest = 0]) => lowest))
  return pairing(drawing, 'by-hand', inOrder, { rule: 'BRI-29', by: 'hand' })
}
