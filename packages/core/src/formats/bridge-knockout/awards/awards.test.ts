/** Awards of a whole event: the way of every team, seen by its players. */
import { describe, expect, test } from 'vitest'
import { bridge, Hall, team } from '../../../../test/hall.ts'
import { bridgeKnockout } from '../format.ts'
import type { BridgeOptions } from '../options.ts'
import { incidentsIn } from '../sheets/incidents.ts'
import { awardsOf, type PlayerAwards } from './awards.ts'

const stronger = (a: string, b: string): [number, number] =>
  Number(a.slice(1)) < Number(b.slice(1)) ? [20, 10] : [10, 20]

const awards = ({ tournament }: Hall) => awardsOf(tournament.chart.options as BridgeOptions, tournament.chart)
const playersOf = (hall: Hall, name: string): readonly PlayerAwards[] =>
  awards(hall).find((each) => each.team === name)?.players ?? []
const told = (player: PlayerAwards | undefined) =>
  player?.state === 'awarded'
    ? `${player.award.award} ${player.award.rule}`
    : player?.meter.map(({ rank, state }) => `${rank} ${state}`).join(', ')

/** Sixteen teams, T1 with six members. */
const six = (teams = 16, options = {}): Hall =>
  new Hall(bridgeKnockout, options)
    .did({ do: 'enter', entrants: Array.from({ length: teams }, (_, i) => team(i + 1, i === 0 ? 6 : 4)) })
    .did({ do: 'start' })

const seats = (...places: number[]) => places.map((place) => `#${place}`)

