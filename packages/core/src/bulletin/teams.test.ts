/** Brackets of teams as data and on the page. */

import { describe, expect, test } from 'vitest'
import { Evening } from '../../test/evening.ts'
import { htmlPage, withoutTypeface } from '../../test/pages.ts'
import { spoken, voice } from '../../test/said.ts'
import { act } from '../decider/decide.ts'
import { formats } from '../formats/index.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import { isBegun, quotientsShown } from '../formats/views/boards.ts'
import { unwrap } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import { draft } from './draft.ts'
import { halvesSaid } from './imps.ts'
import { bracketsOf, feederOf } from './pictures/bracket.ts'
import { roundRobinsOf } from './pictures/round-robin.ts'
import { scoreShown } from './score.ts'
import { show } from './show.ts'

/** A bridge knockout of so many teams that has started; the first is the strongest. */
class BridgeEvening extends Evening {
  constructor(teams: number, options: object = {}, autoPair = true) {
    const entrants = Array.from({ length: teams }, (_, i) => ({
      name: `T<${i + 1}>`,
      players: [1, 2, 3, 4].map((n) => ({ name: `p${i}.${n}`, masterpoints: 1000 - 10 * i })),
    }))
    super('bridge-knockout', entrants, options, autoPair)
  }

  /** "1 1-9 38-24": match 1, between teams 1 and 9. */
  plays(...results: string[]): this {
    return this.does(
      ...results.map((text) => {
        const [match, teams = '', imps = ''] = text.split(' ')
        return { do: 'report', match, between: teams.split('-').map((n) => `#${n}`), imps: imps.split('-').map(Number) }
      }),
    )
  }

  /** Whatever is open, the earlier in the list wins, until this many results are in or nothing is left. */
  favourites(results: number): this {
    for (let i = 0; i < results; i++) {
      const [todo] = show(this.tournament).todo
      if (todo?.do !== 'report' || !('between' in todo)) return this
      const [one, other] = todo.between.map((name) => Number(/\d+/.exec(name)))
      const imps = (one ?? 0) < (other ?? 0) ? [40, 20 + i] : [20, 40]
      this.does({ do: 'report', match: todo.match, between: todo.between, imps })
    }
    return this
  }
}

const bracketOf = (evening: BridgeEvening) => {
  const [bracket] = bracketsOf(evening.tournament)
  if (!bracket) throw new Error('no bracket')
  return bracket
}

describe('a bracket of teams', () => {
  test.each`
    teams | drawnAs      | rounds
    ${3}  | ${'columns'} | ${'1 1'}
    ${4}  | ${'tree'}    | ${'2 1'}
    ${5}  | ${'tree'}    | ${'2 1'}
    ${6}  | ${'columns'} | ${'2 2 1'}
    ${7}  | ${'columns'} | ${'3 2 1'}
    ${8}  | ${'tree'}    | ${'4 2 1'}
    ${9}  | ${'columns'} | ${'3 2 2 1'}
    ${12} | ${'columns'} | ${'4 4 2 1'}
    ${16} | ${'tree'}    | ${'8 4 2 1'}
    ${17} | ${'tree'}    | ${'8 4 2 1'}
    ${19} | ${'columns'} | ${'7 4 4 2 1'}
    ${64} | ${'tree'}    | ${'32 16 8 4 2 1'}
  `('of $teams is drawn as $drawnAs, with all rounds from the start', ({ teams, drawnAs, rounds }) => {
    for (const options of [{}, { handicap: true }]) {
      const bracket = bracketOf(new BridgeEvening(teams, options))
      expect({ of: bracket.of, drawnAs: bracket.drawnAs }).toEqual({ of: 'teams', drawnAs })
      expect(bracket.rounds.map(({ matches }) => matches.length).join(' ')).toBe(rounds)
    }
  })

  test.each([8, 16, 17, 32])('of %i as a tree: match i is fed by matches 2i and 2i+1', (teams) => {
    const { rounds } = bracketOf(new BridgeEvening(teams, { handicap: true }))
    rounds.slice(1).forEach(({ matches }, i) => {
      const before = rounds[i]
      matches.forEach(({ seats }, k) => {
        const fed = seats.map((seat) => feederOf(before, seat)?.match)
        expect(fed).toEqual([before?.matches[2 * k]?.match, before?.matches[2 * k + 1]?.match])
      })
    })
  })

  test('BRI-27 those who advance are shown with the number they take', () => {
    const bracket = bracketOf(new BridgeEvening(9).plays('1 1-5 10-40', '1 1-9 10-40', '1 5-9 38-24'))
    expect(bracket.rounds[0]?.matches[0]).toMatchObject({
      advancing: ['T<5>', 'T<9>'],
      takes: [
        { number: 1, entrant: 'T<5>' },
        { number: 5, entrant: 'T<9>' },
      ],
    })
  })

  test('of players it is the tree it was', () => {
    const { format } = unwrap(formatNamed('hybrid-knockout', formats))
    const now = '2026-05-01T14:00:00Z' as never
    const cup = unwrap(openTournament(format, { dice: 'x' }, { by: 'director', now })).tournament
    const entrants = [1, 2, 3, 4].map((n) => ({ name: `P${n}` }))
    for (const command of [{ do: 'enter', entrants } as const, { do: 'start' } as const])
      act(cup, command, { by: 'director', now })
    expect(bracketsOf(cup)).toMatchObject([{ of: 'players', drawnAs: 'tree', rounds: { length: 2 } }])
  })
})

