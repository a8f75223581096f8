import { describe, expect, test } from 'vitest'
import { bridge, Hall, team } from '../../../../test/hall.ts'
import { inEnglish, voidsTold } from '../../../../test/said.ts'
import { vector } from '../../../../test/vectors.ts'
import { outline } from '../../../outline/outline.ts'
import { unwrap } from '../../../refusals/result.ts'
import { verify } from '../../../verify/index.ts'
import type { AnyFormat } from '../../rule-book/format.ts'
import { bridgeKnockout } from '../format.ts'

const { fields } = vector('bridge-bracketing') as {
  fields: { teams: number; rounds: { teams: number[]; advance: number; survivorsTake: number[] }[][] }[]
}
const shape = (teams: number, options = {}) => {
  const { outline: drawn } = unwrap(outline(bridgeKnockout as AnyFormat, teams, options))
  return drawn
}
const seated = (hall: Hall, match: string) => hall.match(match)?.seats.map(({ entrant }) => entrant)

describe('the whole shape before anybody enters', () => {
  test.each(fields)(
    'BRI-17 to BRI-24 $teams teams: round 1 in seeds, later rounds in numbers, as printed',
    ({ teams, rounds }) => {
      const [stage] = shape(teams).stages
      expect(stage?.rounds.map(({ matches }) => matches.map(({ seats, advance }) => ({ seats, advance })))).toEqual(
        rounds.map((matches, i) =>
          matches.map((match) => ({
            seats: match.teams.map((number) => (i === 0 ? { seed: number } : { number })),
            advance: match.advance,
          })),
        ),
      )
    },
  )

  test('BRI-91 matches number through, rounds that may be re-paired keep theirs', () => {
    const ids = shape(21).stages[0]?.rounds.flatMap(({ matches }) => matches.map(({ match }) => match))
    expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 1)))
  })

  test('BRI-4 rounds are named by what they leave', () => {
    const named = (teams: number) => shape(teams).stages[0]?.rounds.map(({ name }) => inEnglish([name]))
    expect(named(40)).toEqual(['First round', 'Second round', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Final'])
    expect(named(8)).toEqual(['Quarterfinals', 'Semifinals', 'Final'])
  })
})

