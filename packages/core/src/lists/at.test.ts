import { expect, test } from 'vitest'
import { at, first, known, last } from './at.ts'

test('what is there is given', () => {
  expect([at([1, 2, 3], 1), first([1, 2]), last([1, 2]), known(0)]).toEqual([2, 1, 2, 0])
})

test('what is missing stops us', () => {
  expect(() => at([1], 1)).toThrow('nothing stands at 1 of 1')
  expect(() => last([])).toThrow()
  expect(() => known(undefined)).toThrow()
})
