import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../../../test/said.ts'
import { vector } from '../../../../test/vectors.ts'
import { Dice } from '../../../dice/dice.ts'
import { type Award, awardOf, type Run, type TeamMatch } from './participation.ts'
import { ranks } from './run.ts'

interface Golden {
  readonly lostSemi: readonly { readonly row: readonly string[]; readonly award: string }[]
  readonly final: readonly { readonly row: readonly string[]; readonly ifLost: string; readonly ifWon: string }[]
  readonly cases: readonly { readonly team: string; readonly played: readonly Pair[]; readonly award: string }[]
}
type Pair = readonly [played: number, boards: number]

const golden = vector('bridge-participation') as Golden
const byShare = { fullMatchAwardForParticipants: false }

const sat = ([played, boards]: Pair): TeamMatch => ({ state: 'known', played, boards })
const unplayed: TeamMatch = { state: 'unplayed' }
const unknown: TeamMatch = { state: 'unknown' }

/** "12/24 0/24 - ?": a match without a board, one whose line-up is missing. */
const matchesIn = (text: string): TeamMatch[] =>
  text.split(' ').map((each) => {
    if (each === '-') return unplayed
    return each === '?' ? unknown : sat(each.split('/').map(Number) as unknown as Pair)
  })

const champion = (won: readonly TeamMatch[]): Run => ({ bracket: 'regular', won, end: { how: 'champion' } })

/** The last match was lost, and so many rounds follow. */
const beaten = (matches: readonly TeamMatch[], roundsAfter: number): Run => ({
  bracket: 'regular',
  won: matches.slice(0, -1),
  end: { how: 'beaten', match: matches.at(-1) ?? unplayed, roundsAfter },
})

/** The last but one was lost, the last is the playoff. */
const playoff = (matches: readonly TeamMatch[], isWon = true): Run => ({
  bracket: 'regular',
  won: matches.slice(0, -2),
  end: { how: 'played-on', in: 'playoff', lost: matches.at(-2) ?? unplayed, match: matches.at(-1) ?? unplayed, isWon },
})

function runOf(team: string, played: readonly TeamMatch[]): Run {
  if (team === 'won-final') return champion(played)
  if (team === 'lost-final') return beaten(played, 0)
  if (team === 'lost-semi') return beaten(played, 1)
  if (team === 'won-5/8') return playoff(played)
  return beaten([...played, unplayed], 1)
}

const awardTo = (team: string, text: string): Award => awardOf(runOf(team, matchesIn(text)), byShare)

