import { expect, test } from 'vitest'
import { bridge, type Hall, team } from '../../../../test/hall.ts'
import type { Match } from '../../../chart/match.ts'
import { nameOf } from '../../../chart/names.ts'
import type { MatchId } from '../../../facts/ids.ts'
import type { BridgeOptions } from '../options.ts'
import { divisionsIn } from './division.ts'
import { seatingOf, tablesIn, tablesOf } from './tables.ts'

const optionsOf = ({ tournament }: Hall) => tournament.chart.options as BridgeOptions
const matchOf = ({ tournament }: Hall, id: string) => tournament.chart.board.matches.get(id as MatchId) as Match

/** "T1 N5 E6, T4 N6 E5". */
function seated(hall: Hall, id: string): string {
  const match = matchOf(hall, id)
  const words = match.here.map((seat) => {
    const at = seatingOf(optionsOf(hall), match, seat)
    const where = at ? ` N${at.northSouth} E${at.eastWest}` : ''
    return `${nameOf(hall.tournament.chart, match.who(seat))}${where}`
  })
  return words.join(', ')
}

const stronger = () => [30, 10] as const

test('BRI-70a the team with the lower number sits North-South at t and East-West at t+1, the other the reverse', () => {
  const hall = bridge(8)
  expect(seated(hall, '1')).toBe('T1 N1 E2, T8 N2 E1')
  expect(seated(hall, '4')).toBe('T4 N7 E8, T5 N8 E7')
})

test('BRI-70a in every round the matches take consecutive numbers from the first of the bracket', () => {
  const hall = bridge(8).scoreRound(stronger)
  expect(seated(hall, '5')).toBe('T1 N1 E2, T4 N2 E1')
  expect(seated(hall, '6')).toBe('T2 N3 E4, T3 N4 E3')
})

test('BRI-70a BRI-34 X, Y, Z of a three-way are t, t+1, t+2', () => {
  expect(seated(bridge(9), '2')).toBe('T2 N4 E5, T6 N5 E6, T7 N6 E4')
})

test('BRI-70a brackets follow one another in order of letter, each with as many numbers as it has teams', () => {
  const hall = bridge(23, { bracketed: true })
  const { chart } = hall.tournament
  const ranges = divisionsIn(optionsOf(hall), chart).map((division) => tablesIn(division))
  expect(ranges).toEqual([
    { from: 1, to: 12, late: [] },
    { from: 13, to: 23, late: [] },
  ])
  expect(seated(hall, 'A1')).toBe('T1 N1 E2, T7 N2 E3, T10 N3 E1')
  expect(seated(hall, 'B1')).toBe('T13 N13 E14, T23 N14 E13')
})

test('BRI-70a nobody shares a table with another match of the round', () => {
  for (const teams of [8, 11, 13, 16, 23, 37, 53, 64]) {
    const hall = bridge(teams, { bracketed: teams === 23 || teams === 53, playoff: teams === 16, thirdPlace: true })
    for (let round = 0; round < 7 && hall.tournament.chart.board.openMatches().length > 0; round++) {
      const tables = hall.tournament.chart.board.openMatches().flatMap((match) => tablesOf(optionsOf(hall), match))
      expect(new Set(tables).size, `${teams} teams, ${tables}`).toBe(tables.length)
      expect(Math.max(...tables.map(Number))).toBeLessThanOrEqual(teams)
      hall.scoreRound(stronger)
    }
    expect(hall.tournament.chart.state === 'finished').toBe(true)
  }
})

test('BRI-70a the team k of a round robin of five sits North-South at the k-th table', () => {
  const hall = bridge(5)
  expect(seated(hall, 'R1.1')).toBe('T1 N1 E2, T2 N2 E1')
  expect(seated(hall, 'R1.5')).toBe('T1 N1 E3, T3 N3 E1')
})

test('BRI-70a a late team brings a table behind all others', () => {
  const joined = bridge(8).did({ do: 'enter', entrants: [team(60)] })
  expect(seated(joined, '4')).toBe('T4 N7 E8, T5 N8 E9, T60 N9 E7')
  const replaced = bridge(9)
    .did({ do: 'withdraw', entrant: 'T6' })
    .did({ do: 'enter', entrants: [team(60)] })
  expect(seated(replaced, '2')).toBe('T2 N4 E6, T7 N6 E10, T60 N10 E4')
})

test('BRI-70a the next late team brings the next one, whichever bracket it joins', () => {
  const hall = bridge(22, { bracketed: true })
    .did({ do: 'enter', entrants: [team(60)] })
    .did({ do: 'enter', entrants: [{ ...team(0), name: 'Early' }] })
  const ranges = divisionsIn(optionsOf(hall), hall.tournament.chart).map((division) => tablesIn(division).late)
  expect(ranges).toEqual([['24'], ['23']])
})

test('BRI-38 BRI-70a who is left of a three-way keeps the table of the North-South pair', () => {
  const hall = bridge(9).did({ do: 'withdraw', entrant: 'T6' })
  expect(seated(hall, '2')).toBe('T2 N4 E6, T7 N6 E4')
})

test('BRI-49 who has no opponent sits nowhere', () => {
  expect(seated(bridge(8).did({ do: 'withdraw', entrant: 'T5' }), '4')).toBe('T4')
})

test('BRI-65 ticket AB k is North-South at A k and East-West at B k, XYZ are rings', () => {
  const hall = bridge(13, { compact: true })
  expect(seated(hall, '1')).toBe('T6 NX7 EY7, T7 NY7 EZ7, T8 NZ7 EX7')
  expect(seated(hall, '2')).toBe('T1 NA1 EB1, T13 NB1 EA1')
  hall.scoreRound(stronger)
  expect(seated(hall, '7')).toBe('T1 NA1 EB1, T6 NB1 EA1')
})

test('BRI-68 semifinals and final of a compact knockout are played at A1, B1 and A2, B2', () => {
  const hall = bridge(12, { compact: true }).scoreRound(stronger).scoreRound(stronger)
  const open = hall.tournament.chart.board.openMatches().map((match) => tablesOf(optionsOf(hall), match))
  expect(open).toEqual([
    ['A1', 'B1'],
    ['A2', 'B2'],
  ])
})

test('BRI-52 BRI-70a who changes the bracket before play brings its own table', () => {
  const hall = bridge(29, { bracketed: true })
  expect(seated(hall, 'B1')).toBe('T16 N16 E17, T29 N17 E16')
  hall.did({ do: 'misplaced', team: 'T29', fault: 'team', placed: 'low', to: 'A' })
  expect(seated(hall, 'A6')).toBe('T6 N11 E12, T10 N12 E17, T29 N17 E11')
  expect(seated(hall, 'B1')).toBe('T16')
})
