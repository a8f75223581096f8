/** What is accepted quickly the schema takes too, and gives back as it is; every fact of an undamaged log is accepted quickly. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FactMaker, factTypes } from '../../test/every-fact.ts'
import { goldenLogs } from '../../test/spectated-worlds.ts'
import { Dice } from '../dice/dice.ts'
import { formats } from '../formats/index.ts'
import { kindsOf } from '../formats/rule-book/facts/facts-of.ts'
import { acceptanceOf } from './acceptance.ts'

const kinds = kindsOf(formats).map((kind) => ({ ...kind, accepts: acceptanceOf(kind.schema) }))

const roll = new Dice('acceptance').stream('facts')

test.each([...goldenLogs])('every fact of %s is accepted', (_, log) => {
  for (const fact of log)
    expect(
      kinds.some(({ type, accepts }) => type === fact.type && accepts(fact)),
      `fact ${fact.seq}`,
    ).toBe(true)
})

const spoilt: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    1,
    -1,
    1.5,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    '',
    ' ',
    'e1',
    '1-0',
    '\u202e',
    'x'.repeat(3000),
  ],
  ...[
    '2026-02-31T14:02:10Z',
    '2026-02-28T14:02:10Z',
    '2026-02-28T24:00:00Z',
    '2026-05-01T14:02:10.000Z',
    '2026-00-01T14:02:10Z',
  ],
  ...[[], [1, 2], ['e1', 'e2'], {}, { rule: 'X-1' }, JSON.parse('{"__proto__":{"a":1}}'), new Date(0), new Map()],
]

const one = <Each>(list: readonly Each[]) => list[roll(0, list.length - 1)] as Each

/** The same with another value, one less or one more somewhere in it. */
function changed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || roll(1, 4) === 1) return one(spoilt)
  if (Array.isArray(value)) return value.toSpliced(roll(0, value.length), roll(0, 1), ...someOf(value))
  const fields = Object.entries(value)
  const [name, field] = roll(1, 6) === 1 ? [one(['more', '__proto__', '7', 'note']), ''] : (one(fields) ?? ['more', ''])
  const others = fields.filter(([other]) => other !== name)
  return Object.fromEntries(roll(1, 6) === 1 ? others : [...others, [name, changed(field)]])
}

const someOf = (value: readonly unknown[]) => [[], [changed(one(value))], [one(value)]][roll(0, 2)] as unknown[]

test('what is accepted the schema takes and gives back as it is', () => {
  const maker = new FactMaker(roll)
  let [accepted, refused] = [0, 0]
  for (let i = 0; i < 20_000; i++) {
    const made = maker.fact(one(factTypes))
    const fact = roll(1, 10) === 1 ? made : changed(made)
    for (const { schema, accepts } of kinds.filter(({ type }) => type === made.type)) {
      const read = schema.safeParse(fact)
      if (!read.success) refused++
      if (!accepts(fact)) continue
      accepted++
      expect(read, JSON.stringify(fact)).toEqual({ success: true, data: fact })
    }
  }
  expect({ accepted: accepted > 2000, refused: refused > 2000 }).toEqual({ accepted: true, refused: true })
})

test('an object told apart by one field is asked for the fields of its kind', () => {
  const shape = z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('go'), far: z.int() }),
    z.strictObject({ do: z.literal('stay') }),
  ])
  const accepted = [{ do: 'go', far: 1 }, { do: 'stay' }, { do: 'stay', far: 1 }, { do: 'fly' }, {}, null].map(
    acceptanceOf(shape),
  )
  expect(accepted).toEqual([true, true, false, false, false, false])
})

test.each`
  what                         | schema                               | value
  ${'a default'}               | ${z._default(z.string(), 'x')}       | ${'x'}
  ${'a text made of a number'} | ${z.coerce.string()}                 | ${'x'}
  ${'an object that is cut'}   | ${z.object({ a: z.string() })}       | ${{ a: 'x' }}
  ${'a text that is trimmed'}  | ${z.string().check(z.trim())}        | ${' x'}
  ${'a transformed value'} | ${z.pipe(z.string(), z.transform((text) => text.length))} | ${'x'}
  ${'a row without end'}       | ${z.tuple([z.string()], z.number())} | ${['x']}
`('$what is left to the schema', ({ schema, value }) => {
  expect(z.safeParse(schema, value).success).toBe(true)
  expect(acceptanceOf(schema)(value)).toBe(false)
})
