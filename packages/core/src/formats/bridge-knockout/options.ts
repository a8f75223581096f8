/** The settings of a bridge knockout, each with the rule it belongs to. */

import * as z from 'zod/mini'
import { ownWords } from '../../issues/own-words.ts'
import { at } from '../../lists/at.ts'
import { listOrderValues } from '../rule-book/list-order.ts'
import type { Preset, Settings } from '../rule-book/setting.ts'
import { message } from './words/messages.ts'

const seedings = ['average', 'lot', 'entry'] as const

const note = z.string().check(z.maxLength(2000), z.regex(/\S/, ownWords({ takes: message('bridge-takes-note') })))
const imps = z.number().check(z.minimum(0), z.maximum(1000))

const rises = (figures: readonly number[]): boolean =>
  figures.every((figure, i) => i === 0 || figure > at(figures, i - 1))

const steps = z.readonly(
  z.array(z.readonly(z.tuple([z.number().check(z.minimum(0)), imps]))).check(
    z.minLength(1),
    z.refine(
      (table) => rises(table.map(([difference]) => difference)),
      ownWords({ says: message('bridge-steps-rise') }),
    ),
  ),
)

const handicapOverride = z.union([
  z.readonly(z.strictObject({ percent: z.number().check(z.minimum(0), z.maximum(1000)), note })),
  z.readonly(z.strictObject({ imps, note })),
  z.readonly(z.strictObject({ table: steps, note })),
])
export type HandicapOverride = z.infer<typeof handicapOverride>

const leastMargins = z.readonly(
  z
    .array(z.int().check(z.minimum(1)))
    .check(z.length(10), z.refine(rises, ownWords({ says: message('bridge-margins-rise') }))),
)

const bridgeShape = z.strictObject({
  bracketed: z._default(z.boolean(), false),
  compact: z._default(z.boolean(), false),
  compactBoards: z._default(z.int().check(z.minimum(1), z.maximum(100)), 12),
  fullMatchAwardForParticipants: z._default(z.boolean(), false),
  boards: z._default(z.int().check(z.minimum(1), z.maximum(100)), 28),
  seeding: z._default(z.enum(seedings), 'average'),
  handicap: z._default(z.boolean(), false),
  handicapRounding: z._default(z.enum(['none', 'nearest']), 'none'),
  handicapOverride: z.optional(handicapOverride),
  playoff: z._default(z.boolean(), false),
  thirdPlace: z._default(z.boolean(), false),
  sixTeamCarryover: z._default(z.literal([14, 7]), 14),
  victoryPoints: z.optional(leastMargins),
})

export const bridgeOptions = bridgeShape.check(
  z.superRefine(({ compact, bracketed, playoff }, context) => {
    const refuse = (option: string) =>
      context.addIssue({ code: 'custom', path: [option], message: ownWords({ says: message('bridge-not-compact') }) })
    if (compact && bracketed) refuse('bracketed')
    if (compact && playoff) refuse('playoff')
  }),
)

export type BridgeOptions = z.infer<typeof bridgeOptions>

export const bridgeSettings = {
  bracketed: {
    name: message('bridge-bracketed'),
    about: message('bridge-bracketed-about'),
    rules: ['BRI-98'],
    isMain: true,
    onlyIf: { setting: 'compact', is: false },
  },
  compact: {
    name: message('bridge-compact'),
    about: message('bridge-compact-about'),
    rules: ['BRI-65'],
    isMain: true,
    onlyIf: { setting: 'bracketed', is: false },
  },
  compactBoards: {
    name: message('bridge-compact-boards'),
    about: message('bridge-compact-boards-about'),
    rules: ['BRI-69'],
    isMain: true,
    onlyIf: { setting: 'compact', is: true },
  },
  fullMatchAwardForParticipants: {
    name: message('bridge-full-awards'),
    about: message('bridge-full-awards-about'),
    rules: ['BRI-13'],
  },
  boards: {
    name: message('bridge-boards'),
    about: message('bridge-boards-about'),
    rules: ['BRI-2'],
    isMain: true,
    onlyIf: { setting: 'compact', is: false },
  },
  seeding: {
    name: message('bridge-seeding'),
    about: message('bridge-seeding-about'),
    rules: ['BRI-33'],
    values: { ...listOrderValues, average: message('bridge-by-average') },
  },
  handicap: {
    name: message('bridge-handicap'),
    about: message('bridge-handicap-about'),
    rules: ['BRI-58'],
    isMain: true,
  },
  handicapRounding: {
    name: message('bridge-rounding'),
    about: message('bridge-rounding-about'),
    rules: ['BRI-62'],
    onlyIf: { setting: 'handicap', is: true },
    values: { none: message('bridge-rounding-none'), nearest: message('bridge-rounding-nearest') },
  },
  handicapOverride: {
    name: message('bridge-other-handicap'),
    about: message('bridge-other-handicap-about', { example: { text: '{"percent":80,"note":"approved by …"}' } }),
    rules: ['BRI-64'],
    onlyIf: { setting: 'handicap', is: true },
    parts: {
      percent: message('bridge-handicap-percent'),
      imps: message('bridge-handicap-imps'),
      table: message('bridge-handicap-table'),
      note: message('bridge-handicap-note'),
    },
  },
  playoff: {
    name: message('bridge-playoff'),
    about: message('bridge-playoff-about'),
    rules: ['BRI-33a'],
    onlyIf: { setting: 'compact', is: false },
  },
  thirdPlace: { name: message('bridge-third-place'), about: message('bridge-third-place-about'), rules: ['BRI-86'] },
  sixTeamCarryover: { name: message('bridge-carryover'), about: message('bridge-carryover-about'), rules: ['BRI-44'] },
  victoryPoints: {
    name: message('bridge-victory-points'),
    about: message('bridge-victory-points-about'),
    rules: ['BRI-43'],
  },
} satisfies Settings<BridgeOptions>

export const bridgePresets: readonly Preset<BridgeOptions>[] = [
  { name: message('bridge-preset-open'), options: {} },
  { name: message('bridge-preset-bracketed'), options: { bracketed: true } },
  { name: message('bridge-preset-handicap'), options: { handicap: true } },
  { name: message('bridge-preset-compact'), options: { compact: true } },
]
