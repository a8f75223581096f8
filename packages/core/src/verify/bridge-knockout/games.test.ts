/** Matches of two and of three: halves, extra boards, quotients (BRI-35 to BRI-38, BRI-72 to BRI-74, BRI-94). */
import { describe, expect, test } from 'vitest'
import {
  cancelled,
  corrects,
  isFound,
  isGood,
  type Log,
  ranks,
  resultOf,
  returned,
  rulesFound,
  ruling,
  started,
  through,
  verdictOf,
  withdrew,
  won,
} from '../../../test/bridge-log.ts'
import { vector } from '../../../test/vectors.ts'
import { byQuotient } from './match/cut.ts'
import { seatPairs, slotOf } from './match/sheet.ts'

test('BRI-94 the pairs of four seats are 0-1, 0-2, 1-2, 0-3, 1-3, 2-3', () => {
  expect(
    seatPairs(4)
      .map((pair) => pair.join('-'))
      .join(' '),
  ).toBe('0-1 0-2 1-2 0-3 1-3 2-3')
})

test.each`
  game  | seats | pair      | set  | second
  ${1}  | ${2}  | ${[0, 1]} | ${0} | ${false}
  ${2}  | ${2}  | ${[0, 1]} | ${0} | ${true}
  ${3}  | ${2}  | ${[0, 1]} | ${1} | ${false}
  ${4}  | ${2}  | ${[0, 1]} | ${2} | ${false}
  ${4}  | ${3}  | ${[0, 2]} | ${0} | ${true}
  ${5}  | ${3}  | ${[1, 2]} | ${0} | ${false}
  ${7}  | ${3}  | ${[0, 1]} | ${1} | ${false}
  ${9}  | ${3}  | ${[1, 2]} | ${1} | ${false}
  ${10} | ${3}  | ${[0, 1]} | ${2} | ${false}
`('BRI-94 game $game of $seats seats', ({ game, seats, pair, set, second }) => {
  expect(slotOf(game, seats)).toEqual({ pair, set, isSecondHalf: second })
})

describe('head-to-head', () => {
  const eight = () => started(8)
  isGood('BRI-72 by halves', () => eight().play('1/1h1 1-8 10-20', '1/2h2 1-8 30-5'))
  isFound('BRI-72 the first half is not the second', eight, (log) => log.play('1/1h2 1-8 10-20'))
  isGood('BRI-72 the second half may be told first', () => eight().play('1/2h2 1-8 10-20', '1/1h1 1-8 30-5'))
  isFound(
    'BRI-94 then the first is not told as the whole',
    () => eight().play('1/2h2 1-8 10-20'),
    (log) => log.play('1/1 1-8 10-20'),
  )
  isFound(
    'BRI-81 a whole match has no second half',
    () => eight().play('1/1 1-8 10-20'),
    (log) => log.play('1/2h2 1-8 10-20'),
  )
  isFound(
    'BRI-94 the second half is told as such',
    () => eight().play('1/1h1 1-8 10-20'),
    (log) => log.play('1/2 1-8 10-20'),
  )
  isFound(
    'BRI-94 a first half is told once',
    () => eight().play('1/1h1 1-8 10-20'),
    (log) => log.play('1/1h1 1-8 11-20'),
  )
  isFound('BRI-37 no extra boards before the match is level', eight, (log) => log.play('1/3 1-8 5-3'))
  isGood('BRI-37 level after all boards: four extra boards until it is broken', () =>
    eight().play('1 1-8 20-20', '1/3 1-8 4-4', '1/4 1-8 1-5', '2 2-7 3-1', '3 3-6 3-1', '4 4-5 3-1', '5 8-4 1-3'),
  )
  isFound(
    'BRI-37 extra boards come one set after the other',
    () => eight().play('1 1-8 20-20'),
    (log) => log.play('1/4 1-8 5-3'),
  )
  isFound(
    'BRI-72 extra boards have no halves',
    () => eight().play('1 1-8 20-20'),
    (log) => log.play('1/3h1 1-8 5-3'),
  )
  isFound('BRI-88 the director declares exactly one', eight, (log) => log.add(ruling('1', '1-8', through(1, 8))))
  isFound('BRI-88 and one of the two', eight, (log) => log.add(ruling('1', '1-8', won(7))))
  isGood('BRI-88 the director declares who advances', () =>
    eight()
      .add(ruling('1', '1-8', won(8)))
      .add(ruling('2', '2-7', through(7))),
  )
  isFound('BRI-88 nothing is cancelled in a knockout', eight, (log) => log.add(ruling('1', '1-8', cancelled)))
  isFound('BRI-81 a ruling is about those who sit there', eight, (log) => log.add(ruling('1', '8-1', won(8))))
})

