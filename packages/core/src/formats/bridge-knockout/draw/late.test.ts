import { describe, expect, test } from 'vitest'
import { bridge, team } from '../../../../test/hall.ts'

const seated = (hall: ReturnType<typeof bridge>, match: string) =>
  hall.match(match)?.seats.map(({ entrant }) => entrant)
const late = { do: 'enter', entrants: [team(60)] }

describe('a team enters after the draw', () => {
  test('BRI-84 the last head-to-head becomes a three-way from which one advances, the rest stays as it is', () => {
    const hall = bridge(16)
    const others = ['1', '2', '3', '4', '5', '6', '7'].map((match) => seated(hall, match))
    hall.did(late)
    expect(seated(hall, '8')).toEqual(['T8', 'T9', 'T60'])
    expect(hall.match('8')).toMatchObject({ advance: 1, boards: { boards: 14 } })
    expect(['1', '2', '3', '4', '5', '6', '7'].map((match) => seated(hall, match))).toEqual(others)
    hall.score('8 T8 T9 0-9', '8 T8 T60 9-0', '8 T9 T60 0-10')
    expect(hall.match('8')).toMatchObject({ winner: 'T60', decidedBy: 'quotient' })
  })

  test('BRI-84 a three-way that has lost a team takes it in', () => {
    const hall = bridge(15).did({ do: 'withdraw', entrant: 'T9' }).did(late)
    expect(seated(hall, '7')).toEqual(['T7', 'T8', 'T9', 'T60'])
    expect(hall.match('7')?.boards?.open).toHaveLength(3)
    hall.score('7 T7 T8 9-0', '7 T7 T60 9-0', '7 T8 T60 0-9')
    expect(hall.match('7')?.advancing?.toSorted()).toEqual(['T60', 'T7'])
  })

  test('BRI-84 the director may name the match', () => {
    const hall = bridge(16).did({ do: 'enter', entrants: [{ ...team(60), joins: '3' }] })
    expect(seated(hall, '3')).toEqual(['T3', 'T14', 'T60'])
    expect(hall.try({ do: 'enter', entrants: [{ ...team(61), joins: '3' }] })).toMatchObject({
      code: 'cannot-join',
      match: '3',
    })
  })

  test('BRI-84 not into a match that has a result, and not once all have', () => {
    const hall = bridge(16).score('8/1 5-0')
    expect(hall.try({ do: 'enter', entrants: [{ ...team(60), joins: '8' }] })).toMatchObject({
      code: 'cannot-join',
      joinable: expect.arrayContaining(['7']),
    })
    for (const match of ['1', '2', '3', '4', '5', '6', '7']) hall.score(`${match} 9-0`)
    expect(hall.try(late)).toMatchObject({ code: 'too-late-to-enter', rule: 'BRI-84' })
  })

  test('BRI-84 not into fewer than eight teams, not beyond 64, not with odd boards', () => {
    expect(bridge(7).try(late)).toMatchObject({ code: 'already-started' })
    expect(bridge(64).try({ do: 'enter', entrants: [team(65)] })).toMatchObject({ code: 'already-started' })
    expect(bridge(8, { boards: 27 }).try(late)).toMatchObject({ code: 'too-late-to-enter' })
  })

  test('a late team whose bracket has no room lands silently in the strongest (D2)', () => {
    const hall = bridge(40, { bracketed: true, handicap: true }).did({ do: 'redraw', brackets: [14, 14, 12] })
    hall.did({ do: 'enter', entrants: [{ ...team(50), name: '#3 Ann' }] }) // weaker than all: C, where all are three-ways
    expect(hall.tournament.log.at(-1)).toMatchObject({ joins: 'B4' })
    expect(hall.bulletin.remarks).toContainEqual({
      rule: 'BRI-84',
      entrant: '#3 Ann',
      bracket: 'B',
      belongs: 'C',
      says: [
        {
          id: 'bridge-remark-late-elsewhere',
          who: { entrant: expect.any(String), name: '#3 Ann' },
          bracket: { text: 'B' },
          belongs: { text: 'C' },
        },
      ],
    })
  })

  test('BRI-84 a late team without players goes to the bracket it was told at the sale (D2)', () => {
    const hall = bridge(42, { bracketed: true }) // three of fourteen
    hall.did({ do: 'enter', entrants: [{ name: 'Walk-ins', claimed: 'B' }] })
    expect(hall.tournament.log.at(-1)).toMatchObject({ joins: 'B4' })
  })

  test('BRI-84 two late teams go to two matches', () => {
    const hall = bridge(16).did({ do: 'enter', entrants: [team(60), team(61)] })
    expect([seated(hall, '8'), seated(hall, '7')]).toEqual([
      ['T8', 'T9', 'T60'],
      ['T7', 'T10', 'T61'],
    ])
  })

  test('BRI-84 its handicaps are told in the entry, for each two of the three', () => {
    const hall = bridge(16, { handicap: true }).did(late)
    expect(hall.tournament.log.at(-1)).toMatchObject({
      joins: '8',
      handicaps: [{ boards: 14 }, { boards: 14 }, { boards: 14 }],
    })
    expect(hall.match('8')?.boards?.scores[0]?.handicap).toEqual([0, expect.any(Number)])
    expect(hall.try({ do: 'enter', entrants: [{ name: 'No list' }] })).toMatchObject({
      code: 'missing-masterpoints',
      rule: 'BRI-59',
    })
  })

  test('BRI-82 a late entry is remarked, and undo takes it back', () => {
    const hall = bridge(16)
    const before = hall.text
    hall.did(late)
    expect(hall.bulletin.remarks).toContainEqual(expect.objectContaining({ rule: 'BRI-84', entrant: 'T60' }))
    expect(hall.did({ do: 'undo' }).text).toBe(before)
  })

  test('BRI-4 the band of the first round counts the late team', () => {
    const hall = bridge(16).did(late).score('1 9-0')
    expect(hall.row('T16')?.place).toBe('9–17')
  })
})
