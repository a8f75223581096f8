/** Published rounds: semifinals paired anew, pairings by hand, the playoff (BRI-29, BRI-33a, BRI-93). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  byHand,
  closed,
  corrects,
  isFound,
  isGood,
  type Log,
  lastOf,
  named,
  paired,
  ranks,
  report,
  resultOf,
  revokes,
  rulesFound,
  ruling,
  started,
  verdictOf,
  withdrew,
} from '../../../test/bridge-log.ts'
import { pairingOf } from './brackets/repairing.ts'

test.each`
  teams | met                    | pairing
  ${4}  | ${''}                  | ${'03 12'}
  ${4}  | ${'03'}                | ${'02 13'}
  ${4}  | ${'12'}                | ${'02 13'}
  ${4}  | ${'03 02'}             | ${'01 23'}
  ${4}  | ${'03 13 01'}          | ${'03 12'}
  ${4}  | ${'03 12 02'}          | ${'01 23'}
  ${4}  | ${'03 12 02 13 01'}    | ${'01 23'}
  ${4}  | ${'03 12 02 13 01 23'} | ${'03 12'}
  ${8}  | ${''}                  | ${'07 16 25 34'}
  ${8}  | ${'07'}                | ${'06 17 25 34'}
  ${8}  | ${'34'}                | ${'07 16 24 35'}
  ${8}  | ${'07 06 17'}          | ${'05 16 27 34'}
`('BRI-29 of $teams where $met have met: $pairing', ({ teams, met, pairing }) => {
  const pairs = met.split(' ')
  const order = Array.from({ length: teams }, (_, i) => i)
  const due = pairingOf(order, (a, b) => pairs.includes(`${a}${b}`))
  expect(due.map((pair) => pair.join('')).join(' ')).toBe(pairing)
})

/** Nine teams: 1 and 5, 2 and 6, 3 and 4 advance. Match 4 is 1-3-6, match 5 is 2-4-5. */
const round1 = [
  ...['1/1 1-5 30-20', '1/3 1-9 30-20', '1/5 5-9 30-20'],
  ...['2/1 2-6 30-20', '2/3 2-7 30-20', '2/5 6-7 30-20'],
  ...['3/1 3-4 30-20', '3/3 3-8 30-20', '3/5 4-8 30-20'],
]
/** 1 and 3, 2 and 4 advance and are the numbers 1 to 4: nobody of 1-4 and 2-3 has met. */
const nobodyHasMet = [
  ...['4/1 1-3 30-20', '4/3 1-6 30-20', '4/5 3-6 30-20'],
  ...['5/1 2-4 30-20', '5/3 2-5 30-20', '5/5 4-5 30-20'],
]
/** 1 and 3, 2 and 5 advance: 5 holds number 4 and has met 1. */
const oneHasMetFive = [...nobodyHasMet.slice(0, 3), '5/1 2-4 30-20', '5/3 2-5 30-20', '5/5 4-5 20-30']

