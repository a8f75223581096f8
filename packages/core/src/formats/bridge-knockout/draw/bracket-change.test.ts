/** A team in the wrong bracket: every case of the document, and the bracket that takes it in. */

import { describe, expect, test } from 'vitest'
import { bridge, type Hall, team } from '../../../../test/hall.ts'
import { asWeWrite, vector } from '../../../../test/vectors.ts'
import type { RecordedFact } from '../../../facts/fact.ts'
import type { MatchId, Seq } from '../../../facts/ids.ts'
import { Tournament } from '../../../tournament/tournament.ts'
import { verify } from '../../../verify/index.ts'
import { bracketCorrected } from '../facts/bracket-corrected.ts'
import { bridgeLedger } from '../ledger.ts'
import { bridgeOptions } from '../options.ts'
import { correctedPlan } from '../plan/corrected-plan.ts'
import type { PlannedRound } from '../plan/plan.ts'

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
  const [from, to] = found.placed === 'low' ? ['B', 'A'] : ['A', 'B']
  const [winner, loser] = from === 'B' ? ['T18', 'T31'] : ['T2', 'T15']
  const name = found.result === 'won' ? winner : loser
  hall.did({ do: 'misplaced', team: name, fault: found.fault, placed: found.placed, to, confirm: true })
  const fact = hall.tournament.log.findLast((each) => bracketCorrected.is(each))
  expect(fact).toMatchObject({ action: actions[found.action], found: found.result, from })
})