describe('teams of four', () => {
  test('BRI-10 the winners get 1st, the losers of the final 2nd, of the semifinals 3–4, of the quarterfinals a match', () => {
    const hall = bridge(16)
    for (let round = 0; round < 4; round++) hall.scoreRound(stronger)
    expect(['T1', 'T2', 'T3', 'T5', 'T9'].map((name) => told(playersOf(hall, name)[0]))).toEqual([
      '1st BRI-10',
      '2nd BRI-10',
      '3rd/4th BRI-10',
      'match BRI-5',
      'nothing BRI-5',
    ])
  })

  test('BRI-5 in a field of eight losing semifinalists get match awards only', () => {
    const hall = bridge(8)
    for (let round = 0; round < 3; round++) hall.scoreRound(stronger)
    expect(['T1', 'T2', 'T3'].map((name) => told(playersOf(hall, name)[0]))).toEqual([
      '1st BRI-10',
      '2nd BRI-10',
      'match BRI-5',
    ])
  })

  test('BRI-16 the winner of the playoff gets 5–8, the loser a match award', () => {
    const hall = bridge(16, { playoff: true })
    for (let round = 0; round < 5; round++) hall.scoreRound(stronger)
    expect(hall.bulletin.state).toBe('finished')
    expect(['T5', 'T6', 'T7', 'T8'].map((name) => told(playersOf(hall, name)[0]))).toEqual([
      '5th/8th BRI-16',
      '5th/8th BRI-16',
      'match BRI-5',
      'match BRI-5',
    ])
  })

  test('BRI-16a a playoff won without an opponent counts for the rank and gives no award (D13)', () => {
    const hall = bridge(16, { playoff: true }).scoreRound(stronger)
    hall.score('9 9-0', '10 9-0', '11 9-0').did({ do: 'forfeit', match: '12', absent: ['T5'] })
    expect(hall.row('T6')).toMatchObject({ place: '5–8', won: 2 })
    expect(told(playersOf(hall, 'T6')[0])).toBe('5th/8th BRI-16')
    expect(incidentsIn(hall.tournament.chart.options as BridgeOptions, hall.tournament.chart)).toContainEqual({
      kind: 'forfeit',
      bracket: '',
      says: [expect.objectContaining({ id: 'sheet-bye-won' })],
      rule: 'BRI-33a',
    })
  })

  test('BRI-16a a match won by forfeit counts for the rank, and its award goes to all', () => {
    const hall = bridge(16).did({ do: 'forfeit', match: '8', absent: ['T9'] })
    hall.scoreRound(stronger)
    expect(told(playersOf(hall, 'T8')[0])).toBe('1st can, 2nd can, 3rd/4th can')
    hall.scoreRound(stronger)
    expect(playersOf(hall, 'T8')[0]).toMatchObject({ award: { award: 'match', shares: [{ match: 1, percent: 100 }] } })
  })

  test('BRI-16b five: the round robin is one match of all its boards', () => {
    const hall = bridge(5).scoreRound(stronger).scoreRound(stronger).did({ do: 'choose', opponent: 'T4' })
    hall.scoreRound(stronger).scoreRound(stronger)
    expect(playersOf(hall, 'T1')[0]).toMatchObject({ award: { award: '1st' } })
    expect(playersOf(hall, 'T1')[0]?.matches.map(({ boards }) => boards)).toEqual([7, 7, 7, 7, 28, 28])
    expect(told(playersOf(hall, 'T5')[0])).toBe('nothing BRI-5')
    expect(told(playersOf(hall, 'T3')[0])).toBe('match BRI-5')
  })

  test('BRI-16b a match of losers in a compact knockout gives a match award', () => {
    const hall = bridge(16, { compact: true })
    for (let round = 0; round < 4; round++) hall.scoreRound(stronger)
    expect(['T1', 'T2', 'T9', 'T16'].map((name) => told(playersOf(hall, name)[0]))).toEqual([
      '1st BRI-10',
      '2nd BRI-10',
      'match BRI-5',
      'nothing BRI-5',
    ])
  })

  test('BRI-104 a disqualified team gets nothing, and what was won elsewhere gives no award in the new bracket', () => {
    const event = () => bridge(32, { bracketed: true }).scoreRound(stronger)
    const out = event().did({ do: 'misplaced', team: 'T18', fault: 'team', placed: 'low', confirm: true })
    expect(told(playersOf(out, 'T18')[0])).toBe('nothing BRI-104')
    const moved = event().did({
      do: 'misplaced',
      team: 'T18',
      fault: 'directors',
      placed: 'low',
      to: 'A',
      confirm: true,
    })
    moved.scoreRound(stronger)
    expect(told(playersOf(moved, 'T18')[0])).toBe('nothing BRI-104')
    while (moved.bulletin.state !== 'finished') moved.scoreRound(stronger)
    expect(['T1', 'T2', 'T3', 'T4', 'T7'].map((name) => told(playersOf(moved, name)[0]))).toEqual([
      '1st BRI-10',
      '2nd BRI-10',
      '3rd BRI-10',
      '4th/6th BRI-10',
      'match BRI-5',
    ])
  })
})

