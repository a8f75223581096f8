import { describe, expect, test } from 'vitest'
import { bridge, Hall, team } from '../../../../test/hall.ts'
import { refusalText } from '../../../../test/said.ts'
import { bridgeKnockout } from '../format.ts'

describe('reports', () => {
  test('BRI-72 a match is reported whole, or by halves in any order', () => {
    expect(bridge(8).score('1 35-12').match('1')).toMatchObject({ winner: 'T1', decidedBy: 'score' })
    const hall = bridge(8).score('1/2 10-20')
    expect(hall.match('1')?.boards).toMatchObject({
      scores: [{ halves: [null, [10, 20]] }],
      open: [{ half: 1, boards: 14 }],
    })
    expect(hall.score('1/1 30-10').match('1')).toMatchObject({
      winner: 'T1',
      boards: {
        scores: [
          {
            imps: [40, 30],
            halves: [
              [30, 10],
              [10, 20],
            ],
          },
        ],
      },
    })
  })

  test('BRI-72 the whole after a first half: the second is the difference', () => {
    const hall = bridge(8).score('1/1 35-12', '1 60-40')
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({
      imps: [60, 40],
      halves: [
        [35, 12],
        [25, 28],
      ],
    })
    expect(hall.tournament.log.at(-1)).toMatchObject({ game: 2, half: 2, result: [25, 28] })
  })

  test('BRI-81 halves that do not add up are refused', () => {
    const hall = bridge(8).score('1/1 35-12')
    const before = hall.text
    expect(hall.try({ do: 'report', match: '1', imps: [30, 40] })).toEqual({
      code: 'halves-do-not-add-up',
      match: '1',
      whole: [30, 40],
      known: [35, 12],
    })
    expect(hall.text).toBe(before)
  })

  test('the teams may be named in either order, and IMPs go with them', () => {
    const hall = bridge(7).score('1 T4 T1 30-20')
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ between: ['T1', 'T4'], imps: [20, 30] })
    expect(
      bridge(8)
        .did({ do: 'report', match: '1', between: ['T8', 'T1'], imps: [30, 20] })
        .match('1'),
    ).toMatchObject({ winner: 'T8' })
  })

  test.each`
    report                                                 | refusal
    ${{ match: '1', imps: [1, 0] }}                        | ${{ code: 'which-teams', teams: [{ name: 'T1' }, { name: 'T4' }, { name: 'T7' }] }}
    ${{ match: '1', between: ['T1', 'T2'], imps: [1, 0] }} | ${{ code: 'not-between-these-players' }}
    ${{ match: '1', between: ['T1', 'T1'], imps: [1, 0] }} | ${{ code: 'which-teams' }}
    ${{ match: '2', result: '1-0' }}                       | ${{ code: 'wrong-kind-of-result', wanted: 'imps' }}
    ${{ match: '4', imps: [1, 0] }}                        | ${{ code: 'players-not-known' }}
    ${{ match: '99', imps: [1, 0] }}                       | ${{ code: 'no-such-match' }}
    ${{ match: '2', imps: [1, -1] }}                       | ${{ code: 'bad-command', field: 'imps.1' }}
    ${{ match: '2', imps: [1.5, 1] }}                      | ${{ code: 'bad-command', field: 'imps.0' }}
    ${{ match: '2', imps: [1] }}                           | ${{ code: 'bad-command' }}
    ${{ match: '2', half: 3, imps: [1, 0] }}               | ${{ code: 'bad-command', field: 'half' }}
  `('BRI-81 $report is refused and nothing changes', ({ report, refusal }) => {
    const hall = bridge(7)
    const before = hall.text
    expect(hall.try({ do: 'report', ...report })).toMatchObject(refusal)
    expect(hall.text).toBe(before)
  })

  test('BRI-81 what is in already is corrected, not reported again', () => {
    const hall = bridge(7).score('1 T1 T4 9-0', '1/1 T1 T7 5-0')
    expect(hall.try({ do: 'report', match: '1', between: ['T1', 'T4'], imps: [8, 0] })).toMatchObject({
      code: 'part-reported',
      teams: [{ name: 'T1' }, { name: 'T4' }],
    })
    expect(hall.try({ do: 'report', match: '1', between: ['T1', 'T7'], half: 1, imps: [8, 0] })).toMatchObject({
      code: 'part-reported',
      half: 1,
    })
  })

  test('BRI-81 a result for an eliminated team says where it went out', () => {
    const hall = bridge(8).score('1 0-9', '2 9-0', '3 9-0', '4 9-0')
    expect(hall.try({ do: 'report', match: '5', between: ['T1', 'T4'], imps: [9, 0] })).toMatchObject({
      code: 'not-between-these-players',
      because: {
        id: 'why-out',
        who: { name: 'T1' },
        match: { match: '1' },
        round: { id: 'round-quarterfinals' },
      },
    })
  })

  test('BRI-85 results of a round are taken when the round before it is complete', () => {
    const hall = bridge(8).score('1 9-0', '4 9-0')
    expect(hall.try({ do: 'report', match: '5', imps: [9, 0] })).toMatchObject({
      code: 'round-not-open',
      open: ['2', '3'],
    })
  })
})

