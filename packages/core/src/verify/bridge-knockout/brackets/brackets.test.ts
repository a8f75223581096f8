/** Brackets by strength, each played as if it were alone (BRI-98, BRI-100, BRI-101, BRI-106). */
import { describe, expect, test } from 'vitest'
import {
  average,
  chosen,
  closed,
  entered,
  entry,
  handicap,
  inBrackets,
  isFound,
  isGood,
  type Log,
  named,
  paired,
  ranks,
  report,
  rulesFound,
  ruling,
  seeds,
  start,
  through,
  upTo,
  verdictOf,
  withdrew,
} from '../../../../test/bridge-log.ts'

const bracketed = { options: { bracketed: true } }

describe('the start', () => {
  const before = (teams: number, options = {}) => entered(teams, { options: { bracketed: true, ...options } })
  const startOf = (log: Log, brackets: number[], fields = {}) => {
    const teams = log.facts.filter(({ type }) => type === 'entrant-entered').length
    return log.add(start(upTo(teams), { brackets, ...fields }))
  }
  isGood('BRI-98 twenty-three teams: 12 and 11', () => inBrackets([12, 11]))
  isGood('BRI-98 the director may give other sizes', () => inBrackets([16, 3, 4]))
  isGood('BRI-98 one bracket is enough', () => inBrackets([8]))
  isFound(
    'BRI-106 the sizes are told',
    () => before(8),
    (log) => log.add(start(upTo(8))),
  )
  isFound(
    'BRI-106 without the option there are none',
    () => entered(8),
    (log) => startOf(log, [8]),
  )
  isFound(
    'BRI-98 at most 16 in a bracket',
    () => before(20),
    (log) => startOf(log, [17, 3]),
  )
  isFound(
    'BRI-98 at least 3 in a bracket',
    () => before(10),
    (log) => startOf(log, [8, 2]),
  )
  isFound(
    'BRI-98 all teams are in them',
    () => before(10),
    (log) => startOf(log, [6, 3]),
  )
  isFound(
    'BRI-34 a three-way needs an even session in any bracket',
    () => before(11, { boards: 27 }),
    (log) => startOf(log, [8, 3]),
  )
  isFound(
    'BRI-81 a round robin needs a multiple of four in any bracket',
    () => before(13, { boards: 26 }),
    (log) => startOf(log, [8, 5]),
  )
  isFound(
    'BRI-98 a playoff no bracket has a place for',
    () => before(20, { playoff: true }),
    (log) => startOf(log, [10, 10]),
  )
  isFound(
    'BRI-98 a third place no bracket has a place for',
    () => before(6, { thirdPlace: true }),
    (log) => startOf(log, [3, 3]),
  )
  isGood('BRI-98 one bracket with a place for them is enough', () =>
    startOf(before(15, { playoff: true, thirdPlace: true }), [12, 3]),
  )
  isGood('BRI-32 four hundred and sixteen', () => inBrackets(Array.from({ length: 26 }, () => 16)))
  isFound(
    'BRI-32 and no more',
    () => before(417),
    (log) => startOf(log, [16, 16]),
  )
  isFound(
    'BRI-81 six teams cannot carry over half of an odd number of boards',
    () => before(9, { boards: 26, sixTeamCarryover: 7 }),
    (log) => startOf(log, [6, 3]),
  )
  isFound(
    'BRI-32 more than 64 need brackets',
    () => entered(65),
    (log) => log.add(start(upTo(65))),
  )
  test('BRI-106 its handicaps go through the brackets in turn', () => {
    const team = (number: number) => average(number < 5 ? 100 : 0, number)
    const options = { handicap: true }
    const none = (pair: string, boards: number) => handicap(pair, boards, 0, 0)
    const inA = [none('1-4', 28), none('2-3', 28)]
    const inB = [none('5-6', 28), none('5-7', 28), none('6-7', 28)]
    expect(rulesFound(inBrackets([4, 3], { team, options }, { handicaps: [...inA, ...inB] }))).toEqual([])
    expect(rulesFound(inBrackets([4, 3], { team, options }, { handicaps: [...inB, ...inA] }))).toEqual(['BRI-64'])
  })
})

/** 1 to 4 are bracket A, 5 to 7 bracket B. */
const small = () => inBrackets([4, 3])
const bracketA = ['A1 1-4 30-20', 'A2 2-3 30-20', 'A3 1-2 20-30']
const bracketB = ['B1/1 5-6 30-20', 'B1/3 5-7 30-20', 'B1/5 6-7 30-20', 'B2 5-6 30-20']

