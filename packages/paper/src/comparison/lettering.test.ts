import { expect, test } from 'vitest'
import { shortened, widthOf, wrapped } from './lettering.ts'

test('wide letters take more room than narrow ones, and marks above letters none', () => {
  expect(widthOf('WWW', 10)).toBeGreaterThan(widthOf('iii', 10))
  expect(widthOf('王', 10)).toBeGreaterThan(widthOf('w', 10))
  expect(widthOf('e\u0301', 10)).toBe(widthOf('e', 10))
  expect(widthOf('Cup', 20)).toBe(2 * widthOf('Cup', 10))
})

test('what is too long is cut and says so', () => {
  expect(shortened('Hybrid Knockout', 200, 12)).toBe('Hybrid Knockout')
  const cut = shortened('Hybrid Knockout', 60, 12)
  expect(cut).toMatch(/^Hybrid.*…$/)
  expect(widthOf(cut, 12)).toBeLessThanOrEqual(60)
})

test('lines are broken between words, nothing is lost, and no line is too wide', () => {
  const text = 'It is for teams, and these entrants are players. Give a file with teams to compare it.'
  const lines = wrapped(text, 200, 12)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).toBe(text)
  for (const line of [...lines, ...wrapped('W'.repeat(99), 200, 12)]) expect(widthOf(line, 12)).toBeLessThanOrEqual(200)
})
