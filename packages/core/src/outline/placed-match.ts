/** A match by its place in its round. */
import type { Stage } from '../chart/stage.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import { at } from '../lists/at.ts'
import type { MatchOutline } from './outline.ts'
import type { SeatOutline } from './seat.ts'

type PlacedMatch = Pick<MatchOutline, 'seats' | 'ticket' | 'goTo' | 'isOfLosers'>

/** The seats of a match, with tickets and other figures the format derives from its place in the round. */
export function placed(
  { number, stage }: { readonly number: number; readonly stage: Stage },
  index: number,
  seats: readonly SeatOutline[],
): PlacedMatch {
  const { chart } = stage
  const { options } = chart
  const { tickets = [], ...figures } = formatOf(chart).views.figures?.(options, stage, number, index) ?? {}
  const withTickets = tickets.length === 0 ? seats : seats.map((seat, i) => ({ ...seat, ticket: at(tickets, i) }))
  return { seats: withTickets, ...figures }
}
