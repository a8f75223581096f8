/** The live feed of a tournament. */
import * as z from 'zod'
import { openFeed } from '../../feed/feed.ts'
import { tournamentRoute } from '../call.ts'
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
      const { audience, query, lastEvent, seen } = call
      const room = await call.room()
      const after = /^\d{1,9}$/.test(lastEvent ?? '') ? lastEvent : query.after
      await room.join(audience, openFeed(call.takeOver()), Number(after ?? 0), seen.kept.edition)
      return 'taken-over' as const
    },
  }),
}