describe('semifinals of nine', () => {
  const atSemifinals = (round2 = nobodyHasMet) => started(9).play(...round1, ...round2)
  isGood('BRI-29 they are published also if nothing had to change', () =>
    atSemifinals().add(paired(3, '1-4 2-3')).play('6 1-4 30-20', '7 2-3 30-20', '8 1-2 30-20').add(closed),
  )
  isFound('BRI-81 before that they are not drawn', atSemifinals, (log) => log.play('6 1-4 30-20'))
  isFound(
    'BRI-29 a default pair that has met is paired anew',
    () => atSemifinals(oneHasMetFive),
    (log) => log.add(paired(3, '1-4 2-3')),
  )
  isGood('BRI-29 1 has met 3 and 5, which is number 4: 1-2 3-4', () =>
    atSemifinals(oneHasMetFive).add(paired(3, '1-2 3-4', { kind: 're-paired' })),
  )
  isFound(
    'BRI-29 another pairing than the right one',
    () => atSemifinals(oneHasMetFive),
    (log) => log.add(paired(3, '1-3 2-4', { kind: 're-paired' })),
  )
  isFound('BRI-29 nothing is changed without need', atSemifinals, (log) =>
    log.add(paired(3, '1-3 2-4', { kind: 're-paired' })),
  )
  isFound('BRI-93 default is not re-paired', atSemifinals, (log) =>
    log.add(paired(3, '1-4 2-3', { kind: 're-paired' })),
  )
  isGood('BRI-29 by hand any pairing of the same numbers', () => atSemifinals().add(paired(3, '1-3 2-4', byHand)))
  isGood('BRI-29 by hand even a repeat', () => atSemifinals(oneHasMetFive).add(paired(3, '1-4 2-3', byHand)))
  isFound('BRI-93 by hand is told as such', atSemifinals, (log) => log.add(paired(3, '1-3 2-4', { kind: 'by-hand' })))
  isFound('BRI-29 the same numbers', atSemifinals, (log) => log.add(paired(3, '1-4 2-5', byHand)))
  isFound('BRI-29 in the order of their lowest number', atSemifinals, (log) => log.add(paired(3, '2-3 1-4', byHand)))
  isFound(
    'BRI-29 once',
    () => atSemifinals().add(paired(3, '1-4 2-3')),
    (log) => log.add(paired(3, '1-4 2-3')),
  )
  isFound(
    'BRI-29 when the round before is complete',
    () => started(9).play(...round1, ...nobodyHasMet.slice(0, 5)),
    (log) => log.add(paired(3, '1-4 2-3')),
  )
  isFound('BRI-93 in numbers', atSemifinals, (log) => log.add(named('knockout', 'default', '1-4 2-3', { round: 3 })))
  isFound(
    'BRI-93 the final is not published',
    () => atSemifinals().add(paired(3, '1-4 2-3')),
    (log) => log.play('6 1-4 30-20').add(report('7 2-3 30-20'), paired(4, '1-2')),
  )
  isFound('BRI-91 no other stage has rounds', atSemifinals, (log) => log.add(named('final', 'default', '1-2')))
  test('BRI-29 of 1-2 and 3-4 the winner of 3-4 takes number 2', () => {
    const log = atSemifinals(oneHasMetFive).add(paired(3, '1-2 3-4', { kind: 're-paired' }))
    log.play('6 1-2 20-30', '7 3-5 20-30', '8 2-5 20-30').add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't5' })
  })
})

describe('changes', () => {
  const atSemifinals = () =>
    started(9)
      .play(...round1, ...nobodyHasMet)
      .add(paired(3, '1-4 2-3'))
  test('LOG-10 a pairing nobody has played on is drawn again if it is drawn otherwise', () => {
    const log = atSemifinals()
    const change = corrects(resultOf(log, '5', 3), [20, 30], { voids: [lastOf(log, 'round-paired')] })
    expect(rulesFound(log.add(change, paired(3, '1-2 3-4', { kind: 're-paired' })))).toEqual([])
  })
  test('LOG-10 and stays if it is drawn alike', () => {
    const log = atSemifinals()
    const change = corrects(resultOf(log, '5', 3), [31, 30], { voids: [lastOf(log, 'round-paired')] })
    expect(rulesFound(log.add(change, paired(3, '1-4 2-3')))).toEqual(['LOG-10'])
  })
  test('BRI-89 a correction touches only the matches of the number', () => {
    const log = atSemifinals().play('6 1-4 30-20', '7 2-3 30-20')
    const change = (voids: number[]) => corrects(resultOf(log, '5', 3), [20, 30], { voids })
    const [one, other] = [resultOf(log, '6'), resultOf(log, '7')]
    const verdictAfter = (voids: number[]) => rulesFound(log.copy.add(change(voids)))
    expect(verdictAfter([one])).toEqual([])
    expect(verdictAfter([])).toEqual(['LOG-10'])
    expect(verdictAfter([one, other])).toEqual(['LOG-10'])
  })
  test('BRI-89 a pairing by hand is never drawn again of itself', () => {
    const log = started(9)
      .play(...round1, ...nobodyHasMet)
      .add(paired(3, '1-3 2-4', byHand))
    const change = corrects(resultOf(log, '5', 3), [20, 30], { voids: [lastOf(log, 'round-paired')] })
    expect(rulesFound(log.add(change))).toEqual(['LOG-10'])
  })
  test('LOG-8 a revoked report takes its consequences with it', () => {
    const log = started(4).play('1 1-4 30-20', '2 2-3 30-20', '3 1-2 30-20')
    expect(rulesFound(log.add(revokes([resultOf(log, '1')], [resultOf(log, '3')])))).toEqual([])
  })
})

