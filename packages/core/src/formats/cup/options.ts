/** The settings of a cup, each with the rule it belongs to. */
import * as z from 'zod/mini'
import { listOrderValues } from '../rule-book/list-order.ts'
import type { Preset, Settings } from '../rule-book/setting.ts'
import { message } from './words/messages.ts'

const pairs = z.int().check(z.minimum(1), z.maximum(1000))

export const cupOptions = z.strictObject({
  roundPairIncrements: z._default(z.readonly(z.array(pairs).check(z.maxLength(10))), [1]),
  seedingStrategy: z._default(z.enum(['ByRating', 'Random']), 'ByRating'),
  shuffleWithinBands: z._default(z.boolean(), false),
  uniquePerMatchOnly: z._default(z.boolean(), true),
  randomOpenings: z._default(z.boolean(), false),
  finishPairs: z._default(z.boolean(), false),
  maxTiebreakPairs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1000))), null),
  tiebreakFallback: z._default(z.enum(['HigherSeed', 'Armageddon', 'Stop']), 'HigherSeed'),
  armageddonBlackTime: z._default(z.number().check(z.minimum(0.1), z.maximum(1)), 1),
  thirdPlaceMatch: z._default(z.boolean(), false),
  allowReuse: z._default(z.boolean(), false),
})

export type CupOptions = z.infer<typeof cupOptions>

export const cupSettings = {
  roundPairIncrements: {
    name: message('cup-round-pairs'),
    about: message('cup-round-pairs-about'),
    rules: ['CUP-7'],
    isMain: true,
  },
  seedingStrategy: {
    name: message('cup-seeding'),
    about: message('cup-seeding-about'),
    rules: ['CUP-13'],
    values: { ByRating: listOrderValues.rating, Random: listOrderValues.lot },
  },
  shuffleWithinBands: { name: message('cup-shuffle'), about: message('cup-shuffle-about'), rules: ['CUP-12a'] },
  uniquePerMatchOnly: {
    name: message('cup-unique-openings'),
    about: message('cup-unique-openings-about'),
    rules: ['CUP-21'],
  },
  randomOpenings: {
    name: message('cup-random-openings'),
    about: message('cup-random-openings-about'),
    rules: ['CUP-20'],
  },
  finishPairs: { name: message('cup-finish-pairs'), about: message('cup-finish-pairs-about'), rules: ['CUP-17b'] },
  maxTiebreakPairs: {
    name: message('cup-tiebreak-pairs'),
    about: message('cup-tiebreak-pairs-about'),
    rules: ['CUP-18a'],
  },
  tiebreakFallback: {
    name: message('cup-fallback'),
    about: message('cup-fallback-about'),
    rules: ['CUP-18b'],
    isMain: true,
    values: {
      HigherSeed: message('cup-fallback-seed'),
      Armageddon: message('cup-fallback-armageddon'),
      Stop: message('cup-fallback-director'),
    },
  },
  armageddonBlackTime: {
    name: message('cup-black-time'),
    about: message('cup-black-time-about'),
    rules: ['CUP-18b'],
    isMain: true,
    onlyIf: { setting: 'tiebreakFallback', is: 'Armageddon' },
  },
  thirdPlaceMatch: {
    name: message('cup-third-place'),
    about: message('cup-third-place-about'),
    rules: ['CUP-1'],
    isMain: true,
  },
  allowReuse: { name: message('cup-reuse'), about: message('cup-reuse-about'), rules: ['CUP-21b'] },
} satisfies Settings<CupOptions>

export const cupPresets: readonly Preset<CupOptions>[] = [
  { name: message('cup-preset-source'), options: {} },
  { name: message('cup-preset-long'), options: { roundPairIncrements: [2, 3, 4], finishPairs: true } },
  { name: message('cup-preset-people'), options: { tiebreakFallback: 'Armageddon', thirdPlaceMatch: true } },
]
