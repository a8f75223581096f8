import { expect, test } from 'vitest'
import { textOf } from '../../test/said.ts'
import { briefly } from './remarks.ts'

const remarks = (rule: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    rule,
    says: [{ id: 'fault-written', sentence: { text: `${rule} ${i + 1}.` } }],
  }))

test('a few remarks by one rule all stand, of many the first four and how many more', () => {
  expect(briefly(remarks('BRI-49', 5))).toHaveLength(5)
  expect(briefly([...remarks('BRI-16c', 40), ...remarks('BRI-47', 1)]).map(textOf)).toEqual([
    'BRI-16c 1.',
    'BRI-16c 2.',
    'BRI-16c 3.',
    'BRI-16c 4.',
    'And 36 more like these.',
    'BRI-47 1.',
  ])
})
