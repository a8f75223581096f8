/** A team in the wrong bracket: every case of the document, and the bracket that takes it in. */
import { describe, expect, test } from 'vitest'
import { bridge, type Hall } from '../../../test/hall.ts'
import { vector } from '../../../test/vectors.ts'
import { correctedPlan } from './corrected.ts'
import { bridgeOptions } from './options.ts'
import type { PlannedRound } from './plan.ts'

const stronger = (a: string, b: string): [number, number] =>
  Number(a.slice(1)) < Number(b.slice(1)) ? [20, 10] : [10, 20]

/** Two brackets of eight; T9 v T16 and T10 v T15 … in B. */
const event = (teams = 32, options = {}): Hall => bridge(teams, { bracketed: true, ...options })

interface WrongBracket {
  readonly fault: 'team' | 'directors'
  readonly placed: 'low' | 'high'
  readonly result: 'won' | 'lost'
  readonly action: string
}
const { wrongBracket, correctedBracketOfNine: nineAsPrinted } = vector('bridge-forfeits') as {
  wrongBracket: readonly WrongBracket[]
  correctedBracketOfNine: { path: readonly number[]; round2Advance: number; semiLosers: string; playoff5to8: boolean }
}

const actions: Readonly<Record<string, string>> = {
  disqualify: 'disqualified',
  'result stands; no move, no remedy': 'stands',
  'move to the proper bracket for round two': 'moved',
  'out; refund entry fee; free play in a later event of this tournament': 'out',
}

test.each(wrongBracket)('BRI-53 BRI-54 BRI-55 $fault, too $placed, $result: $action', (found) => {
  const hall = event().scoreRound(stronger)
  const name = found.result === 'won' ? 'T18' : 'T31'
  hall.did({ do: 'misplaced', team: name, fault: found.fault, placed: found.placed, to: 'A', confirm: true })
  const fact = hall.tournament.log.findLast(({ type }) => type === 'bracket-corrected')
  expect(fact).toMatchObject({ action: actions[found.action], found: found.result, from: 'B' })
})

test('BRI-53 disqualified: the beaten opponent goes on by forfeit, and the team is marked', () => {
  const hall = event().scoreRound(stronger)
  const asked = { do: 'misplaced', team: 'T18', fault: 'team', placed: 'low' }
  expect(hall.try(asked)).toMatchObject({ code: 'would-void' })
  hall.did({ ...asked, confirm: true })
  expect(hall.match('B2')).toMatchObject({ decidedBy: 'forfeit', winner: 'T31' })
  expect(hall.row('T18')).toMatchObject({ disqualified: true, place: '9/16', bracket: 'B' })
  expect(hall.match('B10')?.seats.map(({ entrant }) => entrant)).toContain('T31')
})

