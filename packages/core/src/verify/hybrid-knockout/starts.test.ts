/** Start positions come from one shuffle. */
import { expect, test } from 'vitest'
import { StartPositions } from './starts.ts'

test('HYB-8 every number comes once, and after 960 phases they come again from the front', () => {
  const starts = new StartPositions('Tuesday')
  const numbers = Array.from({ length: 960 }, (_, i) => starts.of(i + 1))
  expect(new Set(numbers).size).toBe(960)
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, 959])
  expect(starts.after(959, 4)).toEqual([starts.of(960), starts.of(1)])
})
