/** Go To cards of a compact knockout: the next tables of winner and loser of a first-half match (BRI-67, BRI-76). */

import { at } from '../../../lists/at.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import { compactPattern, isRing } from '../plan/compact.ts'
import type { Occasion } from './event.ts'
import { divisionsFor, type Event, eventOf } from './event.ts'

export interface GoToSheet extends Event {
  readonly cards: readonly GoToCard[]
}

export type GoToCard =
  | {
      readonly kind: 'head-to-head'
      readonly match: string
      readonly table: string
      readonly winner: string
      readonly loser: string
    }
  /** Handed over when the teams report; the other two destinations are written in then. */
  | { readonly kind: 'three-way'; readonly match: string; readonly ticket: string; readonly loser: string }

export function goToSheet(tournament: Occasion): GoToSheet | RefusedResult {
  const divisions = divisionsFor(tournament, {})
  if (isRefused(divisions)) return divisions
  const [division] = divisions
  if (!division?.options.compact) return refuse({ code: 'not-compact' })
  return {
    ...eventOf(tournament),
    cards: compactPattern(division.drawn).flatMap(({ match, to }) => cardsOf(match, to)),
  }
}

function cardsOf(match: string, to: readonly string[]): GoToCard[] {
  const number = match.replace(/^\D+/, '')
  if (isRing(match)) {
    const loser = at(to, 2)
    return ['XY', 'YZ', 'ZX'].map((ticket) => ({ kind: 'three-way', match, ticket: `${ticket}${number}`, loser }))
  }
  const [winner, loser] = [at(to, 0), at(to, 1)]
  return ['A', 'B'].map((table) => ({ kind: 'head-to-head', match, table: `${table}${number}`, winner, loser }))
}
