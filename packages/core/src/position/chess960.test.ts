import { expect, test } from 'vitest'
import { startFen, startPositions, startRank } from './chess960.ts'

test.each`
  number | rank
  ${518} | ${'RNBQKBNR'}
  ${0}   | ${'BBQNNRKR'}
  ${959} | ${'RKRNNQBB'}
  ${534} | ${'RNBKQBNR'}
`('HYB-8 position $number is $rank', ({ number, rank }) => expect(startRank(number)).toBe(rank))

test('HYB-8 all 960 differ, with bishops on both colours and the king between the rooks', () => {
  const ranks = Array.from({ length: startPositions }, (_, number) => startRank(number))
  expect(new Set(ranks).size).toBe(960)
  for (const rank of ranks) {
    expect([...rank].toSorted().join('')).toBe('BBKNNQRR')
    expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).toBe(1)
    expect(rank).toMatch(/R.*K.*R/)
  }
})

test('HYB-8 the usual position as a FEN', () =>
  expect(startFen(518)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'))
