/** Engine cups: the engines on offer, and a running cup. */
import * as z from 'zod'
import { engineListedSchema } from '../../cup/engines.ts'
import { liveGameSchema } from '../../cup/live-event.ts'
import { cupPlanSchema } from '../../cup/plan.ts'
import { cupViewSchema } from '../../cup/view.ts'
import { authorOf } from '../../people/caller.ts'
import { refused, route, tournamentRoute } from '../call.ts'
import { cupCodes } from '../shapes/cup-refusal.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { about } from './about.ts'
import { tournamentParams } from './params.ts'
import { doneAnswer, doneReply } from './session.ts'

const played = { status: 202, about: about('route-played'), shape: doneAnswer.shape } as const

export const cupRoutes = {
  'engines.list': route({
    method: 'GET',
    path: '/api/v1/engines',
    about: about('route-engines'),
    success: {
      status: 200,
      about: about('route-engines-answer'),
      shape: z.strictObject({
        engines: z.array(engineListedSchema),
        books: z.array(z.string()),
        gamesAtOnce: z.int().describe(about('route-games-at-once')),
      }),
    },
    handle: ({ site }) => {
      const { engines } = site.cups
      return {
        json: { engines: engines?.engines ?? [], books: engines?.books ?? [], gamesAtOnce: engines?.gamesAtOnce ?? 0 },
      }
    },
  }),
  'cup.see': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/play',
    about: about('route-cup'),
    params: tournamentParams,
    success: {
      status: 200,
      about: about('route-cup-answer'),
      shape: z.strictObject({ cup: cupViewSchema, live: z.array(liveGameSchema) }),
    },
    refusals: ['not-playing'],
    handle: async ({ site, access }) => {
      const shown = await site.cups.see(access.row.id)
      return shown ? { json: shown } : refused({ code: 'not-playing' })
    },
  }),
  'cup.play': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/play',
    about: about('route-cup-play'),
    params: tournamentParams,
    body: cupPlanSchema,
    success: played,
    refusals: ['archived', 'already-playing', 'no-engines', ...cupCodes, ...rulesCodes],
    handle: async (call) => {
      const { site, access, body, caller } = call
      if (access.row.archived) return refused({ code: 'archived' })
      const started = await site.cups.start(access.row, await call.live(), body, authorOf(caller))
      if (typeof started === 'string') return refused({ code: started })
      return 'started' in started ? doneReply : refused(started.refusal)
    },
  }),
  'cup.stop': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/play/stop',
    about: about('route-cup-stop'),
    params: tournamentParams,
    success: doneAnswer,
    refusals: ['not-playing'],
    handle: async ({ site, access, caller }) =>
      (await site.cups.stop(access.row.id, authorOf(caller))) ? doneReply : refused({ code: 'not-playing' }),
  }),
}
