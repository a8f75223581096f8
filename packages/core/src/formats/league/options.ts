/** The settings of a league, each with the rule it belongs to. */
import * as z from 'zod/mini'
import { ownWords } from '../../issues/own-words.ts'
import { listOrderSchema, listOrderSetting } from '../rule-book/list-order.ts'
import type { Preset, Settings } from '../rule-book/setting.ts'
import { message } from './words/messages.ts'

export const leagueOptions = z.strictObject({
  seeding: listOrderSchema,
  balancedColours: z._default(z.boolean(), false),
  withdrawal: z._default(z.enum(['annul-before-half', 'forfeit']), 'annul-before-half'),
  prizes: z._default(
    z.readonly(z.array(z.int().check(z.minimum(0), z.maximum(1_000_000_000))).check(z.maxLength(30))),
    [],
  ),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, ownWords({ takes: message('league-takes-currency') })))),
})

export type LeagueOptions = z.infer<typeof leagueOptions>

export const leagueSettings = {
  seeding: listOrderSetting('LEA-16'),
  balancedColours: {
    name: message('league-balanced-colours'),
    about: message('league-balanced-colours-about'),
    rules: ['LEA-8'],
    isMain: true,
  },
  withdrawal: {
    name: message('league-withdrawal'),
    about: message('league-withdrawal-about'),
    rules: ['LEA-10'],
    isMain: true,
    values: { 'annul-before-half': message('league-withdrawal-annul'), forfeit: message('league-withdrawal-forfeit') },
  },
  prizes: {
    name: message('league-prizes'),
    about: message('league-prizes-about'),
    rules: ['LEA-9', 'LEA-15'],
    typedAs: 'money',
    isMain: true,
  },
  currency: {
    name: message('league-currency'),
    about: message('league-currency-about'),
    rules: ['LEA-15'],
    typedAs: 'currency',
    isMain: true,
    onlyIf: { setting: 'prizes', is: true },
  },
} satisfies Settings<LeagueOptions>

export const leaguePresets: readonly Preset<LeagueOptions>[] = [
  { name: message('league-preset-source'), options: {} },
  { name: message('league-preset-classical'), options: { balancedColours: true } },
  { name: message('league-preset-club'), options: { balancedColours: true, withdrawal: 'forfeit' } },
]