// --- fifth to eighth place ---------------------------------------------------------------------

/** Twelve teams, the lower number wins: 1 to 8 advance from 1-7-10 2-8-9 3-5-12 4-6-11. */
const threeWays = ['1 7 10', '2 8 9', '3 5 12', '4 6 11'].flatMap((match, i) => {
  const [a, b, c] = match.split(' ')
  return [`${i + 1}/1 ${a}-${b} 30-20`, `${i + 1}/3 ${a}-${c} 30-20`, `${i + 1}/5 ${b}-${c} 30-20`]
})
const quarterfinals = ['5 1-8 30-20', '6 2-7 30-20', '7 3-6 30-20', '8 4-5 30-20']

describe('the playoff', () => {
  const options = { playoff: true }
  const before = () => started(12, { options }).play(...threeWays)
  const after = () => before().play(...quarterfinals)
  const drawn = (matches: string, fields = {}) => named('fifth-place', 'playoff', matches, fields)
  const semifinals = ['9 1-4 30-20', '10 2-3 30-20', '11 1-2 30-20']

  test('BRI-87 winners rank 5/8 and losers 7/8', () => {
    const log = after()
      .add(drawn('5-8 6-7'))
      .play('P1.1 5-8 20-30', 'P1.2 6-7 30-20', ...semifinals)
      .add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], isFinished: true })
    expect(ranks(log)).toBe('1:1 2:2 3:3,4 5:6,8 7:5,7 9:9,10,11,12')
  })
  test('BRI-87 until it is decided all four are 5/8; nobody wins: both 7/8', () => {
    const log = after().add(drawn('5-8 6-7'))
    expect(ranks(log)).toBe('1:1,2,3,4 5:5,6,7,8 9:9,10,11,12')
    expect(ranks(log.add(ruling('P1.1', '5-8', absent(5, 8))))).toBe('1:1,2,3,4 5:6,7 7:5,8 9:9,10,11,12')
    expect(rulesFound(log)).toEqual([])
  })
  isFound('BRI-33a first v last and second v third', after, (log) => log.add(drawn('5-7 6-8')))
  isFound('BRI-33a the losers and nobody else', after, (log) => log.add(drawn('4-8 6-7')))
  isFound('BRI-33a when the quarterfinals are complete', before, (log) => log.add(drawn('5-8 6-7')))
  isFound(
    'BRI-33a only with the option',
    () => started(12).play(...threeWays, ...quarterfinals),
    (log) => log.add(drawn('5-8 6-7')),
  )
  isFound('BRI-93 its kind is playoff', after, (log) => log.add(drawn('5-8 6-7', { kind: 'default' })))
  isFound(
    'BRI-33a once',
    () => after().add(drawn('5-8 6-7')),
    (log) => log.add(drawn('5-8 6-7')),
  )
  isFound('BRI-91 before it is published it is not there', after, (log) => log.play('P1.1 5-8 20-30'))
  isGood('BRI-33a who has met is paired anew', () => {
    const upset = ['5 1-8 30-20', '6 2-7 20-30', '7 3-6 30-20', '8 4-5 30-20']
    return before()
      .play(...upset)
      .add(drawn('2-6 5-8'))
  })
  isGood('BRI-33a with three left the first stays without an opponent', () =>
    before()
      .play(...quarterfinals.slice(0, 3))
      .add(ruling('8', '4-5', absent(5)))
      .add(drawn('7-8', { byes: ['t6'] }))
      .play('P1.1 7-8 30-20'),
  )
  isGood('BRI-33a with two left they meet', () =>
    before()
      .play(...quarterfinals.slice(0, 2))
      .add(withdrew(6))
      .add(ruling('8', '4-5', absent(5)))
      .add(drawn('7-8')),
  )
  test('it is not over while the playoff is to come', () => {
    const log: Log = after().play(...semifinals)
    expect(verdictOf(log).isFinished).toBe(false)
    expect(rulesFound(log)).toEqual([])
  })
})