describe('the tables as printed', () => {
  test.each(golden.cases.map(({ team, played, award }) => [team, played.map((p) => p.join('/')).join(' '), award]))(
    'BRI-8 BRI-9 %s with %s: %s',
    (team, text, award) => expect(awardTo(team, text).award).toBe(award),
  )

  const cells = [
    ...golden.lostSemi.map(({ row, award }) => ['lost-semi', row.join(''), award] as const),
    ...golden.final.map(({ row, ifLost }) => ['lost-final', row.join(''), ifLost] as const),
    ...golden.final.map(({ row, ifWon }) => ['won-final', row.join(''), ifWon] as const),
  ]

  test('they have 29 cells', () => expect(cells).toHaveLength(29))

  test.each(cells)('BRI-8 BRI-9 %s, row %s: %s', (team, row, cell) => {
    const full = [...row].map((mark): Pair => (mark === 'P' ? [12, 12] : [0, 12]))
    expect(awardOf(runOf(team, full.map(sat)), byShare).award).toBe(promisedBy(cell))
    if (!cell.includes(' if ')) return
    const half = [...row].map((mark): Pair => (mark === 'P' ? [6, 12] : [0, 12]))
    expect(awardOf(runOf(team, half.map(sat)), byShare).award).not.toBe(promisedBy(cell))
  })

  /** What a cell gives where its condition holds. */
  function promisedBy(cell: string): string {
    if (cell.endsWith('match award')) return 'match'
    return cell.split(' if ')[0] as string
  }

  /** The condition of a cell, in percent: "2nd if P1+P3>=150", "1st if P1=100 and P4=100". */
  function holds(cell: string, percent: readonly number[]): boolean {
    const conditions = cell.split(' if ')[1]?.split(' and ') ?? []
    return conditions.every((condition) => {
      const [, sum = '', sign, bound] = /^((?:P\d\+?)+)(>=|=)(\d+)$/.exec(condition) ?? []
      const total = sum.split('+').reduce((all, name) => all + (percent[Number(name.slice(1)) - 1] as number), 0)
      return sign === '=' ? total === Number(bound) : total >= Number(bound)
    })
  }

  /** Another reading of BRI-10: a cell that fails falls to that of the final lost, then to that of the semifinal lost. */
  function printedAward(team: string, played: readonly Pair[]): string {
    const percent = played.map(([p, boards]) => (100 * p) / boards)
    const row = percent.map((each) => (each >= 50 ? 'P' : 'O')).join('')
    const final = golden.final.find((each) => each.row.join('') === row)
    const semifinal = golden.lostSemi.find((each) => each.row.join('') === row.slice(0, 3))
    const tables = { 'won-final': final?.ifWon, 'lost-final': final?.ifLost, 'lost-semi': semifinal?.award }
    const from = Object.keys(tables).indexOf(team)
    const cell = Object.values(tables)
      .slice(from)
      .find((each) => each !== undefined && /^\d/.test(each) && holds(each, percent))
    if (cell) return promisedBy(cell)
    const won = team === 'won-final' ? played : played.slice(0, -1)
    return won.some(([p]) => p > 0) ? 'match' : 'nothing' // BRI-14, BRI-15
  }

  const combinations = (matches: number, values: readonly number[]): number[][] =>
    matches === 0 ? [[]] : combinations(matches - 1, values).flatMap((each) => values.map((value) => [...each, value]))

  test.each([
    ['lost-semi', 3],
    ['lost-final', 4],
    ['won-final', 4],
  ] as const)('BRI-10 BRI-11 BRI-14 BRI-15 %s: every turnout in %i matches', (team, matches) => {
    const seen = new Set<string>()
    for (const played of combinations(matches, [0, 5, 6, 9, 12])) {
      const pairs = played.map((p): Pair => [p, 12])
      const { award } = awardOf(runOf(team, pairs.map(sat)), byShare)
      expect({ played, award }).toEqual({ played, award: printedAward(team, pairs) })
      seen.add(award)
    }
    const expected = [
      '3rd/4th',
      'match',
      'nothing',
      ...(matches === 4 ? ['2nd'] : []),
      ...(team === 'won-final' ? ['1st'] : []),
    ]
    expect([...seen].sort()).toEqual(expected.sort())
  })

  test('BRI-8 a failed cell of the final falls on only where a table says so', () =>
    expect(
      printedAward('won-final', [
        [0, 12],
        [12, 12],
        [5, 12],
        [6, 12],
      ]),
    ).toBe('3rd/4th'))
})

describe('whole numbers, and what is counted', () => {
  test.each`
    team            | played                           | award        | why
    ${'won-final'}  | ${'2/3 0/28 5/6 14/28'}          | ${'1st'}     | ${'66⅔ + 83⅓ + 50 is 200 exactly'}
    ${'lost-final'} | ${'2/3 0/28 5/6 0/28'}           | ${'2nd'}     | ${'66⅔ + 83⅓ is 150 exactly'}
    ${'lost-final'} | ${'19/28 0/24 23/28 0/28'}       | ${'2nd'}     | ${'42 of 28 boards'}
    ${'lost-final'} | ${'37/56 0/24 23/28 0/28'}       | ${'match'}   | ${'half a board less'}
    ${'lost-final'} | ${'9998/9999 0/1 5000/9999 0/1'} | ${'match'}   | ${'14998 of 9999 boards, 14998.5 needed'}
    ${'lost-semi'}  | ${'0/28 13/27 27/27'}            | ${'match'}   | ${'13 of 27 is below half'}
    ${'lost-semi'}  | ${'14/28 14/27 0/27'}            | ${'3rd/4th'} | ${'14 of 27 is half'}
  `('BRI-6 BRI-10 $team with $played: $award, $why', ({ team, played, award }) =>
    expect(awardTo(team, played).award).toBe(award),
  )

  test('BRI-14 boards of a match he was out of earn their share of it', () => {
    const { award, rule, shares } = awardTo('lost-semi', '5/12 3/12 12/12')
    expect({ award, rule }).toEqual({ award: 'match', rule: 'BRI-14' })
    expect(shares).toEqual([
      { match: 1, played: 5, boards: 12, percent: 41.67 },
      { match: 2, played: 3, boards: 12, percent: 25 },
    ])
  })

  test.each`
    row       | played                    | on
    ${'POOP'} | ${'9/12 5/12 0/12 12/12'} | ${[100, 41.67]}
    ${'OOPP'} | ${'0/12 0/12 6/12 12/12'} | ${[100]}
    ${'POOO'} | ${'9/12 0/12 0/12 5/12'}  | ${[75]}
  `('BRI-13 fullMatchAwardForParticipants in a final lost, row $row', ({ played, on }) => {
    const run = runOf('lost-final', matchesIn(played))
    const { award, shares } = awardOf(run, { fullMatchAwardForParticipants: true })
    expect(award).toBe('match')
    expect(shares.map(({ percent }) => percent)).toEqual(on)
  })

  test.each(['', '-1/12', '13/12', '0/0', '6.5/12', 'x/12', '6/Infinity'])(
    'BRI-83 "%s" is a mistake of ours, never NaN',
    (text) => expect(() => awardTo('won-one', text)).toThrow(RangeError),
  )
})

