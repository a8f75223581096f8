import { expect, test } from 'vitest'
import { CountPerEntrant, PerEntrant } from './per-entrant.ts'

test('each entrant has a value from the start', () => {
  const names = new PerEntrant(2, (who) => ({ name: `entrant ${who}` }))
  expect(names.at(1).name).toBe('entrant 1')
  expect(() => names.at(2)).toThrow()
})

test('a count begins at its start, and is set and added to for one entrant alone', () => {
  const counts = new CountPerEntrant(3, 5)
  counts.add(0)
  counts.add(1, 2)
  counts.set(2, 0)
  expect([0, 1, 2].map((who) => counts.at(who))).toEqual([6, 7, 0])
  expect(() => counts.add(3)).toThrow()
})
