/** The rack list: which tables each bracket has, and its indicators (BRI-51, BRI-78). */
import { isRefusal, type Refusal } from '../../../refusals/refusal.ts'
import type { Occasion } from './event.ts'
import { bracketsAsked, type Event, eventOf, roundedIndicators, type SheetQuery, tablesInWords } from './event.ts'

export interface RackList extends Event {
  readonly brackets: readonly RackLine[]
}

interface RackLine {
  readonly bracket: string
  readonly teams: number
  readonly tables: string
  /** Averages, where the teams have told their players. */
  readonly high?: number
  readonly low?: number
}

export function rackList(tournament: Occasion, query: SheetQuery = {}): RackList | Refusal {
  const brackets = bracketsAsked(tournament, query)
  if (isRefusal(brackets)) return brackets
  return {
    ...eventOf(tournament),
    brackets: brackets.map((bracket) => ({
      bracket: bracket.letter,
      teams: bracket.order.length,
      tables: tablesInWords(bracket),
      ...roundedIndicators(bracket),
    })),
  }
}
