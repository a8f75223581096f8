import { describe, expect, test } from 'vitest'
import { bridge, type Hall, Hall as PlayingHall, team } from '../../../../test/hall.ts'
import { asWeWrite, vector } from '../../../../test/vectors.ts'
import { bridgeKnockout } from '../format.ts'

interface Forfeit {
  readonly stage: 'final' | 'semi-final'
  readonly kind: 'double' | 'no-show'
  readonly ranks: { readonly both?: string; readonly absent?: string }
  readonly ribbonQualification: boolean | string
}
const { forfeits } = vector('bridge-forfeits') as { forfeits: Forfeit[] }

/** Eight teams; the lower number wins until this match. */
const upTo = (stage: Forfeit['stage']) => {
  const hall = bridge(8).score('1 9-0', '2 9-0', '3 9-0', '4 9-0')
  return stage === 'final' ? hall.score('5 9-0', '6 9-0') : hall
}
const ribbons = (hall: Hall) => hall.bulletin.table.filter(({ ribbon }) => ribbon).map(({ name }) => name)

describe('what the document says of forfeits', () => {
  test.each(forfeits.filter(({ kind }) => kind === 'double'))(
    'BRI-48 double forfeit of the $stage: both $ranks.both, no ribbon',
    ({ stage, ranks }) => {
      const match = stage === 'final' ? '7' : '5'
      const both = stage === 'final' ? ['T1', 'T2'] : ['T1', 'T4']
      const hall = upTo(stage).did({ do: 'forfeit', match, absent: both })
      if (stage === 'semi-final') hall.score('6 9-0')
      expect(hall.bulletin.state).toBe('finished')
      expect(both.map((name) => hall.row(name)?.place)).toEqual([asWeWrite(ranks.both), asWeWrite(ranks.both)])
      for (const name of both) expect(ribbons(hall)).not.toContain(name)
    },
  )

  test.each(forfeits.filter(({ kind }) => kind === 'no-show'))(
    'BRI-49 one team stays away from the $stage: it ranks $ranks.absent, the other wins',
    ({ stage, ranks }) => {
      const [match, absent, present] = stage === 'final' ? ['7', 'T1', 'T2'] : ['5', 'T1', 'T4']
      const hall = upTo(stage).did({ do: 'forfeit', match, absent: [absent] })
      expect(hall.match(match as string)).toMatchObject({ winner: present, decidedBy: 'forfeit' })
      if (stage === 'semi-final') hall.score('6 9-0', '7 9-0')
      expect(hall.row(absent as string)?.place).toBe(asWeWrite(ranks.absent))
      expect(ribbons(hall)).toContain(present)
      expect(ribbons(hall)).not.toContain(absent)
    },
  )
})

test('BRI-48 after a double forfeit of the final four teams share 3–4, ranks 1 and 2 stay vacant, nobody is champion', () => {
  const hall = upTo('final').did({ do: 'forfeit', match: '7', absent: ['T1', 'T2'] })
  expect(hall.bulletin.table.filter(({ place }) => place === '3–4').map(({ name }) => name)).toEqual([
    'T1',
    'T2',
    'T3',
    'T4',
  ])
  expect(hall.bulletin.champion).toBeNull()
  expect(hall.bulletin.table[0]?.rank).toBe(3)
})

test('BRI-48 who forfeits the quarterfinal ranks in the band before it; in the first round with its losers', () => {
  const hall = bridge(16)
    .score('2 9-0', '3 9-0', '4 9-0', '5 9-0', '6 9-0', '7 9-0', '8 9-0')
    .did({ do: 'forfeit', match: '1', absent: ['T1'] })
  expect(hall.row('T1')?.place).toBe('9–16')
  hall.did({ do: 'forfeit', match: '10', absent: ['T2'] })
  expect(hall.row('T2')?.place).toBe('9–16')
})