describe('corrections', () => {
  test('BRI-74 a result is corrected, a half by its half', () => {
    const hall = bridge(8).score('1/1 10-0', '1/2 0-5')
    expect(hall.try({ do: 'correct', match: '1', imps: [1, 0] })).toMatchObject({ code: 'which-half' })
    hall.did({ do: 'correct', match: '1', half: 2, imps: [0, 15] })
    expect(hall.match('1')).toMatchObject({ winner: 'T8' })
  })

  test('BRI-74 extra boards are corrected by the number of their game', () => {
    const hall = bridge(8)
      .score('1 9-9', '1 3-0')
      .did({ do: 'correct', match: '1', game: 3, imps: [0, 3] })
    expect(hall.match('1')).toMatchObject({ winner: 'T8', decidedBy: 'extra-boards' })
  })

  test('BRI-74 boards played after all take the place of a ruling', () => {
    const hall = bridge(8)
      .did({ do: 'forfeit', match: '1', absent: ['T1'] })
      .did({ do: 'correct', match: '1', imps: [40, 2] })
    expect(hall.match('1')).toMatchObject({ winner: 'T1', decidedBy: 'score' })
  })

  test('BRI-74 a correction after the next round lists what it takes back', () => {
    const hall = bridge(8).score('1 9-0', '2 9-0', '3 9-0', '4 9-0', '5 9-0')
    expect(hall.try({ do: 'correct', match: '1', imps: [0, 9] })).toMatchObject({
      code: 'would-void',
      consequences: {
        voids: [{ says: [{ id: 'fact-result', result: { result: [9, 0] } }] }],
        seats: [{ match: '5', from: { who: { name: 'T1' } }, to: { who: { name: 'T8' } } }, {}],
      },
    })
  })
})

describe('declared results', () => {
  test('BRI-88 exactly those who advance are named', () => {
    const hall = bridge(7)
    expect(hall.try({ do: 'rule', match: '1', winner: 'T4' })).toMatchObject({
      code: 'wrong-number-of-winners',
      named: 1,
      places: 2,
    })
    expect(hall.try({ do: 'rule', match: '1', winners: ['T1', 'T4', 'T7'] })).toMatchObject({
      code: 'wrong-number-of-winners',
      named: 3,
    })
    expect(hall.try({ do: 'rule', match: '1', winners: ['T4', 'T2'] })).toMatchObject({
      code: 'not-between-these-players',
    })
    hall.did({ do: 'rule', match: '1', winners: ['T7', 'T4'], note: 'appeal' })
    expect(hall.match('1')).toMatchObject({ advancing: ['T7', 'T4'], ruling: 'through', note: 'appeal' })
    expect(hall.match('4')?.seats).toEqual([
      { number: 1, entrant: 'T4' },
      { number: 4, entrant: 'T7' },
    ])
  })

  test('BRI-88 nothing is declared drawn in a knockout match', () => {
    expect(bridge(8).try({ do: 'rule', match: '1', winner: null })).toMatchObject({ code: 'needs-a-winner' })
  })
})

