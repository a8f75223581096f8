import { describe, expect, test } from 'vitest'
import { bridge, type Hall } from '../../../../test/hall.ts'

const seated = (hall: Hall, match: string) => hall.match(match)?.seats.map(({ entrant }) => entrant)
const favourites = (first: string, second: string): readonly [number, number] =>
  Number(first.slice(1)) < Number(second.slice(1)) ? [9, 0] : [0, 9]
/** Sixteen teams after the quarterfinals, the better team winning. */
const sixteen = (options: Record<string, unknown>) => bridge(16, options).scoreRound(favourites).scoreRound(favourites)
const places = (hall: Hall, ...names: string[]) => names.map((name) => hall.row(name)?.place)

describe('5th/8th', () => {
  test('BRI-33a the losers of the quarterfinals meet first against last by the numbers they played under', () => {
    const hall = sixteen({ playoff: true })
    expect([seated(hall, 'P1.1'), seated(hall, 'P1.2')]).toEqual([
      ['T5', 'T8'],
      ['T6', 'T7'],
    ])
    expect(places(hall, 'T5', 'T6', 'T7', 'T8')).toEqual(['5–8', '5–8', '5–8', '5–8'])
  })

  test('BRI-87 the winners of the playoff rank 5–8, the losers 7–8', () => {
    const hall = sixteen({ playoff: true }).score('P1.1 0-9', 'P1.2 9-0')
    expect(places(hall, 'T5', 'T6', 'T7', 'T8')).toEqual(['7–8', '5–8', '7–8', '5–8'])
    expect(hall.why('rank T8')).toContain('BRI-87')
  })

  test('BRI-33a who forfeited the quarterfinal or has withdrawn does not take part; the first then has no opponent', () => {
    const hall = bridge(16, { playoff: true }).scoreRound(favourites)
    hall.score('9 9-0', '10 9-0', '11 9-0').did({ do: 'forfeit', match: '12', absent: ['T5'] })
    expect(seated(hall, 'P1.1')).toEqual(['T7', 'T8'])
    expect(hall.bulletin.stages.find(({ id }) => id === 'fifth-place')?.rounds[0]?.byes).toEqual([{ entrant: 'T6' }])
    expect(hall.why('bye T6')).toContain('T6 has no opponent in the playoff for places 5 to 8')
  })

  test('BRI-33a who has withdrawn by then does not take part', () => {
    const hall = bridge(16, { playoff: true }).scoreRound(favourites)
    hall.score('9 9-0', '10 9-0', '11 9-0').did({ do: 'withdraw', entrant: 'T8' }).score('12 9-0')
    expect(seated(hall, 'P1.1')).toEqual(['T6', 'T7'])
    expect(hall.bulletin.stages.find(({ id }) => id === 'fifth-place')?.rounds[0]?.byes).toEqual([{ entrant: 'T5' }])
  })

  test('BRI-33a nobody meets again there if it can be avoided', () => {
    // Twelve teams, round 1 in three-ways: 3-5-12 and 4-6-11 hand on 3, 5 and 4, 6.
    const hall = bridge(12, { playoff: true }).scoreRound(favourites)
    hall.scoreRound((first, second) =>
      ['T3', 'T5'].includes(first) || ['T3', 'T5'].includes(second)
        ? ['T3', 'T5'].includes(first)
          ? [0, 9]
          : [9, 0]
        : favourites(first, second),
    )
    const met = ['P1.1', 'P1.2'].map((match) => seated(hall, match)?.join())
    expect(met).not.toContain('T3,T5')
  })

  test('BRI-33a a correction before it is played pairs it anew', () => {
    const hall = sixteen({ playoff: true }).did({ do: 'correct', match: '9', imps: [0, 9], confirm: true })
    expect(seated(hall, 'P1.1')?.concat(seated(hall, 'P1.2') ?? [])).toContain('T1')
  })

  test('the tournament is not finished before the playoff is', () => {
    const hall = sixteen({ playoff: true }).score('13 9-0', '14 9-0', '15 9-0')
    expect(hall.bulletin.state).toBe('running')
    expect(hall.score('P1.1 9-0', 'P1.2 9-0').bulletin).toMatchObject({ state: 'finished', champion: 'T1' })
  })
})

describe('third place', () => {
  const four = (options: Record<string, unknown> = {}) => bridge(4, { thirdPlace: true, ...options })

  test('BRI-86 the losers of the semifinals meet; the winner ranks 3, the loser 4', () => {
    const hall = four().score('1 9-0', '2 9-0')
    expect(seated(hall, 'T1.1')).toEqual(['T4', 'T3'])
    expect(places(hall, 'T3', 'T4')).toEqual(['3–4', '3–4'])
    hall.score('T1.1 9-0')
    expect(places(hall, 'T3', 'T4')).toEqual(['4', '3'])
  })

  test('BRI-86 if nobody wins it both stay 3–4', () => {
    const hall = four()
      .score('1 9-0', '2 9-0')
      .did({ do: 'forfeit', match: 'T1.1', absent: ['T3', 'T4'] })
    expect(places(hall, 'T3', 'T4')).toEqual(['3–4', '3–4'])
  })

  test('BRI-86 a semifinalist that was not there leaves its seat empty', () => {
    const hall = four()
      .did({ do: 'forfeit', match: '1', absent: ['T4'] })
      .score('2 9-0')
    expect(hall.match('T1.1')).toMatchObject({ winner: 'T3', decidedBy: 'walkover' })
    expect(hall.row('T3')?.place).toBe('3')
  })

  test('BRI-85 it is open when the semifinals are complete', () => {
    expect(
      four()
        .score('1 9-0')
        .try({ do: 'report', match: 'T1.1', imps: [1, 0] }),
    ).toMatchObject({ code: 'players-not-known' })
  })

  test('BRI-93 with handicap it is published with its handicap', () => {
    const hall = four({ handicap: true }).score('1 99-0', '2 99-0')
    expect(
      hall.tournament.log.find((fact) => fact.type === 'round-paired' && fact.stage === 'third-place'),
    ).toMatchObject({ handicaps: [{ boards: 28 }] })
    expect(seated(hall, 'T1.1')?.toSorted()).toEqual(['T3', 'T4'])
  })
})

test('BRI-87 while play goes on all who can still come first share the places from 1', () => {
  const hall = bridge(8).score('1 9-0', '2 9-0')
  expect(hall.bulletin.table.map(({ place }) => place)).toEqual([
    '1–6',
    '1–6',
    '1–6',
    '1–6',
    '1–6',
    '1–6',
    '5–8',
    '5–8',
  ])
})

test('BRI-4 bands of nine teams: 1, 2, 3–4, 5–6, 7–9', () => {
  const hall = bridge(9).scoreRound(favourites).scoreRound(favourites).scoreRound(favourites).scoreRound(favourites)
  expect(hall.bulletin.table.map(({ place }) => place)).toEqual([
    '1',
    '2',
    '3–4',
    '3–4',
    '5–6',
    '5–6',
    '7–9',
    '7–9',
    '7–9',
  ])
})
