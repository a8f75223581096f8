/** @module-tag both */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numericSeed as seed, sized } from '../../../../tools/tier.ts'
import { entrantsOf, lines, problemsOf } from '../../test/lists.ts'
import { problemWithName } from '../facts/entrant.ts'
import { writeEntrants } from './csv.ts'

/** A team of one whose cells these are. */
const one = (player: string, number: string, masterpoints: string): string =>
  lines('team,player1,number1,masterpoints1', `Reds,${player},${number},${masterpoints}`)

describe('a list of teams', () => {
  test('has a captain, the payment and the players with number and masterpoints', () => {
    const text = lines(
      'team,captain,paid,player1,number1,masterpoints1,player2,number2,masterpoints2',
      'Reds,Ann,yes,Ann,1234567,1500.25,Ben,,"1,234.5"',
      'Blues,,,Cai,J12,0',
      'Greens',
    )
    expect(entrantsOf(text)).toEqual([
      {
        name: 'Reds',
        captain: 'Ann',
        paid: true,
        players: [
          { name: 'Ann', number: '1234567', masterpoints: 1500.25 },
          { name: 'Ben', masterpoints: 1234.5 },
        ],
      },
      { name: 'Blues', players: [{ name: 'Cai', number: 'J12', masterpoints: 0 }] },
      { name: 'Greens' },
    ])
  })

  test('the columns may stand in any order, in capitals and without numbers of members', () => {
    const text = lines('Masterpoints1,PLAYER1,Team,id', '20,Ann,Reds,r')
    expect(entrantsOf(text)).toEqual([{ name: 'Reds', id: 'r', players: [{ name: 'Ann', masterpoints: 20 }] }])
  })

  test('seven players are read, so that the format can say that they are too many', () => {
    const columns = [1, 2, 3, 4, 5, 6, 7].map((n) => `player${n},masterpoints${n}`).join()
    const [team] = entrantsOf(lines(`team,${columns}`, `Reds,${'x,1,'.repeat(7)}`))
    expect(team?.players).toHaveLength(7)
  })

  test.each`
    cell       | paid
    ${'yes'}   | ${true}
    ${'TRUE'}  | ${true}
    ${'1'}     | ${true}
    ${'x'}     | ${true}
    ${'no'}    | ${false}
    ${'False'} | ${false}
    ${'0'}     | ${false}
    ${''}      | ${undefined}
  `('paid "$cell" is $paid', ({ cell, paid }) => {
    expect(entrantsOf(lines('team,paid', `Reds,${cell}`))[0]?.paid).toBe(paid)
  })

  test.each`
    what                        | text                                          | problem
    ${'a payment of some kind'} | ${'team,paid\nReds,later'}                    | ${'2:6 “paid” must be yes or no, not “later”.'}
    ${'no masterpoints'}        | ${one('Ann', '12', '')}                       | ${'2:13 “Ann” has no “masterpoints1”. Write 0 for none.'}
    ${'masterpoints left out'}  | ${lines('team,player1,masterpoints1', 'A,B')} | ${'2:1 “B” has no “masterpoints1”'}
    ${'negative masterpoints'}  | ${one('Ann', '', '-5')}                       | ${'2:11 “masterpoints1” must be a number from 0 to 1,000,000 with at most two decimals, such as 1234.56, not “-5”.'}
    ${'masterpoints in words'}  | ${one('Ann', '', 'many')}                     | ${'not “many”'}
    ${'a third decimal'}        | ${one('Ann', '', '1.234')}                    | ${'not “1.234”'}
    ${'a comma for a point'}    | ${one('Ann', '', '"1234,56"')}                | ${'not “1234,56”'}
    ${'a power of ten'}         | ${one('Ann', '', '1e9')}                      | ${'not “1e9”'}
    ${'too many masterpoints'}  | ${one('Ann', '', '1000001')}                  | ${'not “1000001”'}
    ${'masterpoints of nobody'} | ${one('', '', '12.5')}                        | ${'2:8 “12.5” stands here without a “player1”.'}
    ${'a number of nobody'}     | ${one('', '77', '')}                          | ${'2:7 “77” stands here without a “player1”.'}
    ${'a number without end'}   | ${one('Ann', '7'.repeat(41), '1')}            | ${'is longer than 40 characters'}
    ${'a wild player'}          | ${one('A\u0007nn', '', '1')}                  | ${'2:6 The cell under “player1” cannot be used. It contains control characters.'}
    ${'a captain of spaces'}    | ${'team,captain\nReds,"  "'}                  | ${'2:6 The cell under “captain” cannot be used. It is empty.'}
    ${'players without points'} | ${'team,player1\nReds,Ann'}                   | ${'1:6 The column “player1” needs a column “masterpoints1” beside it.'}
    ${'points without players'} | ${'team,masterpoints2\nReds,3'}               | ${'1:6 The column “masterpoints2” needs a column “player2” beside it.'}
    ${'a team and a name'}      | ${'team,name\nReds,Blues'}                    | ${'1:6 The column “name” is here twice.'}
    ${'a column nearly right'}  | ${'team,player3,masterpoint3\nReds,Ann,1'}    | ${'Did you mean “masterpoints3”?'}
    ${'a hundredth player'}     | ${'team,player100\nReds,Ann'}                 | ${'1:6 There is no column “player100”'}
  `('$what is said with line, column and value', ({ text, problem }) => {
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem))
  })

  test('all that is wrong is said at once, in the order of the text', () => {
    const text = lines('team,paid,player1,masterpoints1', ',soon,Ann,x', 'Reds,no,,7')
    expect(problemsOf(text).map((problem) => problem.slice(0, 4))).toEqual(['2:1 ', '2:2 ', '2:11', '3:10'])
  })

  test('it is written with the columns somebody fills, and a list of players as before', () => {
    const teams = [
      { name: 'Reds', paid: false, players: [{ name: 'Ann', masterpoints: 1.5 }] },
      { name: 'Blues', captain: 'Ben' },
    ]
    expect(writeEntrants(teams)).toBe(
      'team,captain,paid,player1,masterpoints1\r\nReds,"",no,Ann,1.5\r\nBlues,Ben,"","",""\r\n',
    )
    expect(writeEntrants([{ name: 'Ann', rating: 1850 }, { name: 'Ben' }])).toBe(
      'name,rating\r\nAnn,1850\r\nBen,""\r\n',
    )
  })
})

test(`lists of any teams are read back as they were written (seed ${seed})`, () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !problemWithName(text))
  const masterpoints = fc.integer({ min: 0, max: 100_000_000 }).map((hundredths) => hundredths / 100)
  const player = fc.record({ name, number: name, masterpoints }, { requiredKeys: ['name', 'masterpoints'] })
  const players = fc.array(player, { minLength: 1, maxLength: 7 })
  const team = fc.record({ name, captain: name, paid: fc.boolean(), players }, { requiredKeys: ['name'] })
  let whole = 0
  fc.assert(
    fc.property(fc.array(team, { minLength: 1, maxLength: 5 }), (teams) => {
      if (teams.every((each) => each.players)) whole++
      expect(entrantsOf(writeEntrants(teams))).toEqual(teams)
    }),
    { seed, numRuns: sized({ test: 150, rest: 500, deep: 20_000 }) },
  )
  expect(whole).toBeGreaterThan(0)
})
