/** Tournaments: search, create, import, change, archive. */
import { ownWords } from '@arbiter/core/issues'
import * as z from 'zod'
import { route } from '../route.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { roles } from '../shapes/role.ts'
import { states, visibilities } from '../shapes/state.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { doneAnswer } from './done-answer.ts'
import { lineText, nameText, tournamentParams, wholeNumber } from './params.ts'

const listedShape = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    format: z.string(),
    state: z.enum(states),
    visibility: z.enum(visibilities),
    archived: z.boolean(),
    autoPair: z.boolean().describe(about('route-auto-pair')),
    entrants: z.int(),
    edition: z.int().describe(about('route-edition')),
    isDemo: z.boolean().describe(about('route-is-demo')),
    createdAt: z.string(),
    changedAt: z.string(),
  })
  .meta({ id: 'Listed' })

const seenShape = listedShape
  .extend({
    seq: z.int().describe(about('route-seen-seq')),
    role: z.enum(roles).describe(about('route-seen-role')),
    commands: z.array(z.string()).describe(about('route-seen-commands')),
    isPlayed: z.boolean().describe(about('route-seen-played')),
    diceHash: z.string().describe(about('route-seen-dice-hash')),
  })
  .meta({ id: 'Seen' })

const created = { status: 201, about: about('route-created'), shape: listedShape } as const

export const tournamentRoutes = {
  'tournaments.list': route({
    about: about('route-tournaments'),
    query: z.strictObject({
      search: lineText(200).optional().describe(about('route-search')),
      state: z.enum(states).optional(),
      format: lineText(40).optional(),
      archived: z.enum(['true', 'false']).optional().describe(about('route-archived')),
      limit: wholeNumber(1, 100).optional().describe(about('route-limit')),
      after: z.string().max(200).optional().describe(about('route-list-after')),
    }),
    success: {
      status: 200,
      about: about('route-list-answer'),
      shape: z.strictObject({
        tournaments: z.array(listedShape),
        next: z.string().optional().describe(about('route-list-next')),
      }),
    },
  }),
  'tournaments.create': route({
    about: about('route-create'),
    body: z.strictObject({
      format: z.string().min(1).max(40),
      name: nameText,
      options: z
        .record(z.string(), z.unknown())
        .refine(
          (options) => Object.keys(options).length <= 200,
          ownWords({ says: message('bad-settings', { most: 200 }) }),
        )
        .meta({ maxProperties: 200 })
        .optional()
        .describe(about('route-create-options')),
      visibility: z.enum(visibilities).optional().describe(about('route-public-unless')),
      autoPair: z.boolean().optional().describe(about('route-create-auto-pair')),
      dice: z.string().min(1).max(100).optional().describe(about('route-create-dice')),
    }),
    success: created,
    refusals: rulesCodes,
  }),
  'tournaments.import': route({
    about: about('route-import'),
    query: z.strictObject({ visibility: z.enum(visibilities).optional().describe(about('route-private-unless')) }),
    body: { text: ['application/jsonl', 'text/plain', 'application/octet-stream'], about: about('route-file') },
    success: created,
    refusals: ['bad-file', ...rulesCodes],
  }),
  'tournament.see': route({
    about: about('route-see'),
    params: tournamentParams,
    success: { status: 200, about: about('route-see-answer'), shape: seenShape },
  }),
  'tournament.settings': route({
    about: about('route-settings'),
    params: tournamentParams,
    body: z.strictObject({ visibility: z.enum(visibilities).optional(), autoPair: z.boolean().optional() }),
    success: { status: 200, about: about('route-as-now'), shape: listedShape },
  }),
  'tournament.archive': route({
    about: about('route-archive'),
    params: tournamentParams,
    body: z.strictObject({ archived: z.boolean() }),
    success: { status: 200, about: about('route-as-now'), shape: listedShape },
  }),
  'tournament.remove': route({
    about: about('route-remove'),
    params: tournamentParams,
    query: z.strictObject({
      name: lineText(200).optional().describe(about('route-remove-name')),
    }),
    success: doneAnswer,
    refusals: ['not-confirmed', 'already-playing'],
  }),
} as const
