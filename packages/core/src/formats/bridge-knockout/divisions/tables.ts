/** Where everybody sits: tables numbered through bracket by bracket, in a compact knockout by letter (BRI-34, BRI-65, BRI-70a). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match, SeatIndex } from '../../../chart/match.ts'
import type { Slot, Who } from '../../../chart/slot.ts'
import type { Stage } from '../../../chart/stage.ts'
import { at } from '../../../lists/at.ts'
import { least } from '../../../ranking/ranking.ts'
import type { BridgeOptions } from '../options.ts'
import { type PlannedMatch, quarterfinalsOf } from '../plan/plan.ts'
import {
  type Bracket,
  bracketOf,
  bracketsIn,
  fifthPlace,
  isStage,
  numberIn,
  planOf,
  roundRobin,
  thirdPlace,
} from './brackets.ts'

/** The tables of a team's two pairs. */
export interface Seating {
  readonly northSouth: string
  readonly eastWest: string
}

/** A match by its place, so that one that is not drawn yet has tables too. */
export interface Spot {
  readonly stage: Stage
  readonly round: number
  readonly index: number
  readonly seats: readonly Slot[]
}

const spotOf = (match: Match): Spot => ({
  stage: match.round.stage,
  round: match.round.number,
  index: match.round.matches.indexOf(match),
  seats: match.seats,
})

/** Where each seat has its North-South pair; its East-West pair goes to the next one's. */
export function homesIn(options: BridgeOptions, { stage, round, index, seats }: Spot): string[] {
  const bracket = bracketOf(options, stage)
  if (isStage(stage, roundRobin)) return seats.map((slot) => tableOfNumber(bracket, numberInRobin(slot)))
  const run = options.compact ? letters(bracket, stage, round, index) : numbers(bracket, stage, round, index)
  return seats.map(({ who }, seat) => run[seat] ?? tableBrought(options, stage.chart, who))
}

/** Of those who are there, in the order of their seats. */
export function tablesOf(options: BridgeOptions, match: Match): string[] {
  const homes = homesIn(options, spotOf(match))
  return match.here.map((seat) => at(homes, seat))
}

/** Of two the one sits North-South where the other sits East-West; of three XY, YZ, ZX. Who is alone sits nowhere. */
export function seatingOf(options: BridgeOptions, match: Match, seat: SeatIndex): Seating | undefined {
  const tables = tablesOf(options, match)
  const home = match.here.indexOf(seat)
  if (home < 0 || tables.length < 2) return undefined
  return { northSouth: at(tables, home), eastWest: at(tables, (home + 1) % tables.length) }
}

/** The numbers that belong to a bracket; who came late brought one behind all others. */
export function tablesIn(bracket: Bracket): { readonly from: number; readonly to: number; readonly late: string[] } {
  const { options, chart, drawn, order } = bracket
  const from = firstTable(bracket)
  return { from, to: from + drawn - 1, late: order.slice(drawn).map((who) => tableBrought(options, chart, who)) }
}

function firstTable({ options, chart, letter }: Bracket): number {
  const brackets = bracketsIn(options, chart)
  const before = brackets.slice(
    0,
    brackets.findIndex((each) => each.letter === letter),
  )
  return before.reduce((sum, { drawn }) => sum + drawn, 1)
}

const tableOfNumber = (bracket: Bracket, number: number): string => String(firstTable(bracket) + number - 1)

/** BRI-42; who was moved here for the second round is the last of five. */
function numberInRobin({ label }: Slot): number {
  if (label.from === 'seed') return label.seed
  return label.from === 'number' ? label.number : 5
}

// --- numbers -------------------------------------------------------------------------------------

function numbers(bracket: Bracket, stage: Stage, round: number, index: number): string[] {
  const matches = besideAndBefore(bracket, stage, round, index)
  const seats = stage.prefix === undefined ? plannedIn(bracket, round, index).seats.length : 2
  const first = firstTable(bracket) + matches.reduce((sum, match) => sum + match.seats.length, 0)
  return Array.from({ length: seats }, (_, i) => String(first + i))
}

/** The matches that take their tables first; a playoff comes behind the round that is played beside it. */
function besideAndBefore(
  bracket: Bracket,
  stage: Stage,
  round: number,
  index: number,
): readonly Pick<PlannedMatch, 'seats'>[] {
  const plan = planOf(bracket)
  const own = Array.from({ length: index }, () => ({ seats: [1, 2] }))
  if (isStage(stage, fifthPlace)) return [...(plan[quarterfinalsOf(plan) ?? 0]?.matches ?? []), ...own]
  if (isStage(stage, thirdPlace)) return [...(plan.at(-1)?.matches ?? []), ...own]
  return at(plan, round - 1).matches.slice(0, index)
}

const plannedIn = (bracket: Bracket, round: number, index: number): PlannedMatch =>
  at(at(planOf(bracket), round - 1).matches, index)

/** A late team brings the next table behind all others, one that changed its bracket its own. */
function tableBrought(options: BridgeOptions, chart: Chart, who: Who): string {
  const brackets = bracketsIn(options, chart)
  const own = brackets.find(({ order, drawn }) => order.slice(0, drawn).includes(who))
  if (own) return homeAtTheDraw(own, numberIn(own, who))
  const late = new Set(brackets.flatMap(({ order, drawn }) => order.slice(drawn)))
  const isOutside = (each: Who) => !brackets.some(({ order, drawn }) => order.slice(0, drawn).includes(each))
  const inOrder = [...late].filter(isOutside).toSorted(least((each) => each))
  return String(brackets.reduce((sum, { drawn }) => sum + drawn, 1) + inOrder.indexOf(who))
}

function homeAtTheDraw(bracket: Bracket, number: number): string {
  if (bracket.drawn === 5) return tableOfNumber(bracket, number)
  const seats = (planOf(bracket)[0]?.matches ?? []).flatMap((match) => match.seats)
  return tableOfNumber(bracket, seats.indexOf(number) + 1)
}

// --- letters -------------------------------------------------------------------------------------

/** After the session of two halves the tables of the semifinals and the final keep their letters. */
function letters(bracket: Bracket, stage: Stage, round: number, index: number): string[] {
  if (isStage(stage, thirdPlace)) return tablesNamed('AB2')
  return tablesNamed(plannedIn(bracket, round, index).ticket ?? `AB${index + 1}`)
}

/** AB3 are the tables A3 and B3. */
function tablesNamed(ticket: string): string[] {
  const [, names = '', number] = /^(\D+)(\d+)$/.exec(ticket) ?? []
  return [...names].map((name) => `${name}${number}`)
}