describe('entries', () => {
  const hall = () => new Hall(bridgeKnockout).did({ do: 'enter', entrants: [team(1)] })
  const players = (count: number) => team(2, count).players

  test.each`
    entry                                                                                | refusal
    ${{ name: 'Reds', players: players(3) }}                                             | ${{ code: 'bad-entry', field: 'players', value: 3 }}
    ${{ name: 'Reds', players: players(7) }}                                             | ${{ code: 'bad-entry', field: 'players', value: 7 }}
    ${{ name: 'T1', players: players(4) }}                                               | ${{ code: 'bad-entry', field: 'name', value: 'T1' }}
    ${{ name: 't1' }}                                                                    | ${{ code: 'bad-entry', field: 'name', value: 't1' }}
    ${{ name: '' }}                                                                      | ${{ code: 'bad-command', field: 'entrants.0.name' }}
    ${{ name: 'Reds', players: [...players(3), team(1).players[0]] }}                    | ${{ code: 'bad-entry', field: 'players', value: 'T1 player 1' }}
    ${{ name: 'Reds', players: [...players(3), players(3)[0]] }}                         | ${{ code: 'bad-entry', field: 'players', value: 'T2 player 1' }}
    ${{ name: 'Reds', players: [...players(3), { name: 'Ann', masterpoints: -5 }] }}     | ${{ code: 'bad-command', field: 'entrants.0.players.3.masterpoints' }}
    ${{ name: 'Reds', players: [...players(3), { name: 'Ann' }] }}                       | ${{ code: 'bad-command', field: 'entrants.0.players.3.masterpoints' }}
    ${{ name: 'Reds', players: [...players(3), { name: 'Ann', masterpoints: 'many' }] }} | ${{ code: 'bad-command', field: 'entrants.0.players.3.masterpoints' }}
    ${{ name: 'Reds', players: [...players(3), { name: 'Ann', masterpoints: 1.001 }] }}  | ${{ code: 'bad-command', field: 'entrants.0.players.3.masterpoints' }}
  `('BRI-81 $entry.name with $entry.players.length players is refused: $refusal', ({ entry, refusal }) => {
    const before = hall().text
    const now = hall()
    expect(now.try({ do: 'enter', entrants: [entry] })).toMatchObject(refusal)
    expect(now.text).toBe(before)
  })

  test('BRI-81 the value that is wrong is said', () => {
    const refusal = hall().try({ do: 'enter', name: 'Reds', players: [{ name: 'Ann', masterpoints: -5 }] })
    expect(refusalText(refusal)).toContain('takes a number from 0 to 1,000,000; you gave -5.')
  })

  test('BRI-81 a player is the same by number; by name where neither has one', () => {
    const numbered = (number: string, name: string) => [...players(3), { name, number, masterpoints: 1 }]
    const now = hall().did({ do: 'enter', name: 'Reds', players: numbered('77', 'Ann') })
    expect(
      now.try({
        do: 'enter',
        name: 'Blues',
        players: team(3, 3).players.concat({ name: 'Other', number: '77', masterpoints: 1 } as never),
      }),
    ).toMatchObject({ value: 'Other (77)' })
    now.did({
      do: 'enter',
      name: 'Greens',
      players: team(4, 3).players.concat({ name: 'Ann', number: '78', masterpoints: 1 } as never),
    })
  })

  test('BRI-81 with a number and without one are not taken for the same player', () => {
    const ann = (number: object) => ({ name: 'Ann', masterpoints: 1, ...number })
    const now = hall().did({ do: 'enter', name: 'Reds', players: [...players(3), ann({ number: '77' })] })
    expect(now.try({ do: 'enter', name: 'Blues', players: [...team(3, 3).players, ann({})] })).toBeUndefined()
  })

  test('BRI-81 an edit may not make a team that could not enter', () => {
    expect(
      hall()
        .did({ do: 'enter', entrants: [team(2)] })
        .try({ do: 'edit', entrant: 'T2', name: 'T1' }),
    ).toMatchObject({ code: 'bad-entry' })
    expect(hall().try({ do: 'edit', entrant: 'T1', players: players(3) })).toMatchObject({
      code: 'bad-entry',
      value: 3,
    })
  })

  test('BRI-81 a team that withdrew leaves its name and its players free', () => {
    expect(
      hall()
        .did({ do: 'withdraw', entrant: 'T1' })
        .try({ do: 'enter', entrants: [team(1)] }),
    ).toBeUndefined()
  })
})