test('BRI-54 too low and won by the directors’ fault: it moves, and its bracket goes on with the opponent', () => {
  const hall = event().scoreRound(stronger)
  hall.did({ do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  expect(hall.match('B2')).toMatchObject({ winner: 'T31', decidedBy: 'forfeit' })
  expect(hall.row('T18')).toMatchObject({ bracket: 'A', number: 9 })
  expect(hall.match('A9')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T5', 'T18'])
  expect(hall.match('A10')?.seats.map(({ entrant }) => entrant)).toEqual(['T2', 'T6', 'T7'])
  expect(hall.match('A11')?.seats.map(({ entrant }) => entrant)).toEqual(['T3', 'T4', 'T8'])
})

test('BRI-54 too high and lost by the directors’ fault: refund and free plays are on record', () => {
  const hall = event().scoreRound(stronger)
  hall.did({ do: 'misplaced', team: 'T16', fault: 'directors', placed: 'high', national: true })
  expect(hall.tournament.chart.papers.remedies).toMatchObject([{ refund: true, freePlays: ['tournament', 'national'] }])
})

test.each([12, 13, 14, 15, 16])('BRI-56 BRI-57 a bracket of %i that takes in a team goes the printed way', (drawn) => {
  const [, second, semifinals, final] = correctedPlan(drawn, bridgeOptions.parse({ playoff: true })) as PlannedRound[]
  expect([second, semifinals, final].map((round) => round?.teams)).toEqual(nineAsPrinted.path)
  expect(second?.matches.map(({ advance }) => advance)).toEqual([1, 2, 3].map(() => nineAsPrinted.round2Advance))
  expect(semifinals?.matches.every(({ seats }) => seats.length === 2)).toBe(true)
  expect(final?.matches).toMatchObject([{ seats: [1, 2, 3], isForPlaces: true }])
  const hall = bridge(2 * drawn, { bracketed: true, playoff: true }).scoreRound(stronger)
  const winner = hall.bulletin.table.find(({ bracket, rank }) => bracket === 'B' && rank === 1)?.name
  hall.did({ do: 'misplaced', team: winner, fault: 'directors', placed: 'low', to: 'A', confirm: true })
  while (hall.bulletin.state !== 'finished') hall.scoreRound(stronger)
  const places = hall.bulletin.table.filter(({ bracket }) => bracket === 'A').map(({ place }) => place)
  expect(places.filter((place) => place === nineAsPrinted.semiLosers)).toHaveLength(3)
  expect(hall.bulletin.stages.some(({ id }) => id === 'fifth-place-A')).toBe(nineAsPrinted.playoff5to8)
})

describe('BRI-56 a bracket of nine in the second round', () => {
  const nine = () => {
    const hall = event().scoreRound(stronger)
    return hall.did({ do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  }

  test('goes to six, then three head-to-heads in which nobody meets a partner, then a final of three', () => {
    const hall = nine().scoreRound(stronger)
    const pairs = ['A12', 'A13', 'A14'].map((id) => hall.match(id)?.seats.map(({ entrant }) => entrant))
    expect(pairs).toEqual([
      ['T1', 'T6'],
      ['T2', 'T4'],
      ['T3', 'T5'],
    ])
    hall.scoreRound(stronger)
    expect(hall.match('A15')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T2', 'T3'])
  })

  test('BRI-57 its ranks are 1, 2, 3 and 4/6', () => {
    const hall = nine()
    while (hall.bulletin.state !== 'finished') hall.scoreRound(stronger)
    const places = hall.bulletin.table.filter(({ bracket }) => bracket === 'A').map(({ place }) => place)
    expect(places.slice(0, 7)).toEqual(['1', '2', '3', '4/6', '4/6', '4/6', '7/9'])
    expect(places.filter((place) => place === '7/9')).toHaveLength(3)
  })

  test.each`
    scores                                                     | places                  | why
    ${'20-10 20-10 20-10'}                                     | ${'T1:1 T2:2 T3:3'}     | ${'4-2-0'}
    ${'20-10 10-10 20-10'}                                     | ${'T1:1 T2:2 T3:3'}     | ${'3-2-1: T1 beats T2, ties T3, T2 beats T3'}
    ${'20-10 20-10 10-10'}                                     | ${'T1:1 T2:2/3 T3:2/3'} | ${'4-1-1'}
    ${'10-10 20-10 20-10 x1-2:3-5'}                            | ${'T2:1 T1:2 T3:3'}     | ${'3-3-0: four extra boards'}
    ${'10-10 20-10 30-10 x1-2:3-5'}                            | ${'T2:1 T1:2 T3:3'}     | ${'3-3-0, the second ahead on quotient: four extra boards all the same'}
    ${'20-10 10-20 20-12'}                                     | ${'T3:1 T1:2 T2:3'}     | ${'2-2-2 circle by quotient'}
    ${'10-10 10-10 10-10 x1-2:5-3 x1-3:6-1 x2-3:2-1'}          | ${'T1:1 T2:2 T3:3'}     | ${'all level: four boards each'}
    ${'10-10 10-10 10-10 x1-2:1-1 x1-3:6-1 x2-3:6-1 y1-2:0-4'} | ${'T2:1 T1:2 T3:3'}     | ${'two still level: four more'}
  `('BRI-57 $scores: $places ($why)', ({ scores, places }) => {
    const hall = nine().scoreRound(stronger).scoreRound(stronger)
    const pairs = [
      ['T1', 'T2'],
      ['T1', 'T3'],
      ['T2', 'T3'],
    ]
    for (const [i, text] of (scores as string).split(' ').entries()) {
      const extra = /^[xy](\d)-(\d):(.*)$/.exec(text)
      const between = extra ? [`T${extra[1]}`, `T${extra[2]}`] : pairs[i]
      hall.did({ do: 'report', match: 'A15', between, imps: (extra?.[3] ?? text).split('-').map(Number) })
    }
    const told = (places as string).split(' ').map((each) => each.split(':'))
    for (const [name, place] of told) expect([name, hall.row(name as string)?.place]).toEqual([name, place])
    expect(hall.match('A15')?.state).toBe('decided')
  })
})

test('BRI-56 six and the newcomer are seven: a three-way and two head-to-heads', () => {
  const hall = bridge(20, { bracketed: true }).scoreRound(stronger)
  hall.did({ do: 'misplaced', team: 'T12', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  const round = hall.bulletin.stages[0]?.rounds[1]
  expect(round?.matches.map(({ seats }) => seats.map(({ entrant }) => entrant))).toEqual([
    ['T1', 'T4', 'T12'],
    ['T2', 'T6'],
    ['T3', 'T5'],
  ])
  while (hall.bulletin.state !== 'finished') hall.scoreRound(stronger)
  expect(hall.bulletin.champion).toBe('T1')
})

test('BRI-56 four and the newcomer are five: a round robin and a choice', () => {
  const hall = bridge(24, { bracketed: true })
    .did({ do: 'redraw', brackets: [8, 16] })
    .scoreRound(stronger)
  hall.did({ do: 'misplaced', team: 'T9', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  for (let left = 12; left > 0 && hall.bulletin.state !== 'finished'; left--) {
    hall.scoreRound(stronger)
    const choice = hall.bulletin.todo.find((todo) => todo.do === 'choose')
    if (choice) hall.did({ do: 'choose', opponent: choice.among[2] })
  }
  expect(hall.bulletin.champion).toBe('T1')
  expect(hall.bulletin.table.slice(0, 6).map(({ name, place }) => `${name} ${place}`)).toEqual([
    'T1 1',
    'T2 2',
    'T3 3/4',
    'T4 3/4',
    'T9 5',
    'T5 6/9',
  ])
})

test('BRI-52 BRI-104 a team that took a seat in time plays on when the match loses another', () => {
  const hall = bridge(27, { bracketed: true })
  hall.did({ do: 'misplaced', team: 'T15', fault: 'team', placed: 'low', to: 'A' })
  const [first, second] = (hall.match('A4')?.seats ?? []).map(({ entrant }) => entrant as string)
  hall.score(`A4 ${second} T15 10-20`, `A4/1 ${first} ${second} 5-0`)
  hall.did({ do: 'misplaced', team: first, fault: 'team', placed: 'low', confirm: true })
  expect(hall.match('A4')).toMatchObject({ winner: 'T15', decidedBy: 'score' })
})

test('BRI-53 a team of five that is disqualified in the round robin gets no place', () => {
  const hall = bridge(21, { bracketed: true }).did({ do: 'redraw', brackets: [16, 5] })
  hall.score('BR1.1 20-10')
  hall.did({ do: 'misplaced', team: 'T17', fault: 'team', placed: 'low', confirm: true })
  for (let ring = 0; ring < 2; ring++) hall.scoreRound(stronger)
  const seeds = hall.tournament.log.find(({ type }) => type === 'seeds-published')
  expect(seeds).toMatchObject({ stage: 'round-robin-B' })
  expect(hall.match('B1')?.seats.map(({ entrant }) => entrant)).not.toContain('T17')
  expect(hall.row('T17')).toMatchObject({ place: '5', disqualified: true })
})

describe('BRI-52 found in time', () => {
  test('it leaves its match and takes a seat in the other bracket', () => {
    const hall = bridge(27, { bracketed: true })
    hall.did({ do: 'misplaced', team: 'T15', fault: 'team', placed: 'low', to: 'A' })
    expect(hall.match('B1')).toMatchObject({ state: 'decided', decidedBy: 'forfeit' })
    expect(hall.row('T15')).toMatchObject({ bracket: 'A', number: 15 })
    expect(hall.tournament.log.at(-1)).toMatchObject({ action: 'changed', found: 'in-time', joins: 'A4' })
    expect(hall.match('A4')?.seats.map(({ entrant }) => entrant)).toContain('T15')
  })

  test('without the bracket it belongs to it is refused', () => {
    const hall = bridge(27, { bracketed: true })
    const asked = { do: 'misplaced', team: 'T15', fault: 'team', placed: 'low' }
    expect(hall.try(asked)).toMatchObject({ code: 'cannot-move', rule: 'BRI-52' })
    expect(hall.try({ ...asked, to: 'Q' })).toMatchObject({ code: 'cannot-move' })
    expect(hall.try({ ...asked, to: 'B' })).toMatchObject({ code: 'cannot-move' })
  })
})

test('BRI-55 found after the second round has begun: noted, and nothing changes', () => {
  const hall = event().scoreRound(stronger).score('B9 20-10')
  const { stages, table } = hall.bulletin
  hall.did({ do: 'misplaced', team: 'T18', fault: 'team', placed: 'low', note: 'found at lunch' })
  expect(hall.bulletin).toMatchObject({ stages, table })
  expect(hall.bulletin.remarks).toContainEqual(expect.objectContaining({ rule: 'BRI-108', action: 'stands' }))
  expect(hall.tournament.log.at(-1)).toMatchObject({ found: 'late', action: 'stands' })
})

test('BRI-54 while its match is being played nothing can be said yet', () => {
  const hall = event().score('B2/1 10-5')
  const asked = { do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', to: 'A' }
  expect(hall.try(asked)).toMatchObject({ code: 'cannot-move', rule: 'BRI-54' })
})

test('BRI-104 of a three-way the other two go on with what they played against each other', () => {
  const hall = bridge(26, { bracketed: true }).scoreRound(stronger)
  const threeWay = hall.bulletin.stages[1]?.rounds[0]?.matches.find(({ seats }) => seats.length === 3)
  const [first, second, third] = (threeWay?.seats ?? []).map(({ entrant }) => entrant as string)
  hall.did({ do: 'misplaced', team: first, fault: 'team', placed: 'low', confirm: true })
  expect(hall.match(threeWay?.match as string)).toMatchObject({ advancing: [second, third], state: 'decided' })
})

test('BRI-108 it is done once for a team, and undo takes it back', () => {
  const hall = event().scoreRound(stronger)
  const before = hall.text
  const asked = { do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', to: 'A', confirm: true }
  hall.did(asked)
  expect(hall.try(asked)).toMatchObject({ code: 'cannot-move', rule: 'BRI-108' })
  expect(hall.did({ do: 'undo' }).text).toBe(before)
})

test('BRI-51 an event of one bracket has no wrong one', () => {
  expect(bridge(8).try({ do: 'misplaced', team: 'T1', fault: 'team', placed: 'low' })).toEqual({
    code: 'not-bracketed',
  })
})

test('with handicap the corrected rounds are published anew', () => {
  const hall = event(32, { handicap: true }).scoreRound(stronger)
  hall.did({ do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  const rounds = hall.tournament.log.filter(({ type }) => type === 'round-paired')
  expect(rounds.length).toBe(4)
  while (hall.bulletin.state !== 'finished') hall.scoreRound(stronger)
  expect(hall.bulletin.champion).toBe('T1')
})