test('BRI-35 boards that are not played to the end count for nobody yet, however large the handicap', () => {
  const evening = new BridgeEvening(9, { handicap: true }).plays('1 1-5 38-24')
  evening.does({ do: 'report', match: '1', between: ['#1', '#9'], imps: [3, 1], half: 1 })
  const standings = bracketOf(evening).rounds[0]?.matches[0]?.boards?.standings
  expect(standings?.map(({ team, won }) => [team, won])).toEqual([
    ['T<1>', 1],
    ['T<9>', 0],
    ['T<5>', 0],
  ])
})

test('BRI-64 a draft tells the handicaps before the round is published', () => {
  const evening = new BridgeEvening(4, { handicap: true }, false).favourites(2)
  expect(unwrap(draft(evening.tournament)).draft).toMatchObject({
    what: 'round',
    handicaps: [{ between: ['T<1>', 'T<2>'], boards: 56, receives: [0, expect.any(Number)] }],
  })
})

test('BRI-43 the round robin of five has victory points and IMPs against each', () => {
  const { tournament } = new BridgeEvening(5).plays('R1.1 1-2 35-12', 'R1.2 2-4 10-10')
  const [robin] = roundRobinsOf(tournament)
  expect(robin?.rows.map(({ name, victoryPoints }) => [name, victoryPoints])).toEqual([
    ['T<1>', 18],
    ['T<2>', 12],
    ['T<4>', 10],
    ['T<3>', 0],
    ['T<5>', 0],
  ])
  const [first, second] = robin?.rows ?? []
  expect(first?.cells[0]).toBeNull()
  expect(first?.cells[1]).toEqual({ match: 'R1.1', state: 'decided', imps: [35, 12], victoryPoints: 18 })
  expect(second?.cells[0]).toMatchObject({ imps: [12, 35], victoryPoints: 2 })
  expect(first?.cells[2]).toEqual({ match: 'R2.1', state: 'waiting' })
  expect(roundRobinsOf(new BridgeEvening(9).tournament)).toEqual([])
})

describe('IMPs in words', () => {
  const standing = (impsWon: number, impsLost: number) => ({ team: 'x', won: 1, impsWon, impsLost })

  test.each`
    standings                                             | shown
    ${[standing(79, 69.451), standing(66.693, 81)]}       | ${['1.137', '0.823']}
    ${[standing(10, 0), standing(0, 0), standing(0, 10)]} | ${['∞', '1.000', '0.000']}
    ${[standing(10001, 10000), standing(10002, 10000)]}   | ${['1.0001', '1.0002']}
    ${[standing(2, 1), standing(4, 2)]}                   | ${['2.000', '2.000']}
  `('BRI-36 quotients $shown', ({ standings, shown }) => expect(quotientsShown(standings)).toEqual(shown))

  test('BRI-72 halves, and what is still missing', () => {
    const evening = new BridgeEvening(4).does({ do: 'report', match: '1', imps: [22, 31], half: 1 })
    const match = () => bracketOf(evening).rounds[0]?.matches[0]
    const score = () => match()?.boards?.scores[0]
    expect(score() && [isBegun(score() as never), spoken(halvesSaid(score() as never))]).toEqual([
      true,
      'first half 22–31',
    ])
    evening.does({ do: 'report', match: '1', imps: [60, 40] })
    expect(spoken(halvesSaid(score() as never))).toBe('22–31, then 38–9')
    expect(scoreShown(match() as never)).toBe('60–40')
  })

  test('what was decided without play has no score', () => {
    const evening = new BridgeEvening(4).does({ do: 'forfeit', match: '1', absent: ['#4'] })
    expect(scoreShown(bracketOf(evening).rounds[0]?.matches[0] as never)).toBe('+:−')
  })
})

