import { describe, expect, test } from 'vitest'
import { bridge, Hall, team } from '../../../../test/hall.ts'
import type { RecordedFact } from '../../../facts/fact.ts'
import { handicapFields } from '../facts/handicap-fields.ts'
import { bridgeKnockout } from '../format.ts'
import { handicapInThousandths } from '../scoring/handicap.ts'

const reference = (higher: number, lower: number, boards: number) => handicapInThousandths(higher, lower, boards) / 1000
const handicapsIn = (fact: RecordedFact | undefined) => handicapFields.of(fact ?? {}).handicaps
/** Two teams of these averages and six others; the two meet in match 1. */
const duel = (higher: number, lower: number, options = {}) => {
  const others = Array.from({ length: 6 }, (_, i) => ({
    average: higher - ((higher - lower) * (i + 1)) / 10,
    name: `O${i}`,
  }))
  const entrants = [{ name: 'High', average: higher }, ...others, { name: 'Low', average: lower }].map(
    ({ name, average }) => ({
      name,
      players: team(1).players.map((_, i) => ({
        name: `${name} ${i}`,
        masterpoints: Math.round(average * 100) / 100,
      })),
    }),
  )
  return new Hall(bridgeKnockout, { handicap: true, ...options }).did({ do: 'enter', entrants }).did({ do: 'start' })
}

describe('what a team receives', () => {
  test('BRI-58 by the formula, on a line of its own, to three decimals', () => {
    const hall = duel(3000, 550, { boards: 24 }).score('1 20-10')
    expect(hall.match('1')).toMatchObject({
      winner: 'Low',
      boards: { scores: [{ imps: [20, 10], handicap: [0, 14.003], score: [20, 24.003] }] },
    })
    expect(hall.why('handicap 1')).toBe('BRI-58: Low (average 550) receives 14.003 IMPs from High (average 3000).')
    expect(hall.whyMore('handicap 1')).toBe(
      'Formula for 24 boards: 24 × log10((40 + 550/2 + 3000) / (40 + 3 × 550/2)).',
    )
  })

  test('BRI-62 ties are possible: 3,700 v 550 on 12 boards is 8.000', () => {
    expect(duel(3700, 550, { boards: 12 }).score('1 18-10').match('1')?.boards).toMatchObject({
      scores: [{ score: [18, 18] }],
      open: [{ extra: 1 }],
    })
  })

  test('BRI-62 extra boards are scratch', () => {
    const hall = duel(3700, 550, { boards: 12 }).score('1 18-10', '1 1-0')
    expect(hall.match('1')).toMatchObject({ winner: 'High', decidedBy: 'extra-boards' })
  })

  test('BRI-62 rounded to whole IMPs where the option says so', () => {
    expect(duel(3000, 550, { boards: 20, handicapRounding: 'nearest' }).match('1')?.boards?.scores[0]).toMatchObject({
      handicap: [0, 12],
    })
    expect(duel(3000, 550, { boards: 24, handicapRounding: 'nearest' }).match('1')?.boards?.scores[0]).toMatchObject({
      handicap: [0, 14],
    })
  })

  test('BRI-62 in a three-way one handicap for each two, by their boards', () => {
    const hall = bridge(7, { handicap: true })
    const [oneFour, , fourSeven] = hall.match('1')?.boards?.scores ?? []
    expect(oneFour?.handicap).toEqual([0, reference(6500, 6200, 14)])
    expect(fourSeven?.handicap).toEqual([0, reference(6200, 5900, 14)])
  })

  test('BRI-63 with carry-over the boards carried count too', () => {
    const hall = bridge(7, { handicap: true }).score('1 T1 T4 9-0', '1 T1 T7 9-0', '1 T4 T7 9-0', '2 9-0', '3 9-0')
    expect(hall.match('4')?.boards?.scores[0]).toMatchObject({
      handicap: [0, reference(6500, 6200, 42)],
      carryover: [9, 0],
    })
  })

  test('BRI-83 equal averages receive nothing, and no holding at all is no trouble', () => {
    expect(duel(0, 0).match('1')?.boards?.scores[0]).not.toHaveProperty('handicap')
    expect(duel(10000, 0).match('1')?.boards?.scores[0]?.handicap?.[1]).toBe(reference(10000, 0, 28))
    expect(duel(10000, 0).text).not.toContain('NaN')
  })

  test('BRI-36 the quotient counts the handicap among the IMPs', () => {
    const hall = bridge(7, { handicap: true }).score('1 T1 T4 30-20')
    const standing = hall.match('1')?.boards?.standings?.find(({ team: name }) => name === 'T4')
    expect(standing?.impsWon).toBe(20 + reference(6500, 6200, 14))
  })
})

