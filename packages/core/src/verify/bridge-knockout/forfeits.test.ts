/** Forfeits, walkovers, withdrawals and returns (BRI-48 to BRI-50, BRI-86, BRI-90). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  closed,
  edited,
  entered,
  isFound,
  isGood,
  type Log,
  ranks,
  returned,
  rulesFound,
  ruling,
  type Setup,
  start,
  started,
  upTo,
  verdictOf,
  withdrew,
} from '../../../test/bridge-log.ts'
import { vector } from '../../../test/vectors.ts'

const quarterfinals = ['1 1-8 30-20', '2 2-7 30-20', '3 3-6 30-20', '4 4-5 30-20']
const inSemifinals = (setup: Setup = {}): Log => started(8, setup).play(...quarterfinals)
const inFinal = (setup: Setup = {}): Log => inSemifinals(setup).play('5 1-4 30-20', '6 2-3 30-20')
const championOf = (log: Log) => verdictOf(log).champion

describe('forfeits as printed', () => {
  interface Printed {
    readonly stage: 'final' | 'semi-final'
    readonly kind: 'double' | 'no-show'
    readonly advances: string | null
    readonly ranks: Readonly<Record<string, string>>
  }
  const { forfeits } = vector('bridge-forfeits') as { readonly forfeits: readonly Printed[] }
  const match = { final: ['7', '1-2', inFinal], 'semi-final': ['6', '2-3', inSemifinals] } as const

  test.each(forfeits.map((forfeit) => [`BRI-48, BRI-49 ${forfeit.kind} in the ${forfeit.stage}`, forfeit] as const))(
    '%s',
    (_, { stage, kind, advances, ranks: bands }) => {
      const [id, between, before] = match[stage]
      const [present = 0, missing = 0] = between.split('-').map(Number)
      const log = before().add(ruling(id, between, kind === 'double' ? absent(present, missing) : absent(missing)))
      expect(rulesFound(log)).toEqual([])
      const rank = Number(Object.values(bands)[0]?.split('/')[0])
      const rankOf = (team: number) => verdictOf(log).table.find(({ entrant }) => entrant === `t${team}`)?.rank
      expect(rankOf(missing)).toBe(rank)
      expect(rankOf(present)).toBe(advances === null ? rank : 1)
    },
  )
})

test('BRI-48 after a double forfeit of the final there is no champion, and four share 3/4', () => {
  const log = inFinal()
    .add(ruling('7', '1-2', absent(1, 2)))
    .add(closed)
  expect(verdictOf(log)).toMatchObject({ findings: [], champion: undefined, isFinished: true })
  expect(ranks(log)).toBe('3:1,2,3,4 5:5,6,7,8')
})

test('BRI-50 after a double forfeit of a semifinal the other winner has won, and rank 2 is vacant', () => {
  const log = inSemifinals()
    .add(ruling('6', '2-3', absent(2, 3)))
    .play('5 1-4 30-20')
  expect(verdictOf(log.add(closed))).toMatchObject({ findings: [], champion: 't1', isFinished: true })
  expect(ranks(log)).toBe('1:1 3:4 5:2,3,5,6,7,8')
})

test('BRI-48 who forfeits in the first round has the band of its losers', () => {
  expect(ranks(started(8).add(ruling('1', '1-8', absent(1))))).toBe('1:2,3,4,5,6,7,8 5:1')
})

describe('paid', () => {
  const unpaid: Setup = { team: (number) => (number === 1 ? { paid: false } : {}) }
  test('BRI-49 who is present and has not paid does not win by forfeit', () => {
    const log = inFinal(unpaid).add(ruling('7', '1-2', absent(2)))
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: undefined, isFinished: true })
    expect(ranks(log)).toBe('3:1,2,3,4 5:5,6,7,8')
  })
  test('BRI-49 who has paid by then wins', () => {
    const log = inFinal(unpaid)
      .add(edited(1, { paid: true }))
      .add(ruling('7', '1-2', absent(2)))
    expect(championOf(log)).toBe('t1')
  })
  test('BRI-49 the same holds for a walkover', () => {
    const log = inSemifinals(unpaid)
      .add(ruling('6', '2-3', absent(2, 3)))
      .play('5 1-4 30-20')
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: undefined, isFinished: true })
    expect(ranks(log)).toBe('3:1,4 5:2,3,5,6,7,8')
  })
})

describe('withdrawals', () => {
  test('BRI-50 who withdraws loses by forfeit the match it is in', () => {
    const log = inSemifinals().add(withdrew(4))
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toBe('1:1,2,3 5:4,5,6,7,8')
  })
  test('BRI-50 an emergency keeps what was earned', () => {
    expect(ranks(inSemifinals().add(withdrew(4, { emergency: true })))).toBe('1:1,2,3 3:4 5:5,6,7,8')
  })
  test('BRI-50 it counts as absent when the round opens in which it would play', () => {
    const log = started(8).play('1 1-8 30-20', '4 4-5 30-20').add(withdrew(4))
    expect(ranks(log)).toBe('1:1,2,3,4,6,7 5:5,8')
    log.play('2 2-7 30-20', '3 3-6 30-20', '6 2-3 30-20', '7 1-2 30-20')
    expect(verdictOf(log.add(closed))).toMatchObject({ findings: [], champion: 't1' })
    expect(ranks(log)).toBe('1:1 2:2 3:3 5:4,5,6,7,8')
  })
  isGood('BRI-90 before that it may return', () =>
    started(8)
      .play('1 1-8 30-20', '4 4-5 30-20')
      .add(withdrew(4))
      .add(returned(4))
      .play('2 2-7 30-20', '3 3-6 30-20', '5 1-4 20-30'),
  )
  isFound(
    'BRI-90 after that it may not',
    () => started(8).play('1 1-8 30-20', '4 4-5 30-20').add(withdrew(4)).play('2 2-7 30-20', '3 3-6 30-20'),
    (log) => log.add(returned(4)),
  )
  isFound(
    'BRI-90 nobody returns who was not there at the start',
    () =>
      entered(9)
        .add(withdrew(9))
        .add(start(upTo(8))),
    (log) => log.add(returned(9)),
  )
  isFound(
    'BRI-81 what was forfeited is not played',
    () => inSemifinals().add(withdrew(4)),
    (log) => log.play('5 1-4 30-20'),
  )
  isFound(
    'BRI-49 absent is one of those who sit there',
    () => inSemifinals(),
    (log) => log.add(ruling('5', '1-4', absent(2))),
  )
  isFound(
    'LOG-14 nobody withdraws when everything is decided',
    () => inFinal().play('7 1-2 30-20'),
    (log) => log.add(withdrew(2)),
  )
})

describe('third place', () => {
  const setup: Setup = { options: { thirdPlace: true } }
  test('BRI-86 the winner ranks 3, the loser 4', () => {
    const log = inFinal(setup).play('T1.1 4-3 20-10', '7 1-2 30-20').add(closed)
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toBe('1:1 2:2 3:4 4:3 5:5,6,7,8')
  })
  test('BRI-86 without it the tournament is not finished, and both are 3/4', () => {
    const log = inFinal(setup).play('7 1-2 30-20')
    expect(verdictOf(log).isFinished).toBe(false)
    expect(ranks(log)).toBe('1:1 2:2 3:3,4 5:5,6,7,8')
  })
  test('BRI-86 if nobody wins both stay 3/4', () => {
    const log = inFinal(setup)
      .add(ruling('T1.1', '4-3', absent(4, 3)))
      .play('7 1-2 30-20')
    expect(verdictOf(log.add(closed)).findings).toEqual([])
    expect(ranks(log)).toBe('1:1 2:2 3:3,4 5:5,6,7,8')
  })
  test('BRI-86 who forfeited the semifinal does not take part: the other is third', () => {
    const log = inSemifinals(setup).play('5 1-4 30-20').add(withdrew(3)).play('7 1-2 30-20')
    expect(verdictOf(log.add(closed)).findings).toEqual([])
    expect(ranks(log)).toBe('1:1 2:2 3:4 5:3,5,6,7,8')
  })
  isFound(
    'BRI-94 its seats are in the order of the numbers of the semifinals',
    () => inSemifinals(setup).play('5 1-4 20-30', '6 2-3 30-20'),
    (log) => log.play('T1.1 3-1 10-20'),
  )
  isFound(
    'BRI-81 it is open when the semifinals are complete',
    () => inSemifinals(setup).play('5 1-4 20-30'),
    (log) => log.play('T1.1 1-3 10-20'),
  )
})