describe('the page', () => {
  test.each`
    moment                 | evening                                                       | has                                                                                                                                                 | hasNot
    ${'of nine'}           | ${new BridgeEvening(9, { handicap: true })}                   | ${['three-way, two advance, 14 boards each', '<h2>Who sits where</h2>', 'Handicap', '9 teams, with handicap, 28 boards a session', 'from match 1']} | ${['<h2>Round robin</h2>', 'class="tree']}
    ${'of nine, later'}    | ${new BridgeEvening(9).favourites(11)}                        | ${['3<small> of 8', 'Being played: Second round.', '<b title="plays on as number 1">1</b>']}                                                        | ${['Handicap']}
    ${'of eight'}          | ${new BridgeEvening(8).favourites(5)}                         | ${['class="tree teams"', 'Being played: Semifinals.']}                                                                                              | ${['Who sits where']}
    ${'of five'}           | ${new BridgeEvening(5).favourites(7)}                         | ${['<h2>Round robin</h2>', 'Victory points against each', 'from the round robin']}                                                                  | ${['Crosstable']}
    ${'of five, choosing'} | ${new BridgeEvening(5).favourites(10)}                        | ${['T&lt;1&gt; chooses an opponent']}                                                                                                               | ${[]}
    ${'of sixty-four'}     | ${new BridgeEvening(64).favourites(20)}                       | ${['From the round of 32 on', '<h2>Knockout, rounds</h2>', '<details open>']}                                                                       | ${[]}
    ${'at the end'}        | ${new BridgeEvening(7, { thirdPlace: true }).favourites(100)} | ${['<b>T&lt;1&gt; has won.</b>', 'Carry-over', '<h2>Third place</h2>', 'Ribbon']}                                                                   | ${['class="stamp">now']}
  `('$moment has its pictures', ({ evening, has, hasNot }) => {
    const page = htmlPage(evening.tournament, voice)
    for (const text of has) expect(page).toContain(text)
    for (const text of hasNot) expect(withoutTypeface(page)).not.toContain(text)
    expect(page).toContain('<h2>Teams</h2>')
    expect(withoutTypeface(page)).not.toMatch(/<script|https?:|url\(|@import|<link|<img|src=|NaN|undefined|T<\d/)
  })

  test('before the start it lists the teams with players and averages, and not who has paid', () => {
    const evening = new BridgeEvening(4).does(
      { do: 'undo' },
      { do: 'edit', entrant: '#1', paid: false, captain: 'p0.2' },
    )
    const page = htmlPage(evening.tournament, voice)
    expect(page).toContain('p0.2 <small>1000.00</small> <span class="note">captain</span>')
    expect(page).toContain('<td class="num">970.00</td>')
    expect(withoutTypeface(page)).not.toMatch(/paid/i)
  })

  test('BRI-29 a re-paired round says so, with the rule', () => {
    const evening = new BridgeEvening(9)
    evening.plays('1 1-5 38-24', '1 1-9 41-20', '1 5-9 40-9', '2 2-6 50-20', '2 2-7 41-20', '2 6-7 20-35')
    evening.plays('3 3-4 31-20', '3 3-8 31-24', '3 4-8 44-12', '4 1-3 44-21', '4 1-7 52-18', '4 3-7 38-27')
    evening.plays('5 2-4 33-30', '5 2-5 36-28', '5 4-5 25-31')
    const page = htmlPage(evening.tournament, voice)
    expect(page).toContain('<span class="stamp">re-paired</span>')
    expect(page).toContain('This round was re-paired because T&lt;1&gt; and T&lt;5&gt; had met in match 1.')
    expect(page).toContain('<span class="rule-no">BRI-29</span>')
  })
})