describe('a team of six', () => {
  const lineup = (match: string, half: 1 | 2, ...places: number[]) => ({
    do: 'lineup',
    match,
    team: 'T1',
    half,
    players: seats(...places),
  })

  /** Players 1 and 2 always; 3 and 4 in first halves, 5 and 6 in second ones, of the final only 3 and 4. */
  function played(): Hall {
    const hall = six()
    for (const match of ['1', '9', '13', '15']) {
      hall.did(lineup(match, 1, 1, 2, 3, 4)).did(lineup(match, 2, 1, 2, ...(match === '15' ? [3, 4] : [5, 6])))
      hall.scoreRound(stronger)
    }
    return hall
  }

  test('BRI-6 BRI-10 exactly half is enough; who sat out the final gets 2nd', () => {
    const hall = played()
    expect(playersOf(hall, 'T1').map(told)).toEqual([
      '1st BRI-10',
      '1st BRI-10',
      '1st BRI-10',
      '1st BRI-10',
      '2nd BRI-10',
      '2nd BRI-10',
    ])
    expect(playersOf(hall, 'T1')[4]?.matches.map(({ played: own, boards }) => `${own}/${boards}`)).toEqual([
      '14/28',
      '14/28',
      '14/28',
      '0/28',
    ])
  })

  test('BRI-16c without a line-up the awards are unknown, and a remark says so', () => {
    const hall = six()
    for (let round = 0; round < 4; round++) hall.scoreRound(stronger)
    expect(playersOf(hall, 'T1').map(told)).toEqual(Array.from({ length: 6 }, () => 'unknown BRI-16c'))
    expect(hall.bulletin.remarks.filter(({ rule }) => rule === 'BRI-16c')).toHaveLength(4)
  })

  test('BRI-16d the meter: who has sat out a first half can still get every rank', () => {
    const hall = six()
      .did(lineup('1', 1, 1, 2, 3, 4))
      .score('1/1 10-5')
    const [first, , , , fifth] = playersOf(hall, 'T1')
    expect(told(first)).toBe('1st can, 2nd can, 3rd/4th can')
    expect(fifth?.state === 'in' && fifth.meter.map((each) => ('boards' in each ? each.boards : each.state))).toEqual([
      56, 42, 28,
    ])
    hall.did(lineup('1', 2, 1, 2, 3, 4)).score('1 20-10')
    expect(told(playersOf(hall, 'T1')[4])).toBe('1st can, 2nd can, 3rd/4th can')
  })

  test('BRI-82 a player who can no longer reach half of a match is named', () => {
    const hall = six(16, { boards: 26 })
      .did(lineup('1', 1, 1, 2, 3, 4))
      .score('1/1 10-5')
    expect(hall.bulletin.remarks.filter(({ rule }) => rule === 'BRI-82')).toEqual([])
    const odd = six(16, { boards: 27 })
      .did(lineup('1', 2, 1, 2, 3, 4))
      .score('1/2 10-5')
    expect(odd.bulletin.remarks.filter(({ rule }) => rule === 'BRI-82').map(({ player }) => player)).toEqual([
      'T1 player 5',
      'T1 player 6',
    ])
  })

  test('BRI-97 boards of each player may be told instead', () => {
    const boards = [28, 28, 20, 16, 12, 8]
    const hall = six().did({
      do: 'lineup',
      match: '1',
      team: 'T1',
      played: boards.map((own, i) => ({ player: `#${i + 1}`, boards: own })),
    })
    hall.scoreRound(stronger)
    expect(playersOf(hall, 'T1').map(({ matches }) => matches[0]?.played)).toEqual(boards)
  })
})

describe('BRI-97 BRI-81 a line-up is refused', () => {
  test.each`
    why                               | command
    ${'three sit'}                    | ${{ players: seats(1, 2, 3) }}
    ${'five sit'}                     | ${{ players: seats(1, 2, 3, 4, 5) }}
    ${'somebody twice'}               | ${{ players: seats(1, 2, 3, 3) }}
    ${'a stranger'}                   | ${{ players: ['Zoe', '#2', '#3', '#4'] }}
    ${'more boards than there are'}   | ${{ played: [{ player: '#1', boards: 29 }] }}
    ${'boards that do not add up'}    | ${{ played: [{ player: '#1', boards: 28 }] }}
    ${'a half of boards of everyone'} | ${{ half: 1, played: [28, 28, 28, 28].map((boards, i) => ({ player: `#${i + 1}`, boards })) }}
  `('$why', ({ command }) => {
    const hall = six()
    const before = hall.text
    expect(hall.try({ do: 'lineup', match: '1', team: 'T1', ...command })).toMatchObject({ code: 'bad-lineup' })
    expect(hall.text).toBe(before)
  })

  test('of a team that does not sit there, before the draw, or of nobody', () => {
    const players = seats(1, 2, 3, 4)
    expect(six().try({ do: 'lineup', match: '1', team: 'T2', players })).toMatchObject({
      code: 'not-between-these-players',
    })
    expect(six().try({ do: 'lineup', match: '15', team: 'T2', players })).toMatchObject({ code: 'players-not-known' })
    expect(six().try({ do: 'lineup', match: '1', team: 'T1' })).toMatchObject({ code: 'bad-command' })
  })
})
