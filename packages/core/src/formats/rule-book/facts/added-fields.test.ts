/** Fields that a format adds to facts that every format has: nothing of them is left in a tournament of another format. */
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { bookOf } from '../../../../test/cup-book.ts'
import { bridge, cup as cupOf, type Hall, league as leagueOf } from '../../../../test/hall.ts'
import { chartOf } from '../../../chart/apply.ts'
import type { RecordedFact } from '../../../facts/fact.ts'
import { openingFields } from '../../cup/facts/opening-fields.ts'
import { cup } from '../../cup/index.ts'
import { formats } from '../../index.ts'
import { readLog, writeLog } from '../../log.ts'
import { addedFields } from './added-fields.ts'

const openings = { openings: { count: 1, dropped: 0, order: bookOf(1).openings } }
const handicaps = { handicaps: [] }

/** The log with these fields in its facts of a type. */
const withFields = ({ tournament: { log } }: Hall, type: string, fields: object): RecordedFact[] =>
  log.map((fact) => (fact.type === type ? { ...fact, ...fields } : fact))

/** Two games in a league, a report each. */
const played = () => leagueOf(4).play('1 1-0', '2 0-1')

test.each`
  what                       | log                                                      | unplaced
  ${'openings of a start'}   | ${withFields(played(), 'tournament-started', openings)}  | ${'tournament-started'}
  ${'handicaps of a start'}  | ${withFields(played(), 'tournament-started', handicaps)} | ${'tournament-started'}
  ${'handicaps of an entry'} | ${withFields(leagueOf(4), 'entrant-entered', handicaps)} | ${'entrant-entered'}
  ${'the opening of a game'} | ${withFields(played(), 'game-finished', { opening: 1 })} | ${'game-finished'}
  ${'openings in bridge'}    | ${withFields(bridge(8), 'tournament-started', openings)} | ${'tournament-started'}
  ${'handicaps in a cup'}    | ${withFields(cupOf(4), 'tournament-started', handicaps)} | ${'tournament-started'}
`('$what of another format: the fact has no place, and no file with it is read', ({ log, unplaced }) => {
  const [opened] = log
  const format = formats.find(({ name }) => name === opened.format)
  const chart = chartOf(format as (typeof formats)[number], log)
  expect(chart.unplaced.map((seq) => log[seq - 1].type)).toContain(unplaced)
  const text = writeLog(log, [{ ...cup, adds: formats.flatMap(({ adds = [] }) => adds), facts: [] }])
  expect(readLog(text, formats)).toMatchObject({ ok: false, refusal: { code: 'bad-log' } })
})

test('in a log of their own format they are read, and tell what they are', () => {
  const { tournament } = cupOf(4, {}, 8)
  const start = tournament.log.find(({ type }) => type === 'tournament-started') as RecordedFact
  expect(openingFields.of(start).openings?.count).toBe(8)
  expect(readLog(writeLog(tournament.log, formats), formats)).toMatchObject({ ok: true, log: tournament.log })
})

test('a correction in the place of a ruling names an opening in a cup only', () => {
  const inPlaceOfRuling = { game: 1, sides: ['e2', 'e3'], opening: 1 }
  const correction = { type: 'result-corrected', fact: 3, inPlaceOfRuling, result: '1-0', voids: [] }
  const stamp = { at: '2026-05-01T14:00:00Z', by: 'director', key: 'last' }
  const line = (hall: Hall) => {
    const { log } = hall.tournament
    return readLog(writeLog([...log, { seq: log.length + 1, ...stamp, ...correction } as never], formats), formats).ok
  }
  expect([line(cupOf(4)), line(leagueOf(4))]).toEqual([true, false])
})

test('a format says of each field it adds whether spectators see it', () => {
  const praise = addedFields({
    to: ['game-finished'],
    shape: { praise: z.optional(z.string()) },
    view: { praise: true },
    hear: (_, fields) => expectTypeOf(fields.praise).toEqualTypeOf<string | undefined>(),
  })
  expect(praise.of({ praise: 'well played' }).praise).toBe('well played')
  // @ts-expect-error nothing is said of `praise`
  addedFields({ to: ['game-finished'], shape: { praise: z.optional(z.string()) }, view: {} })
  // @ts-expect-error a field that every fact of a log would have to have
  addedFields({ to: ['game-finished'], shape: { praise: z.string() }, view: { praise: true } })
})
