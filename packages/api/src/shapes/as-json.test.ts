import { expect, test } from 'vitest'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'

interface Line {
  readonly rank: number
  readonly name?: string
  readonly last: string | undefined
  readonly seats: readonly (readonly [string, string])[]
}

const pair = z.tuple([z.string(), z.string()])
const good = { rank: z.number(), name: z.string().optional(), last: z.string().optional(), seats: z.array(pair) }

test('a shape that says the same is taken, and has the name', () => {
  expect(shapeOf<Line>()('Line', z.strictObject(good)).meta()).toEqual({ id: 'Line' })
})

// The compiler is the test: each of these must be an error, or the file itself does not compile.
test('a shape that says something else does not compile', () => {
  const { name: _, ...forgotten } = good
  // @ts-expect-error a field that may be missing was forgotten
  shapeOf<Line>()('Line', z.strictObject(forgotten))
  // @ts-expect-error a field too many
  shapeOf<Line>()('Line', z.strictObject({ ...good, more: z.string().optional() }))
  // @ts-expect-error always there, but said to be missing sometimes
  shapeOf<Line>()('Line', z.strictObject({ ...good, rank: z.number().optional() }))
  // @ts-expect-error never null
  shapeOf<Line>()('Line', z.strictObject({ ...good, name: z.string().nullable().optional() }))
  // @ts-expect-error open where the type is closed
  shapeOf<Line>()('Line', z.looseObject(good))
  // @ts-expect-error a list of two is not any list
  shapeOf<Line>()('Line', z.strictObject({ ...good, seats: z.array(z.array(z.string())) }))
  // @ts-expect-error a word too few
  shapeOf<{ readonly state: 'open' | 'decided' }>()('State', z.strictObject({ state: z.enum(['open']) }))
  expect(good).toBeDefined()
})
