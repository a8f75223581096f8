/** The door for programs. */
import { expect, test } from 'vitest'
import { league } from '../formats/league/league.ts'
import { unwrap } from '../refusals/result.ts'
import { Arbiter } from './arbiter.ts'
import type { TournamentHandle } from './tournament-handle.ts'

const director = () => {
  let seconds = 1_780_000_000
  return new Arbiter({ formats: [league], clock: () => new Date(1000 * seconds++), author: 'director' })
}

function club(): TournamentHandle {
  const { tournament } = unwrap(director().open('league', { name: 'Club', dice: 'autumn' }))
  unwrap(tournament.enter('Ann', 'Ben', { name: 'Cai', rating: 1800 }, 'Dan'))
  unwrap(tournament.start())
  return tournament
}

const leader = ({ table }: TournamentHandle) => table[0]?.name

test('clock and author are given once and stand on every fact', () => {
  const { log } = club()
  expect(new Set(log.map(({ by }) => by))).toEqual(new Set(['director']))
  expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted())
})

test('a result is reported, corrected, taken back and brought again', () => {
  const tournament = club()
  unwrap(tournament.report('1', '1-0'))
  expect(leader(tournament)).toBe('Ann')
  unwrap(tournament.correct('1', '0-1'))
  expect(leader(tournament)).toBe('Ben')
  unwrap(tournament.undo())
  expect(leader(tournament)).toBe('Ann')
  unwrap(tournament.redo())
  expect(leader(tournament)).toBe('Ben')
})

test('the consequences of a change are told before it is done', () => {
  const tournament = club()
  unwrap(tournament.report('1', '1-0'))
  const start = tournament.log.find(({ type }) => type === 'tournament-started')
  const change = { do: 'revoke', fact: start?.seq ?? 0 } as const
  const { consequences } = unwrap(tournament.consequences(change))
  const voids = consequences.voids.map(({ seq }) => seq)
  expect(voids).toHaveLength(1)
  expect(tournament.do(change)).toMatchObject({ ok: false, refusal: { code: 'would-void' } })
  expect(tournament.do({ ...change, confirm: voids }).ok).toBe(true)
})

test('why, and what is refused, are results', () => {
  const tournament = club()
  expect(unwrap(tournament.why('match 1')).why.rule).toBe('LEA-7')
  expect(tournament.why('match 99')).toMatchObject({ ok: false, refusal: { code: expect.any(String) } })
  expect(() => unwrap(tournament.report('99', '1-0'))).toThrow('no-such-match')
})

test('the file is read back to the same tournament', () => {
  const { text, log } = club()
  const read = unwrap(director().read(text))
  expect(read.tournament.log).toEqual(log)
  expect(read).not.toHaveProperty('cut')
  expect(unwrap(director().read(text.slice(0, -9)))).toHaveProperty('cut')
  const damaged = text.replace('Ann', 'Anna')
  expect(director().read(damaged)).toMatchObject({ ok: false, refusal: { code: 'bad-log', line: 3 } })
})

test('a tournament of a format the arbiter does not know is refused', () => {
  const other = new Arbiter({ formats: [], clock: () => new Date(0), author: 'director' })
  expect(other.read(club().text)).toMatchObject({ ok: false, refusal: { code: 'unknown-format', format: 'league' } })
})

/** These are compiled and not run: each would not compile without its comment. */
export function wrongWords(): void {
  const arbiter = director()
  // @ts-expect-error the arbiter does not know the cup
  arbiter.open('cup', { dice: 'x' })
  // @ts-expect-error a tournament needs dice
  arbiter.open('league', {})
  // @ts-expect-error an option of no format
  arbiter.open('league', { dice: 'x', options: { withdrawl: 'forfeit' } })
  // @ts-expect-error a word that this option does not take
  arbiter.open('league', { dice: 'x', options: { seeding: 'alphabet' } })
  const { tournament } = unwrap(arbiter.open('league', { dice: 'x', options: { seeding: 'lot' } }))
  // @ts-expect-error a result is one of seven
  tournament.report('1', '2-0')
  // @ts-expect-error no such command
  tournament.do({ do: 'shuffle' })
  // @ts-expect-error no such field
  tournament.do({ do: 'report', match: '1', reslt: '1-0' })
  // @ts-expect-error somebody who enters has a name
  tournament.enter({ rating: 1800 })
  // @ts-expect-error it may have been refused
  tournament.undo().facts
}
