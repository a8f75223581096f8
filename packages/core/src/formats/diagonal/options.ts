/** The settings of a Diagonal, each with the rule it belongs to. */
import * as z from 'zod/mini'
import { listOrderValues } from '../rule-book/list-order.ts'
import type { Settings } from '../rule-book/setting.ts'
import { message } from './words/messages.ts'

const rows = ['rating', 'maxRating', 'entry'] as const
export type RowOrder = (typeof rows)[number]

const formulas = ['difference', 'fide'] as const
export type Formula = (typeof formulas)[number]

export const diagonalOptions = z.strictObject({
  row: z._default(z.enum(rows), 'rating'),
  drawLoss: z._default(z.literal([0.5, 0]), 0.5),
  fewPlayersMax: z._default(z.int().check(z.minimum(2), z.maximum(1000)), 6),
  maxExtraRounds: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 10),
  performance: z._default(z.enum(formulas), 'difference'),
})

export type DiagonalOptions = z.infer<typeof diagonalOptions>

export const diagonalSettings = {
  row: {
    name: message('diagonal-row-order'),
    about: message('diagonal-row-order-about'),
    rules: ['DIA-1'],
    values: { ...listOrderValues, maxRating: message('diagonal-by-highest') },
  },
  drawLoss: {
    name: message('diagonal-draw-loss'),
    about: message('diagonal-draw-loss-about'),
    rules: ['DIA-9'],
    means: { '0.5': message('diagonal-draw-half-means'), '0': message('diagonal-draw-nothing-means') },
    isMain: true,
  },
  fewPlayersMax: { name: message('diagonal-few'), about: message('diagonal-few-about'), rules: ['DIA-14'] },
  maxExtraRounds: {
    name: message('diagonal-extra-rounds'),
    about: message('diagonal-extra-rounds-about'),
    rules: ['DIA-22'],
  },
  performance: {
    name: message('diagonal-formula'),
    about: message('diagonal-formula-about'),
    rules: ['DIA-23'],
    values: { difference: message('diagonal-by-difference'), fide: message('diagonal-by-fide') },
  },
} satisfies Settings<DiagonalOptions>
