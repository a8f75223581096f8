/** The live feed of a tournament. */
import type { ServerResponse } from 'node:http'
import * as z from 'zod'
import { openFeed } from '../../feed/feed.ts'
import type { Room } from '../../hall/room.ts'
import { isStillInside } from '../../people/caller.ts'
import { type TournamentCall, tournamentRoute } from '../call.ts'
import { seqText, tournamentParams } from './params.ts'

export const feedRoutes = {
  'tournament.feed': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/feed',
    about:
      'Server-sent events: `hello` (seq and edition), `facts` with those behind the seq that was seen last and then every new one, `live` moves of engine games, `claims`, `reload` when everything must be loaded anew. It is resumed with Last-Event-ID',
    params: tournamentParams,
    query: z.strictObject({ after: seqText.optional().describe('The seq that was seen last') }),
    success: { status: 200, about: 'The feed, until one side ends it', text: ['text/event-stream'] },
    handle: async (call) => {
      const { query, lastEvent } = call
      const room = await call.room()
      const after = /^\d{1,9}$/.test(lastEvent ?? '') ? lastEvent : query.after
      await joined(call, room, openFeed(call.takeOver()), Number(after ?? 0))
      return 'taken-over' as const
    },
  }),
}

/** A role that was taken away on the way here is asked for again; whoever was cut off comes back by itself. */
async function joined(call: TournamentCall, room: Room, response: ServerResponse, after: number): Promise<void> {
  const { audience, seen, site, caller, now } = call
  try {
    await room.join(audience, response, after, seen.kept.edition)
    if (audience === 'outside') return
    if (!(await isStillInside(site.database, caller, seen.kept.id, now))) response.end()
  } catch {
    response.destroy()
  }
}
