import { expect, test } from 'vitest'
import { resultText } from './result.ts'

test('a forfeit is written the same everywhere, not with three dashes (B15)', () => {
  expect(['+-', '-+', '--'].map(resultText)).toEqual(['+:−', '−:+', '−:−'])
  expect(['1-0', '1/2-1/2', [34, 21]].map(resultText)).toEqual(['1–0', '½–½', '34–21'])
})
