/** Figures of a match and a division before a board is played: tickets and their destinations, averages (BRI-66, BRI-99). */
import type { Chart } from '../../../chart/chart.ts'
import type { Stage } from '../../../chart/stage.ts'
import type { GoTo, Indicators, MatchFigures } from '../../views/figures.ts'
import type { BridgeOptions } from '../options.ts'
import { compactPattern } from '../plan/compact.ts'
import { tickets as ring } from '../series/movement.ts'
import { divisionOf, divisionsIn, indicatorsOf, isStage, knockout, planOf } from './division.ts'

export function indicatorsIn(options: BridgeOptions, chart: Chart, letter: string): Indicators | undefined {
  const division = divisionsIn(options, chart).find((each) => each.letter === letter)
  return division && indicatorsOf(division)
}

/** Finds a match by round and place; only compact sessions have tickets. */
export function figuresOf(
  options: BridgeOptions,
  stage: Stage,
  round: number,
  index: number,
): MatchFigures | undefined {
  if (!options.compact || !isStage(stage, knockout)) return undefined
  const division = divisionOf(options, stage)
  const planned = planOf(division)[round - 1]?.matches[index]
  const { ticket } = planned ?? {}
  if (!planned || ticket === undefined) return undefined
  const goTo = compactPattern(division.drawn).find(({ match }) => planned.byPlace && match === ticket)
  return {
    ticket,
    tickets: ticketsAt(ticket),
    ...(goTo ? { goTo: destinations(goTo.to) } : {}),
    ...(planned.isOfLosers ? { isOfLosers: true as const } : {}),
  }
}

/** BRI-65: of AB3 the tickets AB3 and BA3, of XYZ7 XY7, YZ7 and ZX7. */
function ticketsAt(ticket: string): string[] {
  const table = ticket.replace(/^\D+/, '')
  return (ticket.startsWith('XYZ') ? ring : ['AB', 'BA']).map((names) => `${names}${table}`)
}

function destinations([first = '', second = '', third]: readonly string[]): GoTo {
  return third === undefined ? { winner: first, loser: second } : { first, second, loser: third }
}
