import { expect, test } from 'vitest'
import type { Who } from '../ids/ids.ts'
import { CountPerEntrant, PerEntrant } from './per-entrant.ts'

const who = (place: number): Who => place as Who

test('each entrant has a value from the start', () => {
  const names = new PerEntrant(2, (who) => ({ name: `entrant ${who}` }))
  expect(names.at(who(1)).name).toBe('entrant 1')
  expect(() => names.at(who(2))).toThrow()
})

test('a count begins at its start, and is set and added to for one entrant alone', () => {
  const counts = new CountPerEntrant(3, 5)
  counts.add(who(0))
  counts.add(who(1), 2)
  counts.set(who(2), 0)
  expect([0, 1, 2].map((place) => counts.at(who(place)))).toEqual([6, 7, 0])
  expect(() => counts.add(who(3))).toThrow()
})
