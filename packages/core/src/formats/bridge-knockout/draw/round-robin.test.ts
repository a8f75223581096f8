import { describe, expect, test } from 'vitest'
import { bridge, type Hall } from '../../../../test/hall.ts'
import { verify } from '../../../verify/index.ts'

const table = (hall: Hall) =>
  Object.fromEntries(
    (hall.bulletin.stages.find(({ id }) => id === 'round-robin')?.table ?? []).map((row) => [
      row.name,
      `${row['victoryPoints']} points, ${row['won']} won of ${row['played']}`,
    ]),
  )
const seedsTold = (hall: Hall) => hall.tournament.log.findLast((fact) => fact.type === 'seeds-published')

describe('matches without boards', () => {
  const hall = bridge(5)
    .did({ do: 'forfeit', match: 'R1.1', absent: ['T2'] })
    .did({ do: 'forfeit', match: 'R1.2', absent: ['T2', 'T4'] })
    .did({ do: 'cancel', match: 'R1.3' })
    .did({ do: 'rule', match: 'R1.4', winner: 'T5' })
    .score('R1.5 10-10')

  test.each`
    team    | row
    ${'T1'} | ${'30 points, 1.5 won of 2'}
    ${'T2'} | ${'0 points, 0 won of 2'}
    ${'T3'} | ${'10 points, 0.5 won of 2'}
    ${'T4'} | ${'10 points, 0.5 won of 2'}
    ${'T5'} | ${'30 points, 1.5 won of 2'}
  `(
    'BRI-43 forfeited or declared 20 to 0, missed by both 0 to 0, cancelled 10 to 10, a tie counts half: $team',
    ({ team, row }) => expect(table(hall)[team]).toBe(row),
  )
})

test('BRI-43 a match is won by any margin, also one that gives 10 victory points to both', () => {
  const hall = bridge(5, { handicap: true }).score('R1.1 10-10')
  expect(hall.match('R1.1')?.boards?.scores[0]?.handicap?.[1]).toBeLessThan(1)
  expect(table(hall)).toMatchObject({ T1: '10 points, 0 won of 1', T2: '10 points, 1 won of 1' })
})

describe('who has withdrawn before the places are given', () => {
  test('BRI-92 has no place; the other four go on, whatever their points', () => {
    const hall = bridge(5).scoreRound(() => [28, 0])
    hall.did({ do: 'withdraw', entrant: 'T1' }).scoreRound(() => [28, 0])
    expect(seedsTold(hall)).toMatchObject({ order: ['e3', 'e4', 'e5', 'e6'] })
    expect(hall.row('T1')).toMatchObject({ place: '5' })
  })

  test('BRI-87, BRI-90 may return until the next ring opens, and is in the race until then', () => {
    const hall = bridge(5).score('R1.4 10-5', 'R1.5 10-5').did({ do: 'withdraw', entrant: 'T3' })
    expect(hall.row('T3')).toMatchObject({ place: '1–5' })
    expect(verify(hall.tournament.log).table.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1])
    hall.scoreRound(() => [28, 0])
    expect(hall.row('T3')).toMatchObject({ place: '5' })
    expect(verify(hall.tournament.log).table.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 5])
  })

  test('BRI-92 an empty place is told as nobody, and first meets nobody', () => {
    const hall = bridge(5).scoreRound(() => [28, 0])
    hall
      .did({ do: 'withdraw', entrant: 'T1' })
      .did({ do: 'withdraw', entrant: 'T2' })
      .scoreRound(() => [28, 0])
    expect(seedsTold(hall)).toMatchObject({ order: ['e4', 'e5', 'e6', 'nobody'] })
    expect(hall.match('1')).toMatchObject({ winner: 'T3', decidedBy: 'walkover' })
  })
})
