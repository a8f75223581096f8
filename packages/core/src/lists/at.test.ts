import { expect, test } from 'vitest'
import { at, first, known, last } from './at.ts'
import { float64At, int32At, uint8At, uint16At } from './cells.ts'

test('what is there is given', () => {
  expect([at([1, 2, 3], 1), first([1, 2]), last([1, 2]), known(0)]).toEqual([2, 1, 2, 0])
})

test('what is missing stops us', () => {
  expect(() => at([1], 1)).toThrow('nothing stands at 1 of 1')
  expect(() => last([])).toThrow()
  expect(() => known(undefined)).toThrow()
})

test('typed arrays have one of their own each', () => {
  expect(int32At(Int32Array.of(1, -2), 1)).toBe(-2)
  expect(float64At(Float64Array.of(0.5), 0)).toBe(0.5)
  expect(uint16At(Uint16Array.of(7), 0)).toBe(7)
  expect(() => uint8At(Uint8Array.of(7), 1)).toThrow('nothing stands at 1 of 1')
})
