/** Commands, and previews of their effects. */
import * as z from 'zod'
import { route } from '../route.ts'
import { consequencesShape } from '../shapes/consequences.ts'
import { commandShape, factShape } from '../shapes/fact.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { about } from './about.ts'
import { seqText, tournamentParams } from './params.ts'

const factsShape = z.array(factShape)

export const commandRoutes = {
  'tournament.command': route({
    about: about('route-command'),
    params: tournamentParams,
    query: z.strictObject({
      expect: seqText.optional().describe(about('route-command-expect')),
    }),
    body: commandShape,
    success: {
      status: 200,
      about: about('route-done'),
      shape: z.strictObject({
        seq: z.int().describe(about('route-command-seq')),
        repeated: z.boolean().describe(about('route-command-repeated')),
        facts: factsShape,
      }),
    },
    refusals: ['changed-meanwhile', 'key-used', 'archived', ...rulesCodes],
    isOneWrite: true,
  }),
  'tournament.preview': route({
    about: about('route-preview'),
    params: tournamentParams,
    body: commandShape,
    success: {
      status: 200,
      about: about('route-preview-answer'),
      shape: z.strictObject({ facts: factsShape.optional(), consequences: consequencesShape.optional() }),
    },
    refusals: ['changed-meanwhile', 'archived', ...rulesCodes],
    isOneWrite: true,
  }),
} as const
