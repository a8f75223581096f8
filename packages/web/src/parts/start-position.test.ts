import { beforeAll, expect, it, test } from 'vitest'
import { loadWords } from '../words/texts.ts'
import { startRow } from './start-position.ts'

beforeAll(() => loadWords('first'))

test.each`
  side       | files         | pieces        | dark
  ${'white'} | ${'abcdefgh'} | ${'rqnnkbbr'} | ${'aceg'}
  ${'black'} | ${'hgfedcba'} | ${'rbbknnqr'} | ${'hfdb'}
`('position 414 as $side sets it up', ({ side, files, pieces, dark }) => {
  const { squares } = startRow(414, side)
  expect(squares.map(({ file }) => file).join('')).toBe(files)
  expect(squares.map(({ piece }) => piece).join('')).toBe(pieces)
  expect(squares.flatMap(({ file, isDark }) => (isDark ? file : [])).join('')).toBe(dark)
})

it('says its number and its letters from a to h, whichever side looks', () => {
  for (const side of ['white', 'black'] as const)
    expect(startRow(518, side)).toMatchObject({ label: 'Chess960 no. 518', letters: 'RNBQKBNR' })
})