// --- three-ways --------------------------------------------------------------------------------

/** Nine teams; match 1 is 1-5-9: games 1 (1-5), 3 (1-9) and 5 (5-9). */
const nine = () => started(9)
const threeWay = (log: Log, a: string, b: string, c: string): Log =>
  log.play(`1/1 1-5 ${a}`, `1/3 1-9 ${b}`, `1/5 5-9 ${c}`)
/** The rest of round 1: 2 and 6, 3 and 4 advance. */
const rest = ['2/1 2-6 30-20', '2/3 2-7 30-20', '2/5 6-7 30-20', '3/1 3-4 30-20', '3/3 3-8 30-20', '3/5 4-8 30-20']
/** Who is out of 1-5-9, if one is. */
const outOf = (log: Log): string => /7:(\d)/.exec(ranks(log))?.[1] ?? 'nobody'

describe('three-way', () => {
  test.each`
    title                                                     | a          | b          | c          | out
    ${'BRI-35 two wins, one win, none'}                       | ${'30-20'} | ${'30-20'} | ${'30-20'} | ${'9'}
    ${'BRI-36 one win each: the quotient, as fractions'}      | ${'30-20'} | ${'20-21'} | ${'33-20'} | ${'9'}
    ${'BRI-36 50/41 beats 53/50, and that 41/53'}             | ${'30-20'} | ${'20-21'} | ${'20-33'} | ${'5'}
    ${'BRI-35 a tied match counts half'}                      | ${'20-20'} | ${'30-20'} | ${'21-20'} | ${'9'}
    ${'BRI-36 nothing lost and something won is best of all'} | ${'0-0'}   | ${'1-0'}   | ${'90-0'}  | ${'9'}
    ${'BRI-36 level across the line on the quotient too'}     | ${'30-20'} | ${'20-30'} | ${'30-20'} | ${'nobody'}
    ${'BRI-37 level among those who advance needs no break'}  | ${'20-20'} | ${'30-20'} | ${'30-20'} | ${'9'}
  `('$title', ({ a, b, c, out }) => {
    const log = threeWay(nine(), a, b, c)
    expect(verdictOf(log).findings).toEqual([])
    expect(outOf(log)).toBe(out)
  })

  test('BRI-36 the worked example: one win each, the quotient decides', () => {
    const { threeWayExample: example } = vector('bridge-scoring') as {
      threeWayExample: { results: [number, number, number, number][]; advance: number; order: number[] }
    }
    const seats = example.order.toSorted((a, b) => a - b)
    const games = example.results.map(([a, b, forA, forB]) => {
      const pair = seatPairs(3).findIndex(([i, j]) => seats[i] === a && seats[j] === b)
      return `1/${2 * pair + 1} ${a}-${b} ${forA}-${forB}`
    })
    const seven = started(7).play(...games, '2 2-6 30-20', '3 3-5 30-20')
    expect(verdictOf(seven).findings).toEqual([])
    expect(ranks(seven)).toBe(`1:1,2,3,4 5:5,6,${example.order[2]}`)
  })

  test('BRI-36 fractions are compared exactly', () => {
    expect(byQuotient({ won: 1, lost: 3 }, { won: 2, lost: 6 })).toBe(0)
    expect(byQuotient({ won: 0, lost: 0 }, { won: 5, lost: 5 })).toBe(0)
    expect(byQuotient({ won: 3, lost: 0 }, { won: 9999, lost: 1 })).toBeLessThan(0)
    expect(byQuotient({ won: 1, lost: 0 }, { won: 2, lost: 0 })).toBe(0)
  })

  const level = () => threeWay(nine(), '30-20', '20-30', '30-20')
  test('BRI-37 three level: each plays each four boards, and those still level play on', () => {
    const log = level().play('1/7 1-5 4-4', '1/8 1-9 9-0', '1/9 5-9 9-0')
    expect(outOf(log)).toBe('9')
    expect(rulesFound(log)).toEqual([])
    const again = level().play('1/7 1-5 9-0', '1/8 1-9 9-0', '1/9 5-9 4-4')
    expect(outOf(again)).toBe('nobody')
    expect(outOf(again.play('1/12 5-9 2-3'))).toBe('5')
    expect(rulesFound(again)).toEqual([])
  })
  isFound(
    'BRI-37 who is through plays no more extra boards',
    () => level().play('1/7 1-5 9-0', '1/8 1-9 9-0', '1/9 5-9 4-4'),
    (log) => log.play('1/10 1-5 3-2'),
  )
  isFound('BRI-88 two advance, and two are declared', nine, (log) => log.add(ruling('1', '1-5-9', through(9))))
  isGood('BRI-88 two are declared', () => nine().add(ruling('1', '1-5-9', through(5, 9))))

  test('BRI-27 from 1-5-9, if 5 and 9 advance, 5 becomes 1 and 9 becomes 5', () => {
    const log = threeWay(nine(), '20-30', '20-30', '30-20').play(...rest)
    expect(rulesFound(log.play('4/1 3-5 1-0'))).toEqual(['BRI-94'])
    expect(rulesFound(threeWay(nine(), '20-30', '20-30', '30-20').play(...rest, '4/1 5-3 1-0', '5/5 4-9 1-0'))).toEqual(
      [],
    )
  })
})

