/** Where teams go from the first half of a compact knockout, by their tickets (BRI-66). */
import type { MatchId } from '../facts/ids.ts'
import type { GoTo, MatchFigures } from '../formats/views/figures.ts'
import type { Message } from '../message/message.ts'
import type { BulletinMatch } from './show.ts'
import { message } from './words/messages.ts'

/** "winner to AB1, loser to AB2". */
export const goToSaid = (goTo: GoTo): Message =>
  'winner' in goTo
    ? message('ticket-two', { winner: { text: goTo.winner }, loser: { text: goTo.loser } })
    : message('ticket-three', {
        first: { text: goTo.first },
        second: { text: goTo.second },
        loser: { text: goTo.loser },
      })

/** The ticket an entrant takes from a decided match. */
export function ticketTaken({ takes = [], goTo }: BulletinMatch, entrant: string): string | undefined {
  const place = takes.findIndex((take) => take.entrant === entrant)
  return goTo && place >= 0 ? Object.values(goTo)[place] : undefined
}

type MatchWithGoTo = Pick<MatchFigures, 'goTo'> & { readonly match: MatchId }

/** "winner of 2": the place in the round before that leads to a ticket. */
export function ticketFrom(
  before: { readonly matches: readonly MatchWithGoTo[] } | undefined,
  ticket: string | undefined,
): Message | undefined {
  for (const { match, goTo } of before?.matches ?? [])
    for (const place of places)
      if (ticket !== undefined && goTo && placesOf(goTo)[place] === ticket)
        return message('ticket-from', { place, match: { match } })
  return undefined
}

const places = ['winner', 'first', 'second', 'loser'] as const

const placesOf = (goTo: GoTo): { readonly [Place in (typeof places)[number]]?: string } => goTo