describe('the rule that decided, in words', () => {
  test.each`
    team            | played                     | rule         | text
    ${'won-final'}  | ${'9/12 12/12 0/12 12/12'} | ${'BRI-11'}  | ${'1st place: the printed row P P O P asks for all boards of match 4 of the team (12 of 12 played).'}
    ${'won-final'}  | ${'9/12 0/12 12/12 6/12'}  | ${'BRI-10'}  | ${'1st place: at least half of match 4 of the team was played, and the percentages add up to 225 of the 200 needed. Percentages of the matches with at least half of the boards: 75 + 100 + 50 = 225; 200 are needed.'}
    ${'won-final'}  | ${'9/12 12/12 0/12 9/12'}  | ${'BRI-11'}  | ${'3rd/4th place: at least half of match 2 of the team was played, and the percentages add up to 175 of the 100 needed. Percentages of the matches with at least half of the boards: 75 + 100 = 175; 100 are needed. Not 1st place: the printed row P P O P asks for all boards of match 4 of the team (9 of 12 played) (BRI-11). Without that row the percentages would do: 250 of the 200 needed. Not 2nd place: 0 of 12 boards in match 3 of the team is less than half (BRI-10).'}
    ${'lost-semi'}  | ${'0/12 12/12 5/12'}       | ${'BRI-10'}  | ${'3rd/4th place: at least half of match 2 of the team was played, and the percentages add up to 100 of the 100 needed.'}
    ${'lost-semi'}  | ${'0/12 9/12 5/12'}        | ${'BRI-13'}  | ${'Match award: 75% of match 2 of the team. Match 2 of the team: 9 of 12 boards. Not 3rd/4th place: the percentages add up to 75 of the 100 needed (BRI-10).'}
    ${'lost-semi'}  | ${'0/12 0/12 12/12'}       | ${'BRI-14'}  | ${'Nothing: no board was played in what the team won, match 1 of the team and match 2 of the team. Not 3rd/4th place: 0 of 12 boards in match 2 of the team is less than half (BRI-10).'}
    ${'lost-semi'}  | ${'0/12 0/12 0/12'}        | ${'BRI-15'}  | ${'Nothing: no board was played in what the team won, match 1 of the team and match 2 of the team. Not 3rd/4th place: 0 of 12 boards in match 2 of the team is less than half (BRI-10).'}
    ${'lost-semi'}  | ${'6/12 0/12'}             | ${'BRI-5'}   | ${'Match award: 50% of match 1 of the team. Match 1 of the team: 6 of 12 boards.'}
    ${'lost-semi'}  | ${'12/12'}                 | ${'BRI-5'}   | ${'Nothing: the team won no match.'}
    ${'won-5/8'}    | ${'24/24 0/24 12/24'}      | ${'BRI-16'}  | ${'5th/8th place: at least half of match 3 of the team was played, and 36 of all 72 boards; 36 are needed.'}
    ${'won-5/8'}    | ${'23/24 0/24 12/24'}      | ${'BRI-16'}  | ${'Match award: 95.8% of match 1 of the team and 50% of match 3 of the team. Match 1 of the team: 23 of 24 boards. Match 3 of the team: 12 of 24 boards. Not 5th/8th place: the player has 35 of all 72 boards and needs 36 (BRI-16).'}
    ${'won-5/8'}    | ${'24/24 24/24 11/24'}     | ${'BRI-16'}  | ${'Match award: 100% of match 1 of the team and 45.8% of match 3 of the team. Match 1 of the team: 24 of 24 boards. Match 3 of the team: 11 of 24 boards. Not 5th/8th place: 11 of 24 boards in match 3 of the team is less than half (BRI-16).'}
    ${'lost-final'} | ${'12/12 ? 0/12 ?'}        | ${'BRI-16c'} | ${'Not known: the line-up for match 2 of the team and match 4 of the team is missing.'}
  `('$rule $team with $played', ({ team, played, rule, text }) => {
    const award = awardTo(team, played)
    expect([award.rule, inEnglish([...award.says, ...award.more])]).toEqual([rule, text])
  })

  test('75 % is printed as a full match award (D18)', () =>
    expect(inEnglish(awardTo('lost-final', '9/12 0/12 0/12 12/12').says)).toMatch(
      /^Match award in the share of the boards played, by the row “full match award”: 75% of match 1/,
    ))

  test('BRI-13 a full match award is the name of its row', () =>
    expect(inEnglish(awardTo('lost-final', '12/12 0/12 0/12 12/12').says)).toMatch(
      /^Match award in the share of the boards played, by the row “full match award”: 100%/,
    ))

  test('BRI-15 rows that are not printed', () => {
    const parts = ['12/12 0/12 0/12 0/12', '0/12 0/12 6/12 0/12', '0/12 6/12 0/12 0/12', '0/12 0/12 0/12 12/12']
    expect(parts.map((played) => awardTo('lost-final', played)).map(({ award, rule }) => `${award} ${rule}`)).toEqual([
      'match BRI-15',
      'match BRI-15',
      'match BRI-15',
      'nothing BRI-15',
    ])
    expect(awardTo('lost-final', '0/12 12/12 0/12 0/12').award).toBe('3rd/4th')
    expect(awardTo('won-final', '0/12 0/12 0/12 12/12')).toMatchObject({ award: 'match', rule: 'BRI-15' })
  })
})

