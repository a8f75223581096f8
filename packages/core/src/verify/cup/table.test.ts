/** The ranks and counts of a cup (CUP-26). */
import { expect, test } from 'vitest'
import { absent, ranks, ruling, started, withdrew } from '../../../test/cup-log.ts'
import { verify } from '../index.ts'

const four = (options = {}) => started(4, options).play('1 ad 00', '2 bc 11')

test('CUP-26 before anything is lost all share the first place', () => expect(ranks(started(4))).toBe('1a 1b 1c 1d'))
test('CUP-26 while it runs those who have not lost share the first place', () =>
  expect(ranks(four())).toBe('1b 1d 3a 3c'))
test('CUP-26 the champion, the other finalist, then by the round of the loss, shared', () =>
  expect(ranks(four().play('3 bd 00'))).toBe('1d 2b 3a 3c'))
test('CUP-26 of eight', () =>
  expect(ranks(started(8).play('1 ah 11', '2 de 11', '3 bg 11', '4 cf 11', '5 ad 11', '6 bc 11', '7 ab 11'))).toBe(
    '1a 2b 3c 3d 5e 5f 5g 5h',
  ))
test('CUP-26 ranks 3 and 4 by the match for third place', () => {
  const log = four({ thirdPlaceMatch: true }).play('4 ac 00')
  expect(ranks(log)).toBe('1b 1d 3c 4a')
  expect(ranks(log.play('3 bd 11'))).toBe('1b 2d 3c 4a')
})
test('CUP-26 before it is played the two share rank 3, and so they do if nobody wins it', () => {
  const log = four({ thirdPlaceMatch: true })
  expect(ranks(log)).toBe('1b 1d 3a 3c')
  expect(ranks(log.add(ruling('4', 'ac', absent('a', 'c'))))).toBe('1b 1d 3a 3c')
})
test('CUP-26 a match nobody won is lost by both', () =>
  expect(ranks(started(4).add(ruling('1', 'ad', absent('a', 'd'))))).toBe('1b 1c 3a 3d'))
test('CUP-26 a final nobody won leaves the first place to both, and no champion', () => {
  const log = four().add(ruling('3', 'db', absent('b', 'd')))
  expect(ranks(log)).toBe('1b 1d 3a 3c')
  expect(verify(log.facts)).toMatchObject({ isFinished: true, champion: undefined })
})
test('CUP-26 the table counts points, games and matches won, forfeits included', () => {
  const log = started(4).play('1 ad 1=', '2 bc +x').add(withdrew('b'))
  const counts = Object.fromEntries(verify(log.facts).table.map((row) => [row.entrant, row.counts]))
  expect(counts).toEqual({
    a: { seed: 1, points: 3.5, games: 4, won: 2 },
    b: { seed: 2, points: 1, games: 4, won: 1 },
    c: { seed: 3, points: 0, games: 2, won: 0 },
    d: { seed: 4, points: 0.5, games: 2, won: 0 },
  })
})
