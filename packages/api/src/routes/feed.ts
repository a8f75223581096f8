/** The live feed of a tournament. */
import * as z from 'zod'
import { route } from '../route.ts'
import { about } from './about.ts'
import { seqText, tournamentParams } from './params.ts'

export const feedRoutes = {
  'tournament.feed': route({
    about: about('route-feed'),
    params: tournamentParams,
    query: z.strictObject({ after: seqText.optional().describe(about('route-feed-after')) }),
    success: { status: 200, about: about('route-feed-answer'), text: ['text/event-stream'] },
  }),
} as const
