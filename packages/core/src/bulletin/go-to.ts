/** Where teams go from the first half of a compact knockout, by their tickets (BRI-66). */
import type { GoTo, MatchFigures } from '../formats/format.ts'
import type { MatchShown } from './show.ts'

/** "winner to AB1, loser to AB2". */
export const goToInWords = (goTo: GoTo): string =>
  Object.entries(goTo)
    .map(([place, ticket]) => `${place} to ${ticket}`)
    .join(', ')

/** The ticket somebody takes from a match that is decided. */
export function ticketTaken({ takes = [], goTo }: MatchShown, entrant: string): string | undefined {
  const place = takes.findIndex((take) => take.entrant === entrant)
  return goTo && place >= 0 ? Object.values(goTo)[place] : undefined
}

type Played = Pick<MatchFigures, 'goTo'> & { readonly match: string }

/** "winner of 2": whose place in the round before leads to a ticket. */
export function ticketFrom(before: { readonly matches: readonly Played[] } | undefined, ticket: string | undefined) {
  for (const { match, goTo = {} } of before?.matches ?? [])
    for (const [place, to] of Object.entries(goTo)) if (to === ticket) return `${place} of ${match}`
  return undefined
}
