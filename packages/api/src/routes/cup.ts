/** Engine cups: the engines on offer, and a running cup. */
import * as z from 'zod'
import { route } from '../route.ts'
import { engineShape } from '../shapes/cup/engine.ts'
import { liveGameShape } from '../shapes/cup/live-event.ts'
import { cupPlanShape } from '../shapes/cup/plan.ts'
import { cupCodes } from '../shapes/cup/refusal.ts'
import { cupViewShape } from '../shapes/cup/view.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { about } from './about.ts'
import { doneAnswer } from './done-answer.ts'
import { tournamentParams } from './params.ts'

const played = { status: 202, about: about('route-played'), shape: doneAnswer.shape } as const

export const cupRoutes = {
  'engines.list': route({
    about: about('route-engines'),
    success: {
      status: 200,
      about: about('route-engines-answer'),
      shape: z.strictObject({
        engines: z.array(engineShape),
        books: z.array(z.string()),
        gamesAtOnce: z.int().describe(about('route-games-at-once')),
      }),
    },
  }),
  'cup.see': route({
    about: about('route-cup'),
    params: tournamentParams,
    success: {
      status: 200,
      about: about('route-cup-answer'),
      shape: z.strictObject({ cup: cupViewShape, live: z.array(liveGameShape) }),
    },
    refusals: ['not-playing'],
  }),
  'cup.play': route({
    about: about('route-cup-play'),
    params: tournamentParams,
    body: cupPlanShape,
    success: played,
    refusals: ['archived', 'already-playing', 'no-engines', ...cupCodes, ...rulesCodes],
  }),
  'cup.stop': route({
    about: about('route-cup-stop'),
    params: tournamentParams,
    success: doneAnswer,
    refusals: ['not-playing'],
  }),
} as const
