/** The settings of a hybrid knockout, each with the rule it belongs to. */
import * as z from 'zod/mini'
import { listOrderSchema, listOrderSetting } from '../rule-book/list-order.ts'
import type { Preset, Settings } from '../rule-book/setting.ts'
import { message } from './words/messages.ts'

const seconds = (least: number) => z.number().check(z.minimum(least), z.maximum(86_400))

const timeControl = z.readonly(
  z.strictObject({
    base: z._default(seconds(1), 600),
    increment: z._default(seconds(0), 0),
    bonus40: z._default(seconds(0), 0),
  }),
)

export const hybridOptions = z.strictObject({
  maxPlayers: z._default(z.int().check(z.minimum(2), z.maximum(512)), 500),
  seeding: listOrderSchema,
  chess960: z._default(z.boolean(), true),
  raceToPoints: z._default(z.number().check(z.minimum(0.5), z.maximum(10), z.multipleOf(0.5)), 0.5),
  timeControl: z.prefault(timeControl, {}),
  player1: z._default(z.enum(['example', 'first']), 'example'),
  seedPlayoffs: z._default(z.boolean(), false),
  noShowLimit: z._default(z.int().check(z.minimum(1), z.maximum(10)), 2),
})

export type HybridOptions = z.infer<typeof hybridOptions>

export const hybridSettings = {
  maxPlayers: { name: message('hybrid-max-players'), about: message('hybrid-max-players-about'), rules: ['HYB-1'] },
  seeding: listOrderSetting('HYB-2'),
  chess960: {
    name: message('hybrid-chess960'),
    about: message('hybrid-chess960-about'),
    rules: ['HYB-8'],
    means: { true: message('hybrid-chess960-means'), false: message('hybrid-usual-position-means') },
    isMain: true,
  },
  raceToPoints: {
    name: message('hybrid-race'),
    about: message('hybrid-race-about'),
    rules: ['HYB-18'],
    means: { '0.5': message('hybrid-single-game-means') },
    isMain: true,
  },
  timeControl: {
    name: message('hybrid-clock'),
    about: message('hybrid-clock-about', { example: { text: '{"base":300,"increment":2}' } }),
    rules: ['HYB-29'],
    parts: {
      base: message('hybrid-clock-base'),
      increment: message('hybrid-clock-increment'),
      bonus40: message('hybrid-clock-bonus'),
    },
    typedAs: 'clock',
    isMain: true,
  },
  player1: {
    name: message('hybrid-named-first'),
    about: message('hybrid-named-first-about'),
    rules: ['HYB-17'],
    values: { example: message('hybrid-named-as-printed'), first: message('hybrid-named-earlier') },
  },
  seedPlayoffs: {
    name: message('hybrid-seed-playoffs'),
    about: message('hybrid-seed-playoffs-about'),
    rules: ['HYB-12'],
  },
  noShowLimit: { name: message('hybrid-absences'), about: message('hybrid-absences-about'), rules: ['HYB-28'] },
} satisfies Settings<HybridOptions>

const clock = (minutes: number, increment: number) => ({ base: 60 * minutes, increment, bonus40: 0 })

export const hybridPresets: readonly Preset<HybridOptions>[] = [
  { name: message('hybrid-preset-source'), options: {} },
  { name: message('hybrid-preset-rapid'), options: { chess960: false, timeControl: clock(15, 10) } },
  { name: message('hybrid-preset-blitz'), options: { chess960: false, timeControl: clock(3, 2) } },
  { name: message('hybrid-preset-classical'), options: { chess960: false, timeControl: clock(90, 30) } },
]