describe('the course', () => {
  test('BRI-100 ranks are given bracket by bracket, A first; the champion is the winner of A', () => {
    const log = small().play(...bracketB, ...bracketA)
    expect(verdictOf(log.add(closed))).toMatchObject({ findings: [], champion: 't2', isFinished: true })
    expect(verdictOf(log).table.map(({ rank, entrant, counts }) => `${entrant} ${rank} ${counts['number']}`)).toEqual([
      ...['t2 1 2', 't1 2 1', 't3 3 3', 't4 3 4'],
      ...['t5 1 1', 't6 2 2', 't7 3 3'],
    ])
  })
  test('BRI-98 it is finished when all brackets are', () => {
    expect(verdictOf(small().play(...bracketA))).toMatchObject({ isFinished: false, champion: undefined, findings: [] })
  })
  isGood('BRI-98 rounds of one do not wait for another', () => small().play(...bracketA, bracketB[0] ?? ''))
  isFound(
    'BRI-85 but for the round before in their own bracket',
    () => inBrackets([8, 3]).play('A1 1-8 30-20', 'A4 4-5 30-20'),
    (log) => log.play('A5 1-4 30-20'),
  )
  isFound('BRI-91 matches have the letter of their bracket', small, (log) => log.play('1 1-4 30-20'))
  isFound('BRI-91 and no other letter', small, (log) => log.play('C1 1-4 30-20'))
  isFound('BRI-81 a team of another bracket', small, (log) => log.play('A1 1-5 30-20'))
  isGood('BRI-101 a head-to-head is a walkover', () => small().add(withdrew(4)).play('A2 2-3 30-20', 'A3 1-2 30-20'))
  isGood('BRI-106 third place and playoff have the letter too', () => {
    const log = inBrackets([12, 3], { options: { playoff: true, thirdPlace: true } })
    const threeWays = ['1-7-10 1 7', '2-8-9 2 8', '3-5-12 3 5', '4-6-11 4 6']
    for (const [i, text] of threeWays.entries()) {
      const [teams = '', a, b] = text.split(' ')
      log.add(ruling(`A${i + 1}`, teams, through(Number(a), Number(b))))
    }
    log.play('A5 1-8 30-20', 'A6 2-7 30-20', 'A7 3-6 30-20', 'A8 4-5 30-20')
    return log
      .add(named('fifth-place-A', 'playoff', '5-8 6-7'))
      .play('AP1.1 5-8 30-20', 'AP1.2 6-7 30-20', 'A9 1-4 30-20', 'A10 2-3 30-20', 'AT1.1 4-3 30-20')
  })
  test('BRI-98 five teams play their round robin while the others go on', () => {
    const log = inBrackets([5, 4])
    const ring = (round: number, pairs: string) =>
      pairs.split(' ').map((pair, i) => `AR${round}.${i + 1} ${pair} 30-20`)
    log.play('B1 6-9 30-20', ...ring(1, '1-2 2-4 4-5 3-5 1-3'), ...ring(2, '1-4 3-4 2-3 2-5 1-5'))
    log.add(seeds('1 2 3 4', { stage: 'round-robin-A' }))
    log.add(chosen('1-3 2-4', { stage: 'knockout-A' })).play('A1 1-3 30-20', 'A2 2-4 30-20', 'A3 1-2 30-20')
    expect(rulesFound(log.play('B2 7-8 30-20', 'B3 6-7 30-20').add(closed))).toEqual([])
    expect(ranks(log)).toBe('1:1,6 2:2,7 3:3,4,8,9 5:5')
  })
  isGood('BRI-29 nine of one bracket are re-paired as if they were alone', () => {
    const log = inBrackets([9, 3])
    for (const [match, teams, a, b] of [
      ['A1', '1-5-9', 1, 5],
      ['A2', '2-6-7', 2, 6],
      ['A3', '3-4-8', 3, 4],
      ['A4', '1-3-6', 1, 3],
      ['A5', '2-4-5', 2, 4],
    ] as const)
      log.add(ruling(match, teams, through(a, b)))
    return log.add(paired(3, '1-4 2-3', { stage: 'knockout-A' })).play('A6 1-4 30-20')
  })
  isFound('BRI-93 a stage without a letter', small, (log) => log.add(paired(2, '1-2')))
  isFound('BRI-92 places without a letter', small, (log) => log.add(seeds('1 2 3 4')))
})

describe('late teams', () => {
  /** 1 to 8 are bracket A, 9 to 16 bracket B. */
  const twice8 = () => inBrackets([8, 8])
  isGood('BRI-101 a late team joins a bracket', () =>
    twice8()
      .add(entry(17, {}, { joins: 'B4' }))
      .play('B4/1 12-13 30-20', 'B4/3 12-17 30-20', 'B4/5 13-17 30-20'),
  )
  test('BRI-101 and takes its next number', () => {
    const { table } = verdictOf(twice8().add(entry(17, {}, { joins: 'B4' })))
    expect(table.find(({ entrant }) => entrant === 't17')).toMatchObject({ counts: { number: 9 } })
  })
  isFound('BRI-106 joins says the bracket', twice8, (log) => log.add(entry(17)))
  isFound(
    'BRI-84 not into fewer than eight',
    () => inBrackets([8, 4]),
    (log) => log.add(entry(13, {}, { joins: 'B2' })),
  )
  isFound(
    'BRI-101 not where sixteen are there',
    () => inBrackets([16, 8]),
    (log) => log.add(entry(25, {}, { joins: 'A8' })),
  )
  isGood('BRI-101 sixteen of whom one has left take in one', () =>
    inBrackets([16, 8])
      .add(withdrew(1))
      .add(entry(25, {}, { joins: 'A8' })),
  )
  isFound(
    'BRI-84 not as the 417th',
    () => inBrackets(Array.from({ length: 26 }, () => 16)).add(withdrew(1)),
    (log) => log.add(entry(417, {}, { joins: 'A8' })),
  )
  isFound('BRI-84 not into a later round', twice8, (log) => log.add(entry(17, {}, { joins: 'B5' })))
  isFound(
    'BRI-84 before the start there is no match to join',
    () => entered(8, bracketed),
    (log) => log.add(entry(9, {}, { joins: 'A1' })),
  )
  isGood('LOG-5 several at once', () => twice8().add(entry(17, {}, { joins: 'A4' }), entry(18, {}, { joins: 'B4' })))
  isFound('BRI-72 chess results in a bracket', twice8, (log) => log.add({ ...report('A1 1-8 0-0'), result: '1-0' }))
})
