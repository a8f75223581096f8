/** The tables: numbered through division by division, in a compact knockout by letter (BRI-34, BRI-65, BRI-70a). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match, SeatIndex } from '../../../chart/match.ts'
import type { Slot, Who } from '../../../chart/slot.ts'
import type { Stage } from '../../../chart/stage.ts'
import { at } from '../../../lists/at.ts'
import { least } from '../../../ranking/ranking.ts'
import type { BridgeOptions } from '../options.ts'
import { type PlannedMatch, quarterfinalsOf } from '../plan/plan.ts'
import {
  type Division,
  divisionOf,
  divisionsIn,
  fifthPlace,
  isStage,
  numberIn,
  planOf,
  roundRobin,
  thirdPlace,
} from './division.ts'

/** The tables of a team's two pairs. */
export interface Seating {
  readonly northSouth: string
  readonly eastWest: string
}

/** A match by its place in the plan, so that it has tables before it is drawn. */
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

/** The table of each seat's North-South pair; its East-West pair sits at the next seat's table. */
export function homesIn(options: BridgeOptions, { stage, round, index, seats }: Spot): string[] {
  const division = divisionOf(options, stage)
  if (isStage(stage, roundRobin)) return seats.map((slot) => tableOfNumber(division, numberInRobin(slot)))
  const run = options.compact ? letters(division, stage, round, index) : numbers(division, stage, round, index)
  return seats.map(({ who }, seat) => run[seat] ?? tableBrought(options, stage.chart, who))
}

/** The home tables of the teams present, in the order of their seats. */
export function tablesOf(options: BridgeOptions, match: Match): string[] {
  const homes = homesIn(options, spotOf(match))
  return match.here.map((seat) => at(homes, seat))
}

/** Of two teams one sits North-South where the other sits East-West; three sit XY, YZ, ZX; a team alone sits nowhere. */
export function seatingOf(options: BridgeOptions, match: Match, seat: SeatIndex): Seating | undefined {
  const tables = tablesOf(options, match)
  const home = match.here.indexOf(seat)
  if (home < 0 || tables.length < 2) return undefined
  return { northSouth: at(tables, home), eastWest: at(tables, (home + 1) % tables.length) }
}

/** The table numbers of a division; each late team brought one behind all others. */
export function tablesIn(division: Division): { readonly from: number; readonly to: number; readonly late: string[] } {
  const { options, chart, drawn, order } = division
  const from = firstTable(division)
  return { from, to: from + drawn - 1, late: order.slice(drawn).map((who) => tableBrought(options, chart, who)) }
}

function firstTable({ options, chart, letter }: Division): number {
  const divisions = divisionsIn(options, chart)
  const before = divisions.slice(
    0,
    divisions.findIndex((each) => each.letter === letter),
  )
  return before.reduce((sum, { drawn }) => sum + drawn, 1)
}

const tableOfNumber = (division: Division, number: number): string => String(firstTable(division) + number - 1)

/** BRI-42; a team moved here for the second round is the last of five. */
function numberInRobin({ label }: Slot): number {
  if (label.from === 'seed') return label.seed
  return label.from === 'number' ? label.number : 5
}

// --- numbers -------------------------------------------------------------------------------------

function numbers(division: Division, stage: Stage, round: number, index: number): string[] {
  const matches = besideAndBefore(division, stage, round, index)
  const seats = stage.prefix === undefined ? plannedIn(division, round, index).seats.length : 2
  const first = firstTable(division) + matches.reduce((sum, match) => sum + match.seats.length, 0)
  return Array.from({ length: seats }, (_, i) => String(first + i))
}

/** Matches seated before this one; a playoff comes behind the round played beside it. */
function besideAndBefore(
  division: Division,
  stage: Stage,
  round: number,
  index: number,
): readonly Pick<PlannedMatch, 'seats'>[] {
  const plan = planOf(division)
  const own = Array.from({ length: index }, () => ({ seats: [1, 2] }))
  if (isStage(stage, fifthPlace)) return [...(plan[quarterfinalsOf(plan) ?? 0]?.matches ?? []), ...own]
  if (isStage(stage, thirdPlace)) return [...(plan.at(-1)?.matches ?? []), ...own]
  return at(plan, round - 1).matches.slice(0, index)
}

const plannedIn = (division: Division, round: number, index: number): PlannedMatch =>
  at(at(planOf(division), round - 1).matches, index)

/** A late team brings the next table behind all others; a team that changed its division keeps its own. */
function tableBrought(options: BridgeOptions, chart: Chart, who: Who): string {
  const divisions = divisionsIn(options, chart)
  const own = divisions.find(({ order, drawn }) => order.slice(0, drawn).includes(who))
  if (own) return homeAtTheDraw(own, numberIn(own, who))
  const late = new Set(divisions.flatMap(({ order, drawn }) => order.slice(drawn)))
  const isOutside = (each: Who) => !divisions.some(({ order, drawn }) => order.slice(0, drawn).includes(each))
  const inOrder = [...late].filter(isOutside).toSorted(least((each) => each))
  return String(divisions.reduce((sum, { drawn }) => sum + drawn, 1) + inOrder.indexOf(who))
}

function homeAtTheDraw(division: Division, number: number): string {
  if (division.drawn === 5) return tableOfNumber(division, number)
  const seats = (planOf(division)[0]?.matches ?? []).flatMap((match) => match.seats)
  return tableOfNumber(division, seats.indexOf(number) + 1)
}

// --- letters -------------------------------------------------------------------------------------

/** After the session of two halves the tables of the semifinals and the final keep their letters. */
function letters(division: Division, stage: Stage, round: number, index: number): string[] {
  if (isStage(stage, thirdPlace)) return tablesNamed('AB2')
  return tablesNamed(plannedIn(division, round, index).ticket ?? `AB${index + 1}`)
}

/** AB3 are the tables A3 and B3. */
function tablesNamed(ticket: string): string[] {
  const [, names = '', number] = /^(\D+)(\d+)$/.exec(ticket) ?? []
  return [...names].map((name) => `${name}${number}`)
}
