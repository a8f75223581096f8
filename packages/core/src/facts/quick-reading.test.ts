import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quickReaderOf } from './quick-reading.ts'

const player = z.readonly(z.strictObject({ name: z.string(), rating: z.optional(z.int()) }))
const schema = z.readonly(
  z.strictObject({
    do: z.literal('enter'),
    players: z.optional(z.readonly(z.array(player))),
    pair: z.optional(z.readonly(z.tuple([z.string(), z.string()]))),
    any: z.optional(z.union([z.literal(true), z.array(z.int())])),
  }),
)
const read = quickReaderOf(schema)

test.each([
  { do: 'enter' },
  { do: 'enter', players: [{ name: 'Ann', rating: 5 }, { name: 'Ben' }] },
  { do: 'enter', pair: ['a', 'b'] },
  { do: 'enter', any: true },
])('reads %j as the schema reads it, in a copy', (given) => {
  const quick = read(given)
  const slow = schema.parse(given)
  expect(JSON.stringify(quick)).toBe(JSON.stringify(slow))
  expect(quick).not.toBe(given)
})

test('the players are copied too', () => {
  const given = { do: 'enter', players: [{ name: 'Ann' }], pair: ['a', 'b'] }
  const quick = read(given)
  given.players[0] = { name: 'Eve' }
  given.pair[0] = 'z'
  expect(quick).toEqual({ do: 'enter', players: [{ name: 'Ann' }], pair: ['a', 'b'] })
})

test.each([
  null,
  undefined,
  'enter',
  [],
  { do: 'leave' },
  { any: true, do: 'enter' },
  { do: 'enter', players: [{ rating: 5, name: 'Ann' }] },
  { do: 'enter', other: 1 },
  { do: 'enter', any: [1] },
  { do: 'enter', any: undefined },
  { do: 'enter', pair: ['a'] },
  { do: 'enter', players: 'Ann' },
  { do: 'enter', players: [{ name: { text: 'Ann' } }] },
  { do: 'enter', players: [{ name: 'Ann', rating: Number.NaN }] },
  Object.create({ do: 'enter' }),
])('leaves %j to the schema', (given) => {
  expect(read(given)).toBeUndefined()
})

test('what says something else each time it is asked is read once', () => {
  let asked = 0
  const given = {
    get do() {
      asked++
      return asked === 1 ? 'enter' : 'leave'
    },
  }
  expect(read(given)).toEqual({ do: 'enter' })
  expect(asked).toBe(1)
})