describe('numbers', () => {
  const entered = (...averages: number[]) =>
    new Hall(bridgeKnockout).did({
      do: 'enter',
      entrants: averages.map((masterpoints, i) => ({
        name: `T${i + 1}`,
        players: team(i + 1).players.map((player) => ({ ...player, masterpoints })),
      })),
    })
  const numbered = (hall: Hall) => hall.bulletin.table.map(({ name }) => name)

  test('BRI-33 by average masterpoints, highest first, level ones in order of entry', () => {
    expect(numbered(entered(100, 300, 200.5, 300, 200.25).did({ do: 'start' }))).toEqual(['T2', 'T4', 'T3', 'T5', 'T1'])
  })

  test('BRI-33 averages are compared as fractions: a third player more does not round', () => {
    const hall = new Hall(bridgeKnockout).did({
      do: 'enter',
      entrants: [
        {
          name: 'Six',
          players: [100, 100, 100, 100, 100, 100.01].map((masterpoints, i) => ({ name: `s${i}`, masterpoints })),
        },
        {
          name: 'Five',
          players: [100, 100, 100, 100, 100.01].map((masterpoints, i) => ({ name: `f${i}`, masterpoints })),
        },
        { name: 'Four', players: [100, 100, 100, 100].map((masterpoints, i) => ({ name: `v${i}`, masterpoints })) },
      ],
    })
    expect(numbered(hall.did({ do: 'start' }))).toEqual(['Five', 'Six', 'Four'])
  })

  test.each(['lot', 'entry'])('bracketed with numbers by %s draws the brackets themselves so (D6)', (seeding) => {
    const entrants = [9, 2, 20, 5, 1, 13, 18, 7, 3, 16, 11, 6, 19, 4, 15, 8, 12, 17, 10, 14].map((k) => team(k))
    const hall = new Hall(bridgeKnockout, { bracketed: true, seeding }).did({ do: 'enter', entrants })
    hall.did({ do: 'start' })
    const inBracket = (letter: string) =>
      hall.bulletin.table
        .filter(({ bracket }) => bracket === letter)
        .toSorted((a, b) => Number(a['number']) - Number(b['number']))
    const names = (letter: string) => inBracket(letter).map(({ name }) => Number(name.slice(1)))
    const upTo = (first: number) => Array.from({ length: 10 }, (_, i) => first + i)
    expect(names('A').toSorted((a, b) => a - b)).toEqual(upTo(1))
    expect(names('B').toSorted((a, b) => a - b)).toEqual(upTo(11))
    if (seeding === 'entry') expect(names('A')).toEqual([9, 2, 5, 1, 7, 3, 6, 4, 8, 10])
    else expect(names('A')).not.toEqual(upTo(1))
    expect(verify(hall.tournament.log).findings).toEqual([])
    const [first] = hall.tournament.chart.started?.order ?? []
    const swapped = hall.tournament.log.map((fact) => {
      if (fact.type !== 'tournament-started') return fact
      const order = [...fact.order.slice(0, -1).with(0, fact.order.at(-1) as never), first as never]
      return { ...fact, order }
    })
    expect(verify(swapped).findings).toMatchObject([{ rule: 'BRI-98' }])
    hall.did({ do: 'redraw', enter: [{ ...team(21), name: 'Late' }] })
    expect(hall.row('Late')?.['bracket']).toBe('B')
  })

  test('BRI-33 by lot from the recorded dice: the same dice, the same numbers', () => {
    const drawn = () => numbered(bridge(12, { seeding: 'lot' }))
    expect(drawn()).toEqual(drawn())
    expect(drawn()).not.toEqual(numbered(bridge(12)))
  })

  test('BRI-33 teams without players are level and stand as they entered; some without are refused', () => {
    const names = new Hall(bridgeKnockout).enter('Reds', 'Blues', 'Greens')
    expect(numbered(names.did({ do: 'start' }))).toEqual(['Reds', 'Blues', 'Greens'])
    const mixed = new Hall(bridgeKnockout).did({ do: 'enter', entrants: [team(1), team(2), { name: 'Late list' }] })
    expect(mixed.try({ do: 'start' })).toMatchObject({
      code: 'missing-masterpoints',
      entrants: ['Late list'],
      rule: 'BRI-33',
    })
    expect(mixed.try({ do: 'start', order: 'entry' })).toBeUndefined()
  })

  test('BRI-59 masterpoints are fixed at the start, and an undone start frees them', () => {
    const hall = entered(100, 300, 200).did({ do: 'start' })
    const players = team(1).players.map((player) => ({ ...player, masterpoints: 900 }))
    expect(hall.try({ do: 'edit', entrant: 'T1', players })).toMatchObject({ code: 'rating-fixed' })
    hall.did({ do: 'undo' }).did({ do: 'edit', entrant: 'T1', players }).did({ do: 'start' })
    expect(numbered(hall)).toEqual(['T1', 'T2', 'T3'])
  })

  test('BRI-70a names, captains and payments may be edited always', () => {
    const hall = bridge(8).score('1 9-0').did({ do: 'edit', entrant: 'T1', name: 'Reds', captain: 'Ann', paid: true })
    expect(hall.bulletin.entrants[0]).toMatchObject({ name: 'Reds', captain: 'Ann', paid: true })
  })

  test('BRI-27 survivors in the order of the numbers they played under take the lowest numbers of the match', () => {
    const hall = bridge(12).score('1 T1 T7 0-9', '1 T1 T10 0-9', '1 T7 T10 9-0')
    hall.score(
      '2 T2 T8 9-0',
      '2 T2 T9 9-0',
      '2 T8 T9 0-9',
      '3 T3 T5 9-0',
      '3 T3 T12 9-0',
      '3 T5 T12 9-0',
      '4 T4 T6 9-0',
      '4 T4 T11 9-0',
      '4 T6 T11 9-0',
    )
    expect(['5', '6', '7', '8'].map((match) => seated(hall, match))).toEqual([
      ['T7', 'T9'],
      ['T2', 'T10'],
      ['T3', 'T6'],
      ['T4', 'T5'],
    ])
    expect(hall.why('number T10')).toBe(
      'BRI-33: T10 has number 10. Numbers go by average masterpoints, and its average is 5600.',
    )
    expect(hall.whyMore('number T10')).toBe(
      'From match 1 of numbers 1, 7 and 10, from which two advance, it took number 7 (BRI-27).',
    )
  })
})

