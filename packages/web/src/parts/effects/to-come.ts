/** Changes that no match shows yet: the draft of the next round. */

import { draft } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'

export interface DraftToCome {
  readonly round: Message
  readonly matches: number
  readonly byes: readonly string[]
}

/** The round that would be published next, if it changes. */
export function draftToCome(before: Tournament, after: Tournament): DraftToCome | undefined {
  const [then, now] = [roundDrafted(before), roundDrafted(after)]
  if (!then || !now || JSON.stringify(then) === JSON.stringify(now)) return undefined
  return { round: now.name, matches: now.pairs.length, byes: now.byes }
}

function roundDrafted(tournament: Tournament) {
  const drafted = draft(tournament)
  if (!drafted.ok || drafted.draft.what !== 'round') return undefined
  const found = drafted.draft
  const names = (seats: readonly { readonly entrant?: string }[]) => seats.map(({ entrant = '' }) => entrant)
  return { name: found.name, pairs: found.matches.map(({ seats }) => names(seats)), byes: names(found.byes) }
}
