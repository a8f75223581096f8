/** Mistakes in a format that do not compile, and the list of formats. */
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { entrantIdSchema } from '../facts/ids.ts'
import { instantOf } from '../facts/instant.ts'
import { unwrap } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import { ownCommand } from './commands/own-command.ts'
import { cup } from './cup/format.ts'
import { type CupLedger, cupLedger } from './cup/ledger.ts'
import { diagonalLedger } from './diagonal/ledger.ts'
import { formats } from './index.ts'
import { league } from './league/league.ts'
import { message } from './league/words/messages.ts'
import { formatNames } from './names.ts'
import { kindsOf } from './rule-book/facts/facts-of.ts'
import { ownFact } from './rule-book/facts/own-fact.ts'
import { type AnyFormat, defineFormat } from './rule-book/format.ts'

test('options have the types of their schema', () => {
  const other = defineFormat({
    name: 'other',
    about: { title: message('league-title'), summary: message('league-summary'), whom: 'players', settings: {} },
    options: z.strictObject({ rounds: z._default(z.int(), 3) }),
    field: () => undefined,
    seeding: (_, __, order) => ({ order, reason: { rule: 'OTH-1' } }),
    draw({ rounds, ...more }) {
      expectTypeOf(rounds).toEqualTypeOf<number>()
      // @ts-expect-error an option that is not in the schema
      more.balancedColours satisfies unknown
    },
    table: () => [],
    views: { columns: [], pictures: [] },
    why: () => ({ rule: 'OTH-1', says: [], facts: [] }),
  })
  expectTypeOf(other.name).toEqualTypeOf<'other'>()
  expect(other.options.parse({})).toEqual({ rounds: 3 })
})

test('a ledger is read with its type, and only on a chart of its format', () => {
  const { tournament: opened } = unwrap(
    openTournament(cup, { dice: 'any' }, { by: 'director', now: instantOf(1_780_000_000_000) }),
  )
  expectTypeOf(cupLedger(opened.chart)).toEqualTypeOf<CupLedger>()
  // @ts-expect-error declared wins are kept by the Diagonal
  expect(cupLedger(opened.chart).win).toBeUndefined()
  expect(() => diagonalLedger(opened.chart)).toThrow('this chart keeps no DiagonalLedger')
})

const shape = { entrant: entrantIdSchema, times: z.int() }
const praised = ownFact('praised', {
  shape,
  view: { entrant: true, times: true },
  topic: 'results',
  place(_, fact) {
    expectTypeOf(fact.times).toEqualTypeOf<number>()
    // @ts-expect-error a field that is not in the shape
    return fact.loudly === undefined
  },
  says: () => [],
})

test('a fact has the fields of its shape, and says what spectators see of each', () => {
  // @ts-expect-error a field of another name
  expect(praised.fact({ player: 'e2', times: 1 })).toMatchObject({ type: 'praised' })
  // @ts-expect-error nothing is said of `times`
  const view: Parameters<typeof ownFact<typeof shape>>[1]['view'] = { entrant: true }
  expect(view).toEqual({ entrant: true })
})

test('a command is decided on with the fields of its shape', () => {
  const praise = ownCommand('praise', {
    shape: { times: z.int() },
    role: 'director',
    // @ts-expect-error a field that is not in the shape
    decide: (_, { entrant }) => (entrant === undefined ? [] : { code: 'finished' }),
  })
  expect(praise.name).toBe('praise')
})

test('a message has words in the folder that says it', () => {
  // @ts-expect-error nobody has written it
  expect(message('league-praise')).toEqual({ id: 'league-praise' })
  // @ts-expect-error its argument is missing
  expect(message('league-prize-is')).toEqual({ id: 'league-prize-is' })
})

test('two formats may own facts of one name, each of its own shape', () => {
  const told = ownFact('praised', {
    shape: { aloud: z.boolean() },
    view: { aloud: true },
    topic: 'rest',
    place: () => true,
    says: () => [],
  })
  const one: AnyFormat = { ...league, name: 'one', facts: [praised] }
  const other: AnyFormat = { ...league, name: 'other', facts: [told] }
  const stamp = { seq: 1, at: instantOf(1_780_000_000_000), by: 'director', key: '#1', type: 'praised' }
  const known = kindsOf([one, other]).filter(({ type }) => type === 'praised')
  const readers = (fact: object) => known.filter(({ schema }) => schema.safeParse(fact).success)
  expect(readers({ ...stamp, entrant: 'e2', times: 1 })).toEqual([praised])
  expect(readers({ ...stamp, aloud: true })).toEqual([told])
})

test('every folder in the list exports the format of its name, whose title has the name too', () => {
  expect(formats.map(({ name }) => name)).toEqual(formatNames)
  expect(formats.map(({ about }) => about.title.id)).toEqual(formatNames.map((name) => `${name}-title`))
})