test('BRI-53 disqualified: the beaten opponent advances by forfeit, and the team is marked', () => {
  const hall = event().scoreRound(stronger)
  const asked = { do: 'misplaced', team: 'T18', fault: 'team', placed: 'low' }
  expect(hall.try(asked)).toMatchObject({ code: 'would-void' })
  hall.did({ ...asked, confirm: true })
  expect(hall.match('B2')).toMatchObject({ decidedBy: 'forfeit', winner: 'T31' })
  expect(hall.row('T18')).toMatchObject({ disqualified: true, place: '9–16', bracket: 'B' })
  expect(hall.why('rank T18')).toBe(
    'BRI-104: T18 shares places 9 to 16. It was disqualified and gets the places of those who lost in the first round.',
  )
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
  expect(bridgeLedger(hall.tournament.chart).remedies).toMatchObject([
    { refund: true, freePlays: ['tournament', 'national'] },
  ])
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
  expect(places.filter((place) => place === asWeWrite(nineAsPrinted.semiLosers))).toHaveLength(3)
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

  test('BRI-57 its ranks are 1, 2, 3 and 4–6', () => {
    const hall = nine()
    while (hall.bulletin.state !== 'finished') hall.scoreRound(stronger)
    expect(hall.why('rank T2')).toMatch(/^BRI-57: T2 is 2nd\. /)
    expect(hall.why('rank T4')).toMatch(
      /^BRI-4: T4 shares places 4 to 6\. It went out in match A1\d in the semifinals\. T\d advances: 20–10 against T4\.$/,
    )
    const places = hall.bulletin.table.filter(({ bracket }) => bracket === 'A').map(({ place }) => place)
    expect(places.slice(0, 7)).toEqual(['1', '2', '3', '4–6', '4–6', '4–6', '7–9'])
    expect(places.filter((place) => place === '7–9')).toHaveLength(3)
  })

  test.each`
    scores                                                     | places                  | why
    ${'20-10 20-10 20-10'}                                     | ${'T1:1 T2:2 T3:3'}     | ${'4-2-0'}
    ${'20-10 10-10 20-10'}                                     | ${'T1:1 T2:2 T3:3'}     | ${'3-2-1: T1 beats T2, ties T3, T2 beats T3'}
    ${'20-10 20-10 10-10'}                                     | ${'T1:1 T2:2–3 T3:2–3'} | ${'4-1-1'}
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

test.each([9, 10, 11, 12, 13, 14, 15, 16])(
  'a team moved into a bracket that began with %i makes two teams meet again at once (D3)',
  (drawn) => {
    for (const wins of ['favourite', 'outsider'] as const) {
      const imps = (a: string, b: string) => (wins === 'favourite' ? stronger(a, b) : stronger(b, a))
      const hall = bridge(drawn + 8, { bracketed: true }).did({ do: 'redraw', brackets: [drawn, 8] })
      hall.scoreRound(imps)
      const winner = hall.match('B1')?.winner
      hall.did({ do: 'misplaced', team: winner, fault: 'directors', placed: 'low', to: 'A', confirm: true })
      const met = new Set<string>()
      const matches = (round: number) =>
        hall.tournament.chart.board.stages
          .filter(({ letter }) => letter === 'A')
          .flatMap((stage) => stage.find(round)?.matches ?? [])
      const pairs = (round: number) =>
        matches(round).flatMap(({ seats }) =>
          seats.flatMap(({ who: a }, i) => seats.slice(0, i).map(({ who: b }) => `${a} ${b}`)),
        )
      for (const pair of pairs(1)) met.add(pair).add(pair.split(' ').reverse().join(' '))
      const second = pairs(2)
      expect(second.filter((pair) => met.has(pair))).toEqual([])
      expect(second.length).toBeGreaterThan(0)
      expect(verify(hall.tournament.log).findings).toEqual([])
      while (hall.bulletin.state !== 'finished') hall.scoreRound(imps)
    }
  },
)

test('BRI-56 a file in which they met again still reads and verifies (D3)', () => {
  const hall = bridge(21, { bracketed: true })
    .did({ do: 'redraw', brackets: [13, 8] })
    .scoreRound(stronger)
  hall.did({ do: 'misplaced', team: 'T14', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  const old = hall.tournament.log.map((fact) => {
    if (!bracketCorrected.is(fact)) return fact
    const { secondRound: _, ...rest } = fact
    return rest
  })
  expect(verify(old).findings).toEqual([])
  const seats = new Tournament(hall.tournament.format, old).chart.board.matches.get('A8' as MatchId)?.seats
  expect(seats?.map(({ label }) => (label.from === 'number' ? label.number : 0))).toEqual([3, 4, 8])
})

test('BRI-56 six and the newcomer are seven: a three-way and two head-to-heads', () => {
  const hall = bridge(22, { bracketed: true }).scoreRound(stronger)
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
    'T3 3–4',
    'T4 3–4',
    'T9 5',
    'T5 6–9',
  ])
})

test('BRI-52 BRI-104 a team that took a seat in time plays on when the match loses another', () => {
  const hall = bridge(41, { bracketed: true })
  hall.did({ do: 'misplaced', team: 'T29', fault: 'team', placed: 'low', to: 'B' })
  const [first, second] = (hall.match('B4')?.seats ?? []).map(({ entrant }) => entrant as string)
  hall.score(`B4 ${second} T29 10-20`, `B4/1 ${first} ${second} 5-0`)
  hall.did({ do: 'misplaced', team: first, fault: 'team', placed: 'low', confirm: true })
  expect(hall.match('B4')).toMatchObject({ winner: 'T29', decidedBy: 'score' })
})

test('a late team is thrown out because a team of its match is disqualified (D1)', () => {
  const hall = bridge(27, { bracketed: true, handicap: true })
  hall.did({ do: 'enter', entrants: [{ ...team(28), name: 'Smith and Jones' }] })
  const late = hall.match('B2')?.seats.map(({ entrant }) => entrant as string) ?? []
  const [first, second] = late as [string, string]
  expect(late.at(-1)).toBe('Smith and Jones')
  hall.did({ do: 'report', match: 'B2', between: [first, 'Smith and Jones'], imps: [10, 40] })
  hall.did({ do: 'report', match: 'B2', between: [first, second], imps: [10, 40] })
  hall.did({ do: 'misplaced', team: second, fault: 'team', placed: 'low', confirm: true })
  expect(hall.match('B2')).toMatchObject({ winner: 'Smith and Jones', decidedBy: 'score' })
  expect(verify(hall.tournament.log).findings).toEqual([])
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

  test('no match can take it in, and redraw is not named (D11)', () => {
    const hall = bridge(24, { bracketed: true }) // both of twelve, all in three-ways
    const asked = { do: 'misplaced', team: 'T15', fault: 'team', placed: 'low', to: 'A' }
    const bracket = { text: 'A' }
    expect(hall.try(asked)).toMatchObject({ problem: { id: 'bridge-move-redraw', bracket } })
    hall.did({ do: 'report', match: 'B1', between: ['T13', 'T19'], imps: [1, 0] })
    expect(hall.try(asked)).toMatchObject({ problem: { id: 'bridge-move-no-seat', bracket } })
  })

  test('without the bracket it belongs to it is refused', () => {
    const hall = bridge(27, { bracketed: true })
    const asked = { do: 'misplaced', team: 'T15', fault: 'team', placed: 'low' }
    expect(hall.try(asked)).toMatchObject({ code: 'cannot-move', rule: 'BRI-52' })
    expect(hall.try({ ...asked, to: 'Q' })).toMatchObject({ code: 'cannot-move' })
    expect(hall.try({ ...asked, to: 'B' })).toMatchObject({ code: 'cannot-move' })
  })
})

test('BRI-53 a team too low by its own fault goes free once round 2 has a score (D5)', () => {
  const hall = event().scoreRound(stronger).score('B10/1 20-10', 'B9 20-10')
  const half = hall.tournament.log.findLast((fact) => fact.type === 'game-finished' && fact.match === 'B10')
  const asked = { do: 'misplaced', team: 'T18', fault: 'team', placed: 'low' }
  expect(hall.try(asked)).toMatchObject({ code: 'would-void' })
  hall.did({ ...asked, confirm: true })
  const fact = hall.tournament.log.findLast((each) => bracketCorrected.is(each))
  expect(fact).toMatchObject({ found: 'late', action: 'disqualified', voids: expect.arrayContaining([half?.seq]) })
  expect(hall.match('B10')?.seats.map(({ entrant }) => entrant)).toContain('T31')
  expect(hall.match('B9')).toMatchObject({ state: 'decided' })
  expect(hall.row('T18')).toMatchObject({ disqualified: true, place: '9–16' })
  expect(verify(hall.tournament.log).findings).toEqual([])
})

test('BRI-53 a file in which it went free still verifies (D5)', () => {
  const hall = event().scoreRound(stronger).score('B9 20-10')
  hall.did({ do: 'misplaced', team: 'T2', fault: 'team', placed: 'high' })
  hall.did({ do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', to: 'A' })
  const old = hall.tournament.log.map((fact) =>
    bracketCorrected.is(fact) ? { ...fact, fault: 'team' as const } : fact,
  )
  expect(verify(old).findings).toEqual([])
})

test('BRI-55 found after the second round has begun: noted, and nothing changes', () => {
  const hall = event().scoreRound(stronger).score('B9 20-10')
  const { stages, table } = hall.bulletin
  hall.did({ do: 'misplaced', team: 'T18', fault: 'directors', placed: 'low', note: 'found at lunch' })
  expect(hall.bulletin).toMatchObject({ stages, table })
  expect(hall.bulletin.remarks).toContainEqual(expect.objectContaining({ rule: 'BRI-108', action: 'stands' }))
  expect(hall.tournament.log.at(-1)).toMatchObject({ found: 'late', action: 'stands' })
})

describe('too low is not moved down, too high not up (D4)', () => {
  const three = () => bridge(36, { bracketed: true }) // A T1 to T12, B T13 to T24, C T25 to T36
  test.each`
    team     | placed    | to           | problem
    ${'T1'}  | ${'low'}  | ${'B'}       | ${{ id: 'bridge-move-strongest', bracket: { text: 'A' } }}
    ${'T1'}  | ${'low'}  | ${undefined} | ${{ id: 'bridge-move-strongest', bracket: { text: 'A' } }}
    ${'T13'} | ${'low'}  | ${'C'}       | ${{ id: 'bridge-move-up', bracket: { text: 'B' }, others: [{ text: 'A' }] }}
    ${'T13'} | ${'high'} | ${'A'}       | ${{ id: 'bridge-move-down', bracket: { text: 'B' }, others: [{ text: 'C' }] }}
    ${'T25'} | ${'high'} | ${'A'}       | ${{ id: 'bridge-move-weakest', bracket: { text: 'C' } }}
  `('BRI-52 $team too $placed, to $to', ({ team, placed, to, problem }) => {
    for (const fault of ['team', 'directors'])
      for (const hall of [three(), three().scoreRound(stronger)])
        expect(hall.try({ do: 'misplaced', team, fault, placed, ...(to ? { to } : {}), confirm: true })).toEqual({
          code: 'cannot-move',
          entrant: { entrant: expect.any(String), name: team },
          problem,
          rule: 'BRI-52',
        })
  })
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

describe('a bracket that has nothing to do with it', () => {
  /** Three brackets of eight with handicap: the second rounds of A and C are published before that of B. */
  const three = () =>
    bridge(24, { bracketed: true, handicap: true })
      .did({ do: 'redraw', brackets: [8, 8, 8] })
      .score(...['A1', 'A2', 'A3', 'A4', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4'].map((match) => `${match} 20-10`))
      .score('B1 60-10')
  const publicationOf = (hall: Hall, stage: string) =>
    hall.tournament.chart.board.stages.find(({ id }) => id === stage)?.find(2)?.publication?.seq

  test('a team moved from B to A voids the pairing of bracket C, and verify fails for good (D1)', () => {
    const hall = three()
    const before = publicationOf(hall, 'knockout-C')
    hall.did({ do: 'misplaced', team: 'T9', fault: 'directors', placed: 'low', to: 'A', confirm: true })
    expect(publicationOf(hall, 'knockout-C')).toBe(before)
    expect(verify(hall.tournament.log).findings).toEqual([])
    expect(verify(hall.did({ do: 'undo' }).tournament.log).findings).toEqual([])
  })

  test('a file in which the old program voided and told it once more verifies now (D1)', () => {
    const hall = three()
    const voided = publicationOf(hall, 'knockout-C') as number
    hall.did({ do: 'misplaced', team: 'T9', fault: 'directors', placed: 'low', to: 'A', confirm: true })
    const { log } = hall.tournament
    const last = log.at(-1) as RecordedFact
    const again = { ...log[voided - 1], seq: last.seq + 1, key: last.key, at: last.at } as RecordedFact
    const old = log.map((fact) =>
      bracketCorrected.is(fact) ? { ...fact, voids: [...fact.voids, voided as Seq].toSorted((a, b) => a - b) } : fact,
    )
    expect(verify([...old, again]).findings).toEqual([])
  })

  test('a correction in bracket A publishes the rounds of the others once more (D1)', () => {
    const hall = three()
    const before = ['knockout-B', 'knockout-C'].map((stage) => publicationOf(hall, stage))
    hall.did({ do: 'correct', match: 'A1', imps: [10, 60], confirm: true })
    expect(['knockout-B', 'knockout-C'].map((stage) => publicationOf(hall, stage))).toEqual(before)
    expect(verify(hall.tournament.log).findings).toEqual([])
  })
})