describe('other ends', () => {
  test('BRI-48 who gives the final up ranks as if the semifinal had been lost', () => {
    const [one, two, three, final] = matchesIn('12/12 12/12 12/12 -') as [TeamMatch, TeamMatch, TeamMatch, TeamMatch]
    const run: Run = {
      bracket: 'regular',
      won: [one, two, three],
      end: { how: 'gave-up', match: final, roundsAfter: 0 },
    }
    expect(awardOf(run, byShare)).toMatchObject({ award: '3rd/4th', rule: 'BRI-10' })
    expect(awardOf(beaten([one, two, three, final], 0), byShare).award).toBe('2nd')
  })

  test('BRI-16 a playoff after two wins is tried first and falls to what they give', () => {
    expect(awardTo('won-5/8', '12/12 0/12 6/12 6/12')).toMatchObject({ award: '5th/8th', rule: 'BRI-16' })
    expect(awardTo('won-5/8', '6/12 6/12 0/12 0/12')).toMatchObject({ award: '5th/8th', rule: 'BRI-10' })
    expect(awardTo('won-5/8', '12/12 5/12 0/12 0/12')).toMatchObject({ award: 'match', rule: 'BRI-16' })
  })

  test('BRI-16 who lost the playoff has one win, or what two wins give', () => {
    expect(awardOf(playoff(matchesIn('12/12 12/12 12/12'), false), byShare)).toMatchObject({
      award: 'match',
      rule: 'BRI-5',
    })
    expect(awardOf(playoff(matchesIn('12/12 12/12 0/12 0/12'), false), byShare).award).toBe('5th/8th')
  })

  test.each`
    end           | played                    | award
    ${'champion'} | ${'6/12 6/12 6/12 6/12'}  | ${'1st'}
    ${'champion'} | ${'6/12 6/12 6/12 5/12'}  | ${'2nd'}
    ${'champion'} | ${'6/12 6/12 5/12 6/12'}  | ${'4th/6th'}
    ${'2nd'}      | ${'6/12 6/12 6/12 0/12'}  | ${'2nd'}
    ${'3rd'}      | ${'6/12 6/12 6/12 0/12'}  | ${'3rd'}
    ${'2nd/3rd'}  | ${'6/12 6/12 6/12 0/12'}  | ${'2nd/3rd'}
    ${'3rd'}      | ${'6/12 6/12 5/12 12/12'} | ${'4th/6th'}
    ${'beaten'}   | ${'6/12 6/12 0/12'}       | ${'4th/6th'}
    ${'beaten'}   | ${'12/12 0/12'}           | ${'match'}
    ${'gave-up'}  | ${'6/12 6/12 6/12 0/12'}  | ${'4th/6th'}
  `('BRI-16b in a corrected bracket $end with $played: $award', ({ end, played, award }) =>
    expect(awardOf(corrected(end, matchesIn(played)), byShare).award).toBe(award),
  )

  function corrected(end: string, matches: readonly TeamMatch[]): Run {
    if (end === 'champion') return { bracket: 'corrected', won: matches, end: { how: 'champion' } }
    const [won, match] = [matches.slice(0, -1), matches.at(-1) as TeamMatch]
    if (end === 'beaten' || end === 'gave-up') return { bracket: 'corrected', won, end: { how: end, match } }
    return { bracket: 'corrected', won, end: { how: 'placed', place: end as '2nd', match } }
  }

  test('BRI-16b a match of losers in a compact knockout gives a match award only', () => {
    const [lost, match] = matchesIn('12/12 9/12') as [TeamMatch, TeamMatch]
    const run: Run = {
      bracket: 'regular',
      won: [],
      end: { how: 'played-on', in: 'losers-match', lost, match, isWon: true },
    }
    expect(awardOf(run, byShare)).toMatchObject({ award: 'match', rule: 'BRI-5', shares: [{ match: 2, percent: 75 }] })
  })
})

