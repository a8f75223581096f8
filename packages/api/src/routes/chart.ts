/** Reads a tournament: chart, table, drafts, reasons, log. */
import * as z from 'zod'
import { route } from '../route.ts'
import { bulletinShape } from '../shapes/bulletin.ts'
import { draftShape } from '../shapes/draft.ts'
import { factShape, publicWhyShape, whyShape } from '../shapes/fact.ts'
import { publicFactShape } from '../shapes/public-fact.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { tableRowShape } from '../shapes/table.ts'
import { about } from './about.ts'
import { atQuery, seqText, tournamentParams, wholeNumber } from './params.ts'

const stage = z.string().min(1).max(40).optional().describe(about('route-stage'))

export const chartRoutes = {
  'tournament.chart': route({
    about: about('route-chart'),
    params: tournamentParams,
    query: z.strictObject({
      ...atQuery,
      stage,
      round: wholeNumber(1, 9999).optional().describe(about('route-round')),
    }),
    success: { status: 200, about: about('route-chart-answer'), shape: bulletinShape },
  }),
  'tournament.table': route({
    about: about('route-table'),
    params: tournamentParams,
    query: z.strictObject({
      ...atQuery,
      stage,
      through: wholeNumber(1, 9999).optional().describe(about('route-table-through')),
    }),
    success: {
      status: 200,
      about: about('route-table-answer'),
      shape: z.strictObject({ seq: z.int(), table: z.array(tableRowShape) }),
    },
  }),
  'tournament.log': route({
    about: about('route-log'),
    params: tournamentParams,
    query: z.strictObject({ after: seqText.optional().describe(about('route-log-after')) }),
    success: {
      status: 200,
      about: about('route-log-answer'),
      shape: z.strictObject({
        seq: z.int().describe(about('route-log-seq')),
        edition: z.int().describe(about('route-edition')),
        audience: z.enum(['inside', 'outside']),
        facts: z.union([z.array(factShape), z.array(publicFactShape)]),
      }),
    },
  }),
  'tournament.why': route({
    about: about('route-why'),
    params: tournamentParams,
    query: z.strictObject({
      about: z.string().min(1).max(300).describe(about('route-why-about')),
    }),
    success: {
      status: 200,
      about: about('route-why-answer'),
      shape: z.union([whyShape, publicWhyShape]),
    },
    refusals: rulesCodes,
  }),
  'tournament.draft': route({
    about: about('route-draft'),
    params: tournamentParams,
    success: { status: 200, about: about('route-draft-answer'), shape: draftShape },
    refusals: rulesCodes,
  }),
} as const
