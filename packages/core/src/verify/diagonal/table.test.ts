/** Performance ratings and the table of a Diagonal. */
import { describe, expect, test } from 'vitest'
import {
  cancelled,
  type DiagonalLog,
  declared,
  drawn,
  entry,
  opened,
  ranks,
  round,
  ruling,
  start,
  started,
  withdrew,
  won,
} from '../../../test/diagonal-log.ts'
import { verify } from '../index.ts'
import { byPerformance } from './performance.ts'

function performanceOf(log: DiagonalLog, id: string): number | undefined {
  const { findings, table } = verify(log.facts)
  expect(findings).toEqual([])
  return table.find(({ entrant }) => entrant === id)?.counts['performance']
}

/** A has 2400, B 2390, C 2380. */
describe('performance', () => {
  test.each`
    formula         | results          | a       | b       | c
    ${'difference'} | ${'ab ac b-c'}   | ${2785} | ${2190} | ${2195}
    ${'difference'} | ${'ab a>c b-c'}  | ${2685} | ${2190} | ${2295}
    ${'difference'} | ${'a=b a=c b=c'} | ${2385} | ${2390} | ${2395}
    ${'fide'}       | ${'ab ac b-c'}   | ${3185} | ${2197} | ${2202}
    ${'fide'}       | ${'ab a>c bc'}   | ${2721} | ${2390} | ${2073}
    ${'fide'}       | ${'a=b a=c b=c'} | ${2385} | ${2390} | ${2395}
  `('DIA-23 $formula of $results', ({ formula, results, a, b, c }) => {
    const log = started(3, { performance: formula }).results(results)
    expect([performanceOf(log, 'a'), performanceOf(log, 'b'), performanceOf(log, 'c')]).toEqual([a, b, c])
  })

  test('DIA-23 games at the board only', () => {
    const log = started(3).play('D1.1 1-0', 'D1.1 -+', 'D1.2 1/2-1/2')
    log.add(ruling('D1.2', drawn, log)).add(ruling('D1.3', won('c'), log))
    expect(performanceOf(log, 'a')).toBe((2390 + 2380 + 400) / 2)
    expect(performanceOf(log, 'b')).toBe(2400 - 400)
    expect(performanceOf(log, 'c')).toBe(2400)
  })
  test('DIA-23 none without such a game', () => {
    const log = started(3).play('D1.1 1-0')
    expect(performanceOf(log.add(ruling('D1.2', cancelled, log)), 'c')).toBeUndefined()
  })

  const halfRated = (options: Record<string, unknown>) =>
    opened(options)
      .add(entry('a', { rating: 2000, maxRating: 2100 }))
      .add(entry('b', { maxRating: 2300 }))
  test('DIA-23 for nobody unless everybody has the rating', () => {
    const log = halfRated({}).add(start('ab', 'entry')).results('ab')
    expect([performanceOf(log, 'a'), performanceOf(log, 'b')]).toEqual([undefined, undefined])
  })
  test('DIA-23 by the rating the row goes by', () => {
    const log = halfRated({ row: 'maxRating' }).add(start('ba', 'maxRating')).results('a-b')
    expect([performanceOf(log, 'a'), performanceOf(log, 'b')]).toEqual([2300, 2100])
  })
  test('DIA-23 as entered: by the current one', () => {
    const log = opened({ row: 'entry' })
      .add(entry('a', { rating: 2000, maxRating: 2500 }))
      .add(entry('b', { rating: 0 }))
    log.add(start('ab', 'entry')).results('a-b')
    expect([performanceOf(log, 'a'), performanceOf(log, 'b')]).toEqual([0, 2000])
  })

  test('DIA-23 compared exactly', () => {
    expect(byPerformance({ sum: 7201, games: 3 }, { sum: 14_402, games: 6 })).toBe(0)
    expect(byPerformance({ sum: 7201, games: 3 }, { sum: 16_802, games: 7 })).toBeLessThan(0)
    expect(byPerformance({ sum: -1, games: 3 }, { sum: 0, games: 1 })).toBeGreaterThan(0)
  })
})

describe('the table', () => {
  test('DIA-24 nothing is played: the row', () => {
    expect(ranks(started(4))).toBe('1a 2b 3c 4d')
    expect(ranks(opened())).toBe('')
  })
  test('DIA-24 on the way: by performance, who has none comes after who has one', () => {
    expect(ranks(started(4).play('D1.1 0-1'))).toBe('1b 2a 3c 4d')
    expect(ranks(started(4).play('D1.4 0-1'))).toBe('1c 2b 3a 4d')
  })
  test('DIA-24 then by lost games', () => {
    expect(ranks(started(4).play('D1.2 +-'))).toBe('1a 2b 3d 4c')
  })
  test('DIA-24 equal performances: by lost games, then the row', () => {
    const log = opened()
    for (const id of 'abc') log.add(entry(id, { rating: 2000 }))
    log.add(start('abc'))
    expect(ranks(log.play('D1.1 1/2-1/2', 'D1.3 1/2-1/2'))).toBe('1a 2c 3b')
    expect(ranks(log.play('D1.2 -+'))).toBe('1c 2b 3a')
  })
  test('DIA-24 the winner first, whatever the performance', () => {
    const log = started(3).results('ab ca cb').add(withdrew('c'))
    const { findings, champion, table } = verify(log.facts)
    expect([findings, champion]).toEqual([[], 'a'])
    expect(table.map(({ rank, entrant }) => `${rank}${entrant}`).join(' ')).toBe('1a 2c 3b')
    expect(table[0]?.counts['performance']).toBeLessThan(table[1]?.counts['performance'] ?? 0)
  })
  test('DIA-24, DIA-31 those who share the win first, in the order of the row', () => {
    const log = started(4).results('a-b a-c a-d b-c b-d c-d').add(declared(2, 'db'))
    expect(verify(log.facts)).toMatchObject({ findings: [], champion: undefined, isFinished: true })
    expect(ranks(log)).toBe('1b 1d 3c 4a')
  })
  test('DIA-30 what is not played counts for nothing', () => {
    const log = started(2).results('a-b').add(round(2, 'ab')).play('D2.1 1-0').add(declared(2, 'b'))
    expect(verify(log.facts).table).toMatchObject([
      { rank: 1, entrant: 'b', counts: { lostGames: 2, played: 3, wins: 1, draws: 0, losses: 2 } },
      { rank: 2, entrant: 'a', counts: { lostGames: 1, played: 3, wins: 2, draws: 0, losses: 1 } },
    ])
  })
})