describe('matches without a board', () => {
  test.each`
    team           | played                      | award        | rule         | why
    ${'lost-semi'} | ${'- 6/12 0/12'}            | ${'3rd/4th'} | ${'BRI-16a'} | ${'half of the one match with boards'}
    ${'lost-semi'} | ${'6/12 - 0/12'}            | ${'3rd/4th'} | ${'BRI-16a'} | ${'match 1 takes the place of match 2'}
    ${'lost-semi'} | ${'5/12 - 12/12'}           | ${'match'}   | ${'BRI-14'}  | ${'not P in match 1'}
    ${'won-final'} | ${'6/12 6/12 6/12 -'}       | ${'1st'}     | ${'BRI-16a'} | ${'match 3 takes the place of the final'}
    ${'won-final'} | ${'12/12 6/12 0/12 -'}      | ${'3rd/4th'} | ${'BRI-10'}  | ${'out in match 3'}
    ${'won-final'} | ${'6/12 - 5/12 12/12'}      | ${'1st'}     | ${'BRI-16a'} | ${'150 of three matches; no row of the table'}
    ${'won-final'} | ${'12/12 6/12 5/12 6/12 -'} | ${'1st'}     | ${'BRI-16a'} | ${'the odd cell is for four rounds'}
    ${'lost-semi'} | ${'- - 1/12'}               | ${'3rd/4th'} | ${'BRI-16a'} | ${'he has played'}
    ${'lost-semi'} | ${'- - 0/12'}               | ${'match'}   | ${'BRI-16a'} | ${'no board at all, no rank'}
    ${'lost-semi'} | ${'- 0/12 0/12'}            | ${'match'}   | ${'BRI-16a'} | ${'the award of match 1 goes to all'}
    ${'won-one'}   | ${'-'}                      | ${'match'}   | ${'BRI-16a'} | ${'the award of match 1 goes to all'}
    ${'won-5/8'}   | ${'12/12 6/12 -'}           | ${'5th/8th'} | ${'BRI-16'}  | ${'the match before takes the place of the playoff'}
    ${'won-5/8'}   | ${'12/12 0/12 -'}           | ${'match'}   | ${'BRI-16'}  | ${'the match before takes the place of the playoff'}
    ${'won-5/8'}   | ${'- - -'}                  | ${'match'}   | ${'BRI-16a'} | ${'no board at all, no rank'}
  `('BRI-16a $team with $played: $award, $why', ({ team, played, award, rule }) =>
    expect(awardTo(team, played)).toMatchObject({ award, rule }),
  )

  test('BRI-16a all of a match won without a board', () => {
    const award = awardTo('lost-semi', '- 5/12 0/12')
    expect(award.shares).toEqual([
      { match: 1, played: 0, boards: 0, percent: 100 },
      { match: 2, played: 5, boards: 12, percent: 41.67 },
    ])
    expect(inEnglish(award.says)).toBe(
      'Match award: all of match 1 of the team, won without a board and 41.7% of match 2 of the team.',
    )
  })
})

