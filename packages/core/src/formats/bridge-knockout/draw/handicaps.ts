/** Handicaps between two teams: by the formula, or as approved in its place (BRI-58 to BRI-64). */

import type { Chart } from '../../../chart/chart.ts'
import { divided } from '../../../chart/divisions.ts'
import type { Match } from '../../../chart/match.ts'
import { isSomebody, type Slot, type Who } from '../../../chart/slot.ts'
import type { Entrant } from '../../../facts/entrant.ts'
import { averageOf } from '../../../facts/masterpoints.ts'
import { at } from '../../../lists/at.ts'
import { type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Handicap } from '../facts/handicap.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions, HandicapOverride } from '../options.ts'
import { compactPlan } from '../plan/compact.ts'
import { type PlannedMatch, planFor } from '../plan/plan.ts'
import { fiveTeamRings } from '../plan/rings.ts'
import { unroundedHandicap } from '../scoring/handicap.ts'
import { meetingsOf } from '../series/meetings.ts'
import { carriedOver } from './carry-over.ts'

/** The first team's handicap in thousandths of an IMP; negative if the second team receives it. */
function aheadOf(options: BridgeOptions, first: Entrant, second: Entrant, boards: number): number {
  const [one, other] = [averageOf(first), averageOf(second)]
  if (one === undefined || other === undefined || one === other) return 0
  const imps = rounded(options, received(options.handicapOverride, Math.max(one, other), Math.min(one, other), boards))
  return one < other ? imps : -imps
}

/** In IMPs, not rounded yet. */
function received(override: HandicapOverride | undefined, higher: number, lower: number, boards: number): number {
  if (!override) return unroundedHandicap(higher, lower, boards)
  if ('percent' in override) return (unroundedHandicap(higher, lower, boards) * override.percent) / 100
  if ('imps' in override) return override.imps
  return override.table.findLast(([difference]) => higher - lower >= difference)?.[1] ?? 0
}

/** In thousandths: three decimals, or whole IMPs. */
const rounded = ({ handicapRounding }: BridgeOptions, imps: number): number =>
  handicapRounding === 'nearest' ? Math.round(imps) * 1000 : Math.round(imps * 1000)

/** As announced; computed for two teams that meet after a correction. */
export function handicapBetween(options: BridgeOptions, chart: Chart, first: Who, second: Who, boards: number): number {
  const [one, other] = [chart.field.entrants[first], chart.field.entrants[second]]
  if (!options.handicap || !one || !other) return 0
  const told = bridgeLedger(chart).handicaps.between(one.id, other.id, boards)
  if (told === undefined) return aheadOf(options, one, other, boards)
  return told - (bridgeLedger(chart).handicaps.between(other.id, one.id, boards) ?? 0)
}

/** The handicap of two teams for the log. */
function toTell(options: BridgeOptions, first: Entrant, second: Entrant, boards: number): Handicap {
  const ahead = aheadOf(options, first, second, boards)
  return { between: [first.id, second.id], boards, receives: [Math.max(0, ahead) / 1000, Math.max(0, -ahead) / 1000] }
}

/** The handicaps published with matches. */
interface HandicapsToTell {
  readonly handicaps: readonly Handicap[]
}

/** Handicaps of every two teams in these matches, without empty seats. */
export function handicapsToTell(
  options: BridgeOptions,
  chart: Chart,
  matches: readonly { readonly seats: readonly Slot[]; readonly planned: PlannedMatch }[],
): HandicapsToTell | undefined {
  if (!options.handicap) return undefined
  const handicaps = matches.flatMap(({ seats, planned }) => {
    const whos = seats.map(({ who }) => who).filter(isSomebody)
    return meetingsOf(whos.map((_, i) => i)).map(({ first, second }) => {
      const [one, other] = [at(whos, first), at(whos, second)]
      const boards = planned.boards + carriedOver(chart, planned, one, other).boards
      return toTell(options, chart.field.entrant(one), chart.field.entrant(other), boards)
    })
  })
  return { handicaps }
}

function betweenAll(options: BridgeOptions, teams: readonly Entrant[], boards: number): Handicap[] {
  return meetingsOf(teams.map((_, i) => i)).map(({ first, second }) =>
    toTell(options, at(teams, first), at(teams, second), boards),
  )
}

/** Handicaps of the matches drawn with the start, division by division. */
export function firstHandicaps(
  options: BridgeOptions,
  entrants: readonly Entrant[],
  order: readonly Who[],
  brackets?: readonly number[],
): HandicapsToTell | undefined {
  if (!options.handicap) return undefined
  const teamsIn = ({ order: own }: { readonly order: readonly Who[] }) => own.map((who) => at(entrants, who))
  const divisions = divided(order, order.length, brackets)
  return { handicaps: divisions.flatMap((division) => handicapsOfFirstRound(options, teamsIn(division))) }
}

function handicapsOfFirstRound(options: BridgeOptions, teams: readonly Entrant[]): Handicap[] {
  const team = (number: number): Entrant => at(teams, number - 1)
  if (teams.length === 5)
    return fiveTeamRings
      .flat()
      .map(([a, b]) => toTell(options, team(Math.min(a, b)), team(Math.max(a, b)), options.boards / 4))
  const [first] = options.compact ? compactPlan(teams.length, options) : planFor(teams.length, options)
  return (first?.matches ?? []).flatMap((planned) => betweenAll(options, planned.seats.map(team), planned.boards))
}

/** Handicaps of the match a late team joins, for each two teams present. */
export function handicapsOfLate(
  options: BridgeOptions,
  chart: Chart,
  match: Match,
  newcomer: Entrant,
): readonly Handicap[] | RefusedResult | undefined {
  if (!options.handicap) return undefined
  if (!newcomer.players)
    return refuse({ code: 'missing-masterpoints', entrants: [newcomer.name], neededFor: 'handicap', rule: 'BRI-59' })
  const teams = [...match.here.map((seat) => chart.field.entrant(match.who(seat))), newcomer]
  return betweenAll(options, teams, options.boards / 2)
}
