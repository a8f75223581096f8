/** The live feed of a tournament. */
import type { ServerResponse } from 'node:http'
import { instantOf } from '@arbiter/core'
import { openFeed, type Ticket } from '../../feed/feed.ts'
import type { LiveTournament } from '../../live/live-tournament.ts'
import { roleNow } from '../../people/caller.ts'
import { audienceOf, type Handlers, type TournamentCall } from '../call.ts'
import { isSecure } from '../cookie.ts'

export const feedHandlers = {
  'tournament.feed': async (call) => {
    const { query, lastEvent } = call
    const live = await call.live()
    const response = openFeed(call.takeOver(), isSecure(call.origin))
    const after = /^\d{1,9}$/.test(lastEvent ?? '') ? lastEvent : query.after
    if (call.isHead) response.end()
    else await joined(call, live, response, Number(after ?? 0))
    return 'taken-over' as const
  },
} satisfies Partial<Handlers>

/** Authorised again once joined: rights may have been revoked meanwhile. Readers that were cut off reconnect. */
async function joined(
  call: TournamentCall,
  live: LiveTournament,
  response: ServerResponse,
  after: number,
): Promise<void> {
  const ticket = ticketOf(call)
  try {
    await live.join(call.audience, response, after, call.access.row.edition, ticket)
    if (ticket && !(await ticket.isGood())) response.end()
  } catch {
    response.destroy()
  }
}

/** The secret that opened the feed; the feed ends with it. */
function ticketOf({ site, caller, access, audience }: TournamentCall): Ticket | undefined {
  if (caller.kind === 'nobody') return undefined
  const { id, expiresAt } = caller.secret
  return {
    secret: id,
    endsAt: expiresAt === undefined ? undefined : Date.parse(expiresAt),
    isGood: async () => {
      const role = await roleNow(site.database, caller, access.row.id, instantOf(site.now()))
      return role !== undefined && audienceOf(role) === audience
    },
  }
}
