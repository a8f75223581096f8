/** The formats, and the outline of a tournament before it starts. */
import * as z from 'zod'
import { route } from '../route.ts'
import { formatShape } from '../shapes/format.ts'
import { outlineShape } from '../shapes/outline.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { about } from './about.ts'
import { formatParams, wholeNumber } from './params.ts'

export const formatRoutes = {
  'formats.list': route({
    about: about('route-formats'),
    success: {
      status: 200,
      about: about('route-formats-answer'),
      shape: z.strictObject({ formats: z.array(formatShape) }),
    },
  }),
  'formats.outline': route({
    about: about('route-outline'),
    params: formatParams,
    query: z.strictObject({
      entrants: wholeNumber(1, 2000).describe(about('route-outline-entrants')),
      options: z.string().max(4000).optional().describe(about('route-outline-options')),
    }),
    success: { status: 200, about: about('route-outline-answer'), shape: outlineShape },
    refusals: rulesCodes,
  }),
} as const