describe('a team leaves a three-way', () => {
  const left = () => nine().play('1/3 1-9 0-90').add(withdrew(9))
  isFound('BRI-38 nothing is reported with who has left', left, (log) => log.play('1/5 5-9 30-20'))
  isGood('BRI-38 who returns before the match is decided finds it as it was', () =>
    nine().play('1/3 1-9 0-90').add(withdrew(9)).add(returned(9)).play('1/1 1-5 30-20', '1/5 5-9 30-20'),
  )
  test('BRI-38 if two were to advance both do, and their sub-match is for the record', () => {
    const log = nine().add(withdrew(5))
    expect(ranks(log)).toBe('1:1,2,3,4,5,6,7,8,9')
    expect(ranks(log.play('1/3 1-9 20-20'))).toBe('1:1,2,3,4,6,7,8,9 7:5')
    expect(rulesFound(log)).toEqual([])
  })
  isGood('BRI-38 or the director cancels it', () =>
    nine()
      .add(withdrew(5))
      .add(ruling('1', '1-5-9', cancelled)),
  )
  isFound('BRI-88 a sub-match that decides is not cancelled', nine, (log) => log.add(ruling('1', '1-5-9', cancelled)))
  test('BRI-38 if only one is left that team advances at once', () => {
    const log = nine().add(withdrew(5)).add(withdrew(9))
    expect(ranks(log)).toBe('1:1,2,3,4,6,7,8 7:5,9')
    expect(rulesFound(log.play(...rest, '4/1 1-3 30-20', '4/3 1-6 30-20', '4/5 3-6 30-20'))).toEqual([])
  })
  isFound(
    'BRI-90 who has lost by being away cannot return',
    () => nine().play('1/1 1-5 30-20').add(withdrew(9)),
    (log) => log.add(returned(9)),
  )
  test('BRI-38 of seventeen, from 8-16-17 one advances: what was played with 17 counts no longer', () => {
    const log = started(17).play('8/1 8-16 20-21', '8/3 8-17 90-0').add(withdrew(17))
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toBe('1:1,2,3,4,5,6,7,9,10,11,12,13,14,15,16 9:8,17')
  })
})

test('BRI-74 a corrected half is still that half', () => {
  const log = started(8).play('1/1h1 1-8 10-20')
  log.add(corrects(resultOf(log, '1'), [40, 20])).play('1/2h2 1-8 0-10')
  expect(rulesFound(log)).toEqual([])
  expect(ranks(log)).toBe('1:1,2,3,4,5,6,7 5:8')
})

test('BRI-74 in place of a ruling comes the half that was played', () => {
  const log = started(8).add(ruling('1', '1-8', won(8)))
  const inPlaceOfRuling = { game: 1, half: 1, sides: ['t1', 't8'] }
  log.add(corrects(resultOf(log, '1'), [40, 20], { inPlaceOfRuling })).play('1/2h2 1-8 0-10')
  expect(rulesFound(log)).toEqual([])
  expect(ranks(log)).toBe('1:1,2,3,4,5,6,7 5:8')
})