test('BRI-50 double forfeit of a semifinal: the winner of the other wins the event by walkover, rank 2 stays vacant', () => {
  const hall = upTo('semi-final')
    .did({ do: 'forfeit', match: '5', absent: ['T1', 'T4'] })
    .score('6 9-0')
  expect(hall.bulletin).toMatchObject({ state: 'finished', champion: 'T2' })
  expect(hall.bulletin.table.map(({ name, place }) => `${name} ${place}`).slice(0, 3)).toEqual([
    'T2 1',
    'T3 3–4',
    'T1 5–8',
  ])
})

test('BRI-87 ribbon qualification is for the teams ranked 1 and 2, once all is played', () => {
  const hall = upTo('final')
  expect(hall.bulletin.table.some((row) => 'ribbon' in row)).toBe(false)
  expect(ribbons(hall.score('7 9-0'))).toEqual(['T1', 'T2'])
})

describe('paid entries', () => {
  const withUnpaid = (k: number) =>
    new PlayingHall(bridgeKnockout)
      .did({
        do: 'enter',
        entrants: Array.from({ length: 8 }, (_, i) => ({ ...team(i + 1), ...(i + 1 === k ? { paid: false } : {}) })),
      })
      .did({ do: 'start' })

  test('BRI-49 present but not paid is no win', () => {
    const hall = withUnpaid(8).did({ do: 'forfeit', match: '1', absent: ['T1'] })
    expect(hall.match('1')).toMatchObject({ winner: null, decidedBy: 'forfeit' })
    expect(hall.why('advance 1')).toBe(
      'BRI-49: Nobody advances: T1 did not play. T8 has not paid and cannot win by forfeit.',
    )
  })

  test('BRI-49 once it is paid the same is a win, and somebody who never said so counts as paid', () => {
    const hall = withUnpaid(8)
      .did({ do: 'edit', entrant: 'T8', paid: true })
      .did({ do: 'forfeit', match: '1', absent: ['T1'] })
    expect(hall.match('1')).toMatchObject({ winner: 'T8' })
    expect(
      withUnpaid(8)
        .did({ do: 'forfeit', match: '2', absent: ['T2'] })
        .match('2'),
    ).toMatchObject({ winner: 'T7' })
  })

  test('BRI-49 a remark names who could not win by forfeit', () => {
    expect(withUnpaid(8).bulletin.remarks).toContainEqual({
      rule: 'BRI-49',
      entrant: 'T8',
      says: [{ id: 'bridge-unpaid', who: { entrant: expect.any(String), name: 'T8' } }],
    })
  })
})

describe('withdrawals', () => {
  test('BRI-50 a team that withdraws loses by forfeit the match it is in', () => {
    const hall = upTo('semi-final').did({ do: 'withdraw', entrant: 'T1' })
    expect(hall.match('5')).toMatchObject({ winner: 'T4', decidedBy: 'forfeit' })
    expect(hall.row('T1')?.place).toBe('5–8')
  })

  test('BRI-50 an emergency withdrawal keeps what was earned', () => {
    const hall = upTo('semi-final').did({ do: 'withdraw', entrant: 'T1', emergency: true })
    expect(hall.row('T1')?.place).toBe('3–4')
  })

  test('BRI-50 an emergency after the match was forfeited changes nothing', () => {
    const hall = upTo('semi-final').did({ do: 'forfeit', match: '5', absent: ['T1'] })
    expect(hall.did({ do: 'withdraw', entrant: 'T1', emergency: true }).row('T1')?.place).toBe('5–8')
  })

  test('BRI-90 who withdraws between two rounds may return before the next opens, not after', () => {
    const hall = bridge(8)
      .score('1 9-0', '2 9-0', '3 9-0')
      .did({ do: 'withdraw', entrant: 'T1' })
      .did({ do: 'return', entrant: 'T1' })
    hall.score('4 9-0')
    expect(hall.match('5')).toMatchObject({ state: 'open' })
    hall.did({ do: 'withdraw', entrant: 'T1' })
    expect(hall.try({ do: 'return', entrant: 'T1' })).toMatchObject({
      code: 'is-out',
      rule: 'BRI-90',
      because: { id: 'bridge-out-decided', match: { match: '5' } },
    })
  })
})