test('BRI-36 the handicap counts among the IMPs of whoever receives it, also of the first seated', () => {
  const entrants = [1, 2, 3, 4, 5, 6, 7].map((k) => team(k))
  const hall = new Hall(bridgeKnockout, { handicap: true })
    .did({ do: 'enter', entrants })
    .did({ do: 'start', order: ['T7', 'T6', 'T5', 'T4', 'T3', 'T2', 'T1'] })
    .score('1 T7 T4 20-20')
  expect(hall.match('1')?.boards?.standings).toMatchObject([
    { team: 'T7', won: 1, impsWon: 20 + reference(6200, 5900, 14), impsLost: 20 },
    {},
    {},
  ])
})

describe('what was approved in its place', () => {
  test.each`
    override                                  | receives
    ${{ percent: 50, note: 'office' }}        | ${7.002}
    ${{ imps: 5, note: 'office' }}            | ${5}
    ${{ table: [[500, 3], [2000, 6]], note: 'office' }} | ${6}
    ${{ table: [[5000, 3]], note: 'office' }} | ${undefined}
  `('BRI-64 $override', ({ override, receives }) => {
    const hall = duel(3000, 550, { boards: 24, handicapOverride: override })
    expect(hall.match('1')?.boards?.scores[0]?.handicap?.[1]).toBe(receives)
    if (receives) expect(hall.why('handicap 1')).toContain('BRI-64: Low (average 550) receives')
  })

  test('BRI-64 a table goes from small differences to large ones, and a note says something', () => {
    const falling = {
      table: [
        [2000, 6],
        [500, 3],
      ],
      note: 'office',
    }
    expect(() => new Hall(bridgeKnockout, { handicapOverride: falling })).toThrow('bad-option')
    expect(() => new Hall(bridgeKnockout, { handicapOverride: { imps: 5, note: ' ' } })).toThrow('bad-option')
  })

  test('BRI-64 only with a note', () => {
    expect(() => new Hall(bridgeKnockout, { handicapOverride: { percent: 50 } })).toThrow('bad-option')
  })
})

describe('told before play', () => {
  test('BRI-64 round 1 with the start, later rounds when the one before is complete', () => {
    const hall = duel(3000, 550)
    expect(handicapsIn(hall.tournament.log.find(({ type }) => type === 'tournament-started'))).toHaveLength(4)
    hall.score('1 99-0', '2 99-0', '3 99-0', '4 99-0')
    const round = hall.tournament.log.find(({ type }) => type === 'round-paired')
    expect(round).toMatchObject({ kind: 'default', round: 2 })
    expect(handicapsIn(round)?.[0]).toMatchObject({ boards: 28, receives: [0, expect.any(Number)] })
  })

  test('BRI-64 what was told counts', () => {
    const { log } = duel(3000, 550, { boards: 24 }).tournament
    const told = log.find(({ type }) => type === 'tournament-started')
    expect(handicapsIn(told)).toContainEqual({ between: ['e2', 'e9'], boards: 24, receives: [0, 14.003] })
  })

  test('BRI-89 a team that comes into a played round by a correction gets its handicap too', () => {
    const hall = duel(3000, 550).score('1 99-0', '2 99-0', '3 99-0', '4 99-0', '6 99-0')
    hall.did({ do: 'correct', match: '1', imps: [0, 99] })
    const [score] = hall.match('5')?.boards?.scores ?? []
    expect(score?.between).toEqual(['Low', 'O2'])
    expect(score?.handicap).toEqual([reference(2265, 550, 28), 0])
  })

  test('BRI-59 an unknown average is an error to resolve, not zero', () => {
    const hall = new Hall(bridgeKnockout, { handicap: true }).did({
      do: 'enter',
      entrants: [team(1), team(2), { name: 'Unknown' }],
    })
    expect(hall.try({ do: 'start', order: 'entry' })).toMatchObject({
      code: 'missing-masterpoints',
      entrants: ['Unknown'],
      rule: 'BRI-59',
    })
  })

  test('BRI-82 a handicap over 30 IMPs is remarked', () => {
    expect(duel(9000, 10).bulletin.remarks).toContainEqual(expect.objectContaining({ rule: 'BRI-82', match: '1' }))
    expect(duel(3000, 550).bulletin.remarks).toEqual([])
  })
})