describe('any number of rounds', () => {
  const order = [...ranks, 'match', 'nothing']
  const place = ({ award }: Award): number => order.indexOf(award)

  test('BRI-10 BRI-11 more boards never give a lower award, the odd cell included', () => {
    const roll = new Dice('participation').stream('monotone')
    let better = 0
    for (let i = 0; i < 20_000; i++) {
      const matches = Array.from({ length: roll(2, 6) }, (): Pair => withinBoards(roll(8, 30), roll))
      const which = roll(0, matches.length - 1)
      const more = matches.map(([played, boards], at): Pair => [at === which ? roll(played, boards) : played, boards])
      const [before, after] = [matches, more].map((each) => place(awardOf(endOf(i, each.map(sat)), byShare)))
      if ((after as number) > (before as number))
        expect.fail(`lower with more boards: ${JSON.stringify({ matches, more })}`)
      if ((after as number) < (before as number)) better++
    }
    expect(better).toBeGreaterThan(500)
  })

  /** None, all, half or anything. */
  const withinBoards = (boards: number, roll: (least: number, most: number) => number): Pair => [
    [0, boards, Math.ceil(boards / 2), roll(0, boards)][roll(0, 3)] as number,
    boards,
  ]

  const endOf = (i: number, matches: readonly TeamMatch[]): Run =>
    i % 4 === 0 ? champion(matches) : i % 4 === 3 && matches.length > 2 ? playoff(matches) : beaten(matches, i % 3)

  test.each([2, 3, 4, 5, 6])('BRI-16 of %i rounds the last match gives 1st, and so on down to match 2', (rounds) => {
    const everything = (count: number): TeamMatch[] => Array.from({ length: count }, () => sat([12, 12]))
    const told = Array.from({ length: rounds }, (_, won) =>
      awardOf(beaten(everything(won + 1), rounds - won - 1), byShare),
    )
    const names = ['2nd', '3rd/4th', '5th/8th', '9th/16th', '17th/32nd']
    expect(told.slice(2).map(({ award }) => award)).toEqual(names.slice(0, rounds - 2).reverse())
    expect(told.slice(0, 2).map(({ award, rule }) => `${award} ${rule}`)).toEqual(['nothing BRI-5', 'match BRI-5'])
    expect(awardOf(champion(everything(rounds)), byShare).award).toBe('1st')
  })

  test('BRI-16 no rank for fewer than two wins, whatever was played', () => {
    for (const roundsAfter of [0, 1, 2, 3, 4])
      for (const played of ['12/12 12/12', '- 12/12', '0/12 12/12'])
        expect(['match', 'nothing']).toContain(awardOf(beaten(matchesIn(played), roundsAfter), byShare).award)
  })

  test('BRI-11 the odd cell is for four rounds alone', () => {
    expect(awardTo('won-final', '6/12 6/12 5/12 12/12').award).toBe('1st')
    expect(awardTo('won-final', '12/12 12/12 5/12 11/12').award).toBe('3rd/4th')
    expect(awardTo('won-final', '12/12 12/12 12/12 5/12 6/12').award).toBe('1st')
    expect(awardTo('won-final', '12/12 5/12 6/12').award).toBe('1st')
  })
})
