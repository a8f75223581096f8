/** Entrants report their own games; a result counts once all sides report the same. */
import { issueMessage, ownWords } from '@arbiter/core/issues'
import * as z from 'zod'
import { route } from '../route.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { tournamentParams } from './params.ts'

const meetingShape = z
  .strictObject({
    meeting: z.string().describe(about('route-meeting')),
    match: z.string(),
    sides: z.array(z.string()).describe(about('route-meeting-sides')),
    claims: z.array(z.strictObject({ entrant: z.string(), result: z.unknown(), claimedAt: z.string() })),
    state: z.enum(['waiting', 'disagreed']),
  })
  .meta({ id: 'Meeting' })

const claimBody = z
  .strictObject({
    match: z.string().min(1).max(40),
    game: z.int().min(1).optional(),
    result: z.enum(['1-0', '0-1', '1/2-1/2']).optional().describe(about('route-claim-result')),
    imps: z.tuple([z.number(), z.number()]).optional(),
    between: z.tuple([z.string().max(200), z.string().max(200)]).optional(),
    half: z.union([z.literal(1), z.literal(2)]).optional(),
  })
  .refine(({ result, imps }) => (result === undefined) !== (imps === undefined), {
    path: ['result'],
    message: ownWords({
      says: issueMessage('issue-one-of-two', { one: { text: 'result' }, other: { text: 'imps' } }),
    }),
  })
  .refine(({ result, game }) => result === undefined || game !== undefined, {
    path: ['game'],
    message: ownWords({ says: message('bad-claim-game') }),
  })

export const claimRoutes = {
  'claims.list': route({
    about: about('route-claims'),
    params: tournamentParams,
    success: {
      status: 200,
      about: about('route-claims-answer'),
      shape: z.strictObject({ meetings: z.array(meetingShape) }),
    },
  }),
  'claims.claim': route({
    about: about('route-claim'),
    params: tournamentParams,
    body: claimBody,
    success: {
      status: 200,
      about: about('route-claim-answer'),
      shape: z.strictObject({ state: z.enum(['recorded', 'waiting', 'disagreed']) }),
    },
    refusals: ['archived', ...rulesCodes],
  }),
} as const
