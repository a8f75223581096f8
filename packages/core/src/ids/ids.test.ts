/** Numbers of different kinds that cannot be mixed up. */
import { expect, test } from 'vitest'
import { cup } from '../../test/hall.ts'
import type { Place, SeatIndex, Seed, Who } from './ids.ts'

const [who, seat, seed, place] = [3 as Who, 1 as SeatIndex, 2 as Seed, 4 as Place]
const whos = (...given: readonly Who[]) => given.length
const seats = (...given: readonly SeatIndex[]) => given.length
const seeds = (...given: readonly Seed[]) => given.length
const places = (...given: readonly Place[]) => given.length

test('a person is no seat, no seed and no place', () => {
  // @ts-expect-error
  expect(whos(seat)).toBe(1)
  // @ts-expect-error
  expect(whos(seed)).toBe(1)
  // @ts-expect-error
  expect(whos(place)).toBe(1)
  // @ts-expect-error
  expect(whos(3)).toBe(1)
})

test('nor is a seat, a seed or a place one of the others; a number that was counted may become any of them', () => {
  // @ts-expect-error
  expect(seats(who)).toBe(1)
  // @ts-expect-error
  expect(seats(seed)).toBe(1)
  // @ts-expect-error
  expect(seats(place)).toBe(1)
  // @ts-expect-error
  expect(seeds(who)).toBe(1)
  // @ts-expect-error
  expect(seeds(seat)).toBe(1)
  // @ts-expect-error
  expect(seeds(place)).toBe(1)
  // @ts-expect-error
  expect(places(who)).toBe(1)
  // @ts-expect-error
  expect(places(seat)).toBe(1)
  // @ts-expect-error
  expect(places(seed)).toBe(1)
  expect(seats(seat, 0) + seeds(seed, place + 1) + places(place, seed + 1)).toBe(6)
})

test('the chart asks for the kind it means', () => {
  const { chart } = cup(4).tournament
  const [match] = chart.board.openMatches()
  if (!match) throw new Error('no match is open')
  expect(chart.field.seedOf(match.who(0))).toBe(1)
  // @ts-expect-error a seat is no person
  expect(() => chart.field.entrant(match.seatOf(match.who(1)))).not.toThrow()
  // @ts-expect-error a person is no seat
  expect(() => match.who(match.who(0))).not.toThrow()
  // @ts-expect-error a person is no seed
  expect(() => chart.board.seed(match.who(0))).not.toThrow()
})
