import { expect, test } from 'vitest'
import { resultWords } from './result.ts'

test('a forfeit is written the same everywhere, not with three dashes (B15)', () => {
  expect(['+-', '-+', '--'].map(resultWords)).toEqual(['+:−', '−:+', '−:−'])
  expect(['1-0', '1/2-1/2', [34, 21]].map(resultWords)).toEqual(['1–0', '½–½', '34–21'])
})
