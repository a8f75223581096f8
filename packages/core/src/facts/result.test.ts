import { expect, test } from 'vitest'
import { parseNumbers, parseResult, results } from './result.ts'

test.each`
  result       | spellings
  ${'1-0'}     | ${['1', '1-0', '1:0', '1–0', ' 1-0 ']}
  ${'0-1'}     | ${['0', '0-1', '0:1', '0–1']}
  ${'1/2-1/2'} | ${['=', '½', 'r', 'R', 'd', 'D', '1/2', '½-½', '½–½', '½:½', '1/2-1/2', '1/2:1/2']}
  ${'+-'}      | ${['+', '+-', '+–', '+:−', '+:-', '+–−']}
  ${'-+'}      | ${['-', '−', '-+', '−+', '−:+', '−–+']}
  ${'--'}      | ${['--', '−−', '−–', '−:−', '−–−']}
`('$result is typed in many ways', ({ result, spellings }) => {
  for (const text of spellings) expect([text, parseResult(text)]).toEqual([text, result])
})

test('every result is read as it is written', () => expect(results.map(parseResult)).toEqual([...results]))

test.each(['', '2', '2-0', '1-1', '0-0', '1-0-1', 'rr', '++', 'one'])('"%s" is not a result', (text) =>
  expect(parseResult(text)).toBeUndefined(),
)

test('IMPs are two whole numbers', () => {
  for (const text of ['35-12', '35:12', '35–12', ' 35 - 12 ']) expect(parseNumbers(text)).toEqual([35, 12])
  for (const text of ['', '35', '35-', '3.5-1', '-3-4', '10000-0']) expect(parseNumbers(text)).toBeUndefined()
})