describe('re-pairing', () => {
  const better = (first: string, second: string): readonly [number, number] =>
    Number(first.slice(1)) < Number(second.slice(1)) ? [9, 0] : [0, 9]
  /** Nine teams up to the semifinals; the two lowest numbers advance from every three-way. */
  const nine = (autoPair = true) => bridge(9, {}, autoPair).scoreRound(better).scoreRound(better)

  test('BRI-29 default pairs that have met are re-paired: 1-4 2-3, else 1-3 2-4, else 1-2 3-4', () => {
    // T1 and T3 met in round 2, T2 and T4 too, T3 and T4 in round 1: 1-4 2-3 is clean.
    const hall = nine()
    expect([seated(hall, '6'), seated(hall, '7')]).toEqual([
      ['T1', 'T4'],
      ['T2', 'T3'],
    ])
    const fact = hall.tournament.log.find(({ type }) => type === 'round-paired')
    expect(fact).toMatchObject({
      kind: 'default',
      matches: [
        [
          { number: 1, after: 2 },
          { number: 4, after: 2 },
        ],
        [
          { number: 2, after: 2 },
          { number: 3, after: 2 },
        ],
      ],
    })
  })

  test('BRI-29 with the reason, and the winner of the second match takes number 2', () => {
    const hall = bridge(9)
      .scoreRound(better)
      .score('4 T1 T3 9-0', '4 T1 T6 9-0', '4 T3 T6 0-9', '5 T2 T4 9-0', '5 T2 T5 9-0', '5 T4 T5 0-9')
    // Left: 1 T1, 2 T2, 3 T6, 4 T5. T1-T5 and T2-T6 met in round 1, T1-T6 and T2-T5 in round 2.
    expect([seated(hall, '6'), seated(hall, '7')]).toEqual([
      ['T1', 'T2'],
      ['T6', 'T5'],
    ])
    expect(hall.why('6')).toContain(
      'BRI-29: T1 (1) and T2 (2) meet in the semifinals, match 6. 2 default pairs had met before, so the round was re-paired.',
    )
    expect(hall.whyMore('6')).toContain('here 1 meets 2.')
    hall.score('6 9-0', '7 0-9')
    expect(hall.match('8')?.seats).toEqual([
      { number: 1, entrant: 'T1' },
      { number: 2, entrant: 'T5' },
    ])
  })

  test('BRI-29 until it is published it is shown with its default pairs and its numbers', () => {
    const hall = nine(false)
    expect(hall.match('6')).toMatchObject({
      state: 'waiting',
      seats: [
        { number: 1, entrant: 'T1' },
        { number: 4, entrant: 'T4' },
      ],
    })
    expect(hall.bulletin.todo[0]).toMatchObject({ do: 'pair', stage: 'knockout', round: 3 })
    expect(hall.try({ do: 'report', match: '6', imps: [1, 0] })).toMatchObject({ code: 'no-such-match' })
  })

  test('BRI-29 the director may pair the same teams by hand, and the note is kept', () => {
    const hall = nine(false).did({
      do: 'pair',
      matches: [
        ['T3', 'T1'],
        ['T4', 'T2'],
      ],
      note: 'asked for by both',
    })
    expect([seated(hall, '6'), seated(hall, '7')]).toEqual([
      ['T1', 'T3'],
      ['T2', 'T4'],
    ])
    expect(hall.why('6')).toContain(
      'The director paired this round by hand. Note: “asked for by both”. They have met in match 4.',
    )
    expect(hall.tournament.log.at(-1)).toMatchObject({ type: 'round-paired', kind: 'by-hand', byHand: true })
  })

  test.each([
    [[['T1', 'T2']], 'everybody'],
    [
      [
        ['T1', 'T2'],
        ['T3', 'T9'],
      ],
      'everybody',
    ],
    [
      [
        ['T1', 'T1'],
        ['T3', 'T4'],
      ],
      'everybody',
    ],
    [[['T1', 'T2', 'T3'], ['T4']], 'everybody'],
  ])('BRI-29 %j is no pairing of this round', (matches, problem) => {
    const hall = nine(false)
    const before = hall.text
    expect(hall.try({ do: 'pair', matches })).toMatchObject({
      code: 'not-by-hand',
      problem: { id: `by-hand-${problem}` },
    })
    expect(hall.text).toBe(before)
  })

  test('BRI-89 a pairing by hand is not drawn again by a correction that leaves it standing', () => {
    const hall = nine(false).did({
      do: 'pair',
      matches: [
        ['T1', 'T3'],
        ['T2', 'T4'],
      ],
    })
    hall.did({ do: 'correct', match: '4', between: ['T1', 'T3'], imps: [20, 0] })
    expect(seated(hall, '6')).toEqual(['T1', 'T3'])
  })

  test('BRI-89 a correction that changes who holds a number touches only the matches of that number', () => {
    const hall = nine().score('6 9-0', '7 9-0')
    const refusal = hall.try({ do: 'correct', match: '4', between: ['T3', 'T6'], imps: [0, 99] })
    expect(voidsTold(refusal)).toEqual(['Match 7: T2 9–0 T3.'])
    hall.did({ do: 'correct', match: '4', between: ['T3', 'T6'], imps: [0, 99], confirm: true })
    expect(hall.match('6')).toMatchObject({ state: 'decided', winner: 'T1' })
    expect(seated(hall, '7')).toEqual(['T2', 'T6'])
  })
})
