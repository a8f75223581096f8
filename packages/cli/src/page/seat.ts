/** Who sits somewhere, or will, and where it goes on from there. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import type { GoTo } from '@arbiter/core/formats'
import { harmless } from './text-width.ts'
import { words } from './words/messages.ts'

/** "Ann", "nobody", "winner of 12", "seed 3". */
export function seatName({ entrant, nobody, winnerOf, loserOf, number, seed }: SeatOutline): string {
  if (entrant !== undefined) return harmless(entrant)
  if (nobody) return words('term-nobody')
  if (winnerOf !== undefined) return words('term-seat-winner', { match: { text: winnerOf } })
  if (loserOf !== undefined) return words('term-seat-loser', { match: { text: loserOf } })
  return number === undefined
    ? words('term-seat-seed', { seed: { text: String(seed) } })
    : words('term-seat-number', { number })
}

/** "winner to AB1, loser to AB2". */
export const goToWords = (goTo: GoTo): string =>
  placesIn(goTo)
    .map(([place, ticket]) => words('term-go-to', { place, ticket: { text: ticket } }))
    .join(', ')

type Place = 'winner' | 'loser' | 'first' | 'second'

const placesIn = (goTo: GoTo): [Place, string][] => Object.entries(goTo) as [Place, string][]

type MatchExit = { readonly match: string; readonly goTo?: GoTo }

/** "winner of 2": whose place in the round before leads to a ticket. */
export function ticketSource(
  before: { readonly matches: readonly MatchExit[] } | undefined,
  ticket: string | undefined,
) {
  for (const { match, goTo } of before?.matches ?? [])
    for (const [place, to] of goTo ? placesIn(goTo) : [])
      if (to === ticket) return words('term-seat-place', { place, match: { text: match } })
  return undefined
}
