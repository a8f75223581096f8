/** The rack list: which tables each bracket has, and its indicators (BRI-51, BRI-78). */
import { isRefused, type RefusedResult } from '../../../refusals/result.ts'
import type { Occasion } from './event.ts'
import { divisionsFor, type Event, eventOf, roundedIndicators, type SheetQuery, tablesInWords } from './event.ts'

export interface RackList extends Event {
  readonly brackets: readonly RackLine[]
}

interface RackLine {
  readonly bracket: string
  readonly teams: number
  readonly tables: string
  /** Averages, if the teams have named their players. */
  readonly high?: number
  readonly low?: number
}

export function rackList(tournament: Occasion, query: SheetQuery = {}): RackList | RefusedResult {
  const divisions = divisionsFor(tournament, query)
  if (isRefused(divisions)) return divisions
  return {
    ...eventOf(tournament),
    brackets: divisions.map((division) => ({
      bracket: division.letter,
      teams: division.order.length,
      tables: tablesInWords(division),
      ...roundedIndicators(division),
    })),
  }
}