describe('fields and settings', () => {
  test.each([0, 1, 2, 65])('BRI-32 %i teams are refused', (count) => {
    const hall = new Hall(bridgeKnockout)
    if (count > 0) hall.did({ do: 'enter', entrants: Array.from({ length: count }, (_, i) => team(i + 1)) })
    expect(hall.try({ do: 'start' })).toMatchObject({
      code: 'wrong-field',
      count,
      allowed: { least: 3, most: 64 },
      rule: 'BRI-32',
    })
  })

  test.each`
    teams | options                                | refusal
    ${9}  | ${{ boards: 27 }}                      | ${{ code: 'bad-boards', boards: 27, rule: 'BRI-34' }}
    ${6}  | ${{ boards: 27 }}                      | ${{ code: 'bad-boards', boards: 27, rule: 'BRI-34' }}
    ${5}  | ${{ boards: 26 }}                      | ${{ code: 'bad-boards', boards: 26, rule: 'BRI-41' }}
    ${5}  | ${{ boards: 16 }}                      | ${{ code: 'bad-boards', boards: 16, rule: 'BRI-43' }}
    ${3}  | ${{ boards: 27 }}                      | ${{ code: 'bad-boards', boards: 27, rule: 'BRI-34' }}
    ${6}  | ${{ boards: 26, sixTeamCarryover: 7 }} | ${{ code: 'bad-boards', boards: 26, rule: 'BRI-44' }}
    ${3}  | ${{ boards: 27 }}                      | ${{ code: 'bad-boards', boards: 27, rule: 'BRI-34' }}
    ${6}  | ${{ boards: 26, sixTeamCarryover: 7 }} | ${{ code: 'bad-boards', boards: 26, rule: 'BRI-44' }}
    ${8}  | ${{ playoff: true }}                   | ${{ code: 'no-place-for', option: 'playoff', rule: 'BRI-33a' }}
    ${11} | ${{ playoff: true }}                   | ${{ code: 'no-place-for', option: 'playoff', rule: 'BRI-33a' }}
    ${3}  | ${{ thirdPlace: true }}                | ${{ code: 'no-place-for', option: 'thirdPlace', rule: 'BRI-95' }}
  `('BRI-81 $teams teams with $options do not start', ({ teams, options, refusal }) => {
    const hall = new Hall(bridgeKnockout, options).did({
      do: 'enter',
      entrants: Array.from({ length: teams }, (_, i) => team(i + 1)),
    })
    expect(hall.try({ do: 'start' })).toMatchObject(refusal)
    expect(hall.bulletin.state).toBe('entering')
  })

  test.each([27, 25])('BRI-34 %i boards are no trouble where no three-way is drawn', (boards) => {
    expect(bridge(8, { boards }).match('1')?.boards?.boards).toBe(boards)
  })

  test('BRI-43 another scale of victory points lets five teams play other lengths', () => {
    const hall = bridge(5, { boards: 16, victoryPoints: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    hall.scoreRound(() => [10, 0]).scoreRound(() => [10, 0])
    expect(hall.bulletin.stages[0]?.table[0]).toMatchObject({ victoryPoints: 80 })
  })
})
