/** The shape of a cup: fields, rounds, seeds and places. */

import { describe, expect, test } from 'vitest'
import { cup, Hall } from '../../../test/hall.ts'
import { inEnglish, refusalText } from '../../../test/said.ts'
import { NOBODY, type Who } from '../../chart/slot.ts'
import { Dice } from '../../dice/dice.ts'
import { outline } from '../../outline/outline.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import { unwrap } from '../../refusals/result.ts'
import { cup as format } from './format.ts'
import { bands, bracketOrder } from './seeding.ts'

const shapeOf = (count: number, options = {}) => unwrap(outline(format, count, options)).outline
const roundsOf = (count: number, options = {}) => shapeOf(count, options).stages[0]?.rounds ?? []
const pairings = (count: number) =>
  roundsOf(count)[0]
    ?.matches.map(({ seats }) => seats.map(({ seed }) => seed).join('–'))
    .join(', ')
const seedsOf = (hall: Hall) =>
  hall.tournament.chart.field.order.map((who) => hall.tournament.chart.field.entrant(who).name)

describe('the field', () => {
  test.each`
    count   | allowed
    ${0}    | ${[2]}
    ${1}    | ${[2]}
    ${3}    | ${[2, 4]}
    ${6}    | ${[4, 8]}
    ${12}   | ${[8, 16]}
    ${1000} | ${[512, 1024]}
    ${2048} | ${[1024]}
  `('CUP-4 a field of $count is refused, and $allowed are named', ({ count, allowed }) => {
    expect(outline(format, count)).toMatchObject({
      refusal: {
        code: 'wrong-field',
        count,
        allowed: { sizes: allowed },
        rule: 'CUP-4',
      },
    })
  })

  test('CUP-4 in words', () => {
    const hall = new Hall(format).enter('A', 'B', 'C', 'D', 'E', 'F')
    expect(refusalText(hall.try({ do: 'start' }) as Refusal)).toBe(
      'This format takes 4 or 8 players; 6 have entered (CUP-4).',
    )
  })

  test('CUP-S5, CUP-5 rounds are named by those left', () => {
    expect(roundsOf(32).map(({ name }) => inEnglish([name]))).toEqual([
      'Round of 32',
      'Round of 16',
      'Quarterfinal',
      'Semifinal',
      'Final',
    ])
    expect(roundsOf(4).map(({ name }) => inEnglish([name]))).toEqual(['Semifinal', 'Final'])
    expect(roundsOf(2).map(({ name }) => inEnglish([name]))).toEqual(['Final'])
  })

  test.each([2, 4, 8, 64, 1024])(
    'CUP-S6 %i entrants: the winner of match i goes to match i/2, even as A, odd as B',
    (count) => {
      const rounds = roundsOf(count)
      expect(rounds.map(({ matches }) => matches.length)).toEqual(rounds.map((_, i) => count / 2 ** (i + 1)))
      rounds.slice(1).forEach(({ matches }, r) => {
        const before = rounds[r]?.matches ?? []
        matches.forEach(({ seats }, i) => {
          expect(seats.map(({ winnerOf }) => winnerOf)).toEqual([before[2 * i]?.match, before[2 * i + 1]?.match])
        })
      })
    },
  )
})

describe('places', () => {
  test.each`
    count | matches
    ${2}  | ${'1–2'}
    ${4}  | ${'1–4, 2–3'}
    ${8}  | ${'1–8, 4–5, 2–7, 3–6'}
    ${16} | ${'1–16, 8–9, 4–13, 5–12, 2–15, 7–10, 3–14, 6–11'}
    ${32} | ${'1–32, 16–17, 8–25, 9–24, 4–29, 13–20, 5–28, 12–21, 2–31, 15–18, 7–26, 10–23, 3–30, 14–19, 6–27, 11–22'}
  `('CUP-S12, CUP-12 the first round of $count, in the order of its matches', ({ count, matches }) => {
    expect(pairings(count)).toBe(matches)
  })

  const sizes = Array.from({ length: 10 }, (_, i) => 2 ** (i + 1))

  test.each(sizes)('CUP-12 of %i every seed is placed once', (size) => {
    expect(bracketOrder(size).toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1))
  })

  test.each(sizes)('CUP-12 of %i the best 2^k are in different 1/2^k-ths of the bracket', (size) => {
    const order = bracketOrder(size)
    for (let best = 2; best <= size; best *= 2) {
      const parts = order.flatMap((seed, place) => (seed <= best ? [Math.floor((place * best) / size)] : []))
      expect(new Set(parts).size).toBe(best)
    }
  })

  test.each(sizes)(
    'CUP-12 of %i, if the better seed always wins, two who meet add up to those left plus one',
    (size) => {
      for (let left = bracketOrder(size); left.length > 1; left = left.filter((seed) => seed <= left.length / 2))
        for (let i = 0; i < left.length; i += 2)
          expect((left[i] as number) + (left[i + 1] as number)).toBe(left.length + 1)
    },
  )

  test('CUP-12 bands are as large as all above them', () =>
    expect(bands([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])).toEqual([
      [1],
      [2],
      [3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15, 16],
    ]))
})

describe('seeds', () => {
  const rated = (ratings: readonly (number | undefined)[], options = {}) =>
    new Hall(format, options)
      .did({ do: 'enter', entrants: ratings.map((rating, i) => ({ name: `E${i + 1}`, ...(rating && { rating }) })) })
      .did({ do: 'start' })

  test('CUP-12 by rating, high first; equal ratings as entered; without one last, and the cup says so', () => {
    const hall = rated([2000, undefined, 2500, 2000])
    expect(seedsOf(hall)).toEqual(['E3', 'E1', 'E4', 'E2'])
    expect(hall.bulletin.remarks).toMatchObject([{ rule: 'CUP-12', entrants: ['E2'] }])
    expect(hall.why('seed E4')).toMatch(/^CUP-12: E4 is seed 3. The list goes by rating/)
  })

  test('CUP-12a shuffled within bands: nobody leaves his band, and the dice are recorded', () => {
    const orders = ['a', 'b', 'c', 'd'].map((dice) => {
      const entrants = Array.from({ length: 16 }, (_, i) => ({ rating: 3000 - i }))
      const present = entrants.map((_, i) => i as Who)
      const options = format.options.parse({ shuffleWithinBands: true })
      return format.seeding(options, entrants as never, present, new Dice(dice)).order
    })
    const sorted = (places: readonly number[]) => places.toSorted((a, b) => a - b)
    for (const order of orders) expect(bands(order).map(sorted)).toEqual(bands(sorted(order)))
    expect(new Set(orders.map(String)).size).toBe(4)
    expect(cup(8, { shuffleWithinBands: true }).why('seed E5')).toMatch(/Each band was then shuffled/)
  })

  test('CUP-12a an order that somebody gives is not shuffled, and the start does not say that it was', () => {
    const hall = new Hall(format, { shuffleWithinBands: true })
      .enter('A', 'B', 'C', 'D')
      .did({ do: 'start', order: 'entry' })
    expect(seedsOf(hall)).toEqual(['A', 'B', 'C', 'D'])
    expect(hall.tournament.chart.started?.reason).toEqual({ rule: 'CUP-12', by: 'entry' })
  })

  test('CUP-13 Random: seed k is place k of the drawn order; the same dice give the same order', () => {
    const [one, other] = [cup(16, { seedingStrategy: 'Random' }), cup(16, { seedingStrategy: 'Random' })]
    expect(seedsOf(one)).toEqual(seedsOf(other))
    expect(seedsOf(one)).not.toEqual(seedsOf(cup(16)))
    const [first = NOBODY] = one.tournament.chart.field.order
    expect(one.match('1')?.seats[0]).toMatchObject({ seed: 1, entrant: one.bulletin.entrants[first]?.name })
    expect(one.why('seed E1')).toMatch(/^CUP-13: .*drawn by lot/)
  })

  test('CUP-12 an order given by hand holds', () => {
    const hall = new Hall(format).enter('A', 'B').did({ do: 'start', order: ['B', 'A'] })
    expect(seedsOf(hall)).toEqual(['B', 'A'])
  })
})

describe('options', () => {
  const open = (options: Record<string, unknown>) => outline(format, 8, options)

  test.each`
    options                              | suggestion
    ${{ seedingStrategy: 'ByRatng' }}    | ${'ByRating'}
    ${{ tiebreakFallback: 'Armagedon' }} | ${'Armageddon'}
    ${{ RoundPairIncrement: [1] }}       | ${'roundPairIncrements'}
  `('CUP-8 $options is refused, with $suggestion', ({ options, suggestion }) =>
    expect(open(options)).toMatchObject({ refusal: { code: 'bad-option', suggestion } }),
  )

  test('CUP-3 upper and lower case do not matter', () => {
    const { options } = new Hall(format, {
      RoundPairIncrements: [2],
      SEEDINGSTRATEGY: ' random ',
      TiebreakFallback: 'stop',
    }).tournament.opened
    expect(options).toMatchObject({ roundPairIncrements: [2], seedingStrategy: 'Random', tiebreakFallback: 'Stop' })
  })

  test.each([[[0]], [[-1, 2]], [[1.5]], ['2']])('CUP-7 roundPairIncrements %j is refused', (roundPairIncrements) =>
    expect(open({ roundPairIncrements })).toMatchObject({ refusal: { code: 'bad-option' } }),
  )

  test.each`
    list            | pairs
    ${[1, 2, 3]}    | ${[1, 2, 3]}
    ${[2]}          | ${[2, 2, 2]}
    ${[]}           | ${[1, 1, 1]}
    ${[1, 2]}       | ${[1, 2, 2]}
    ${[1, 2, 3, 9]} | ${[1, 2, 3]}
  `('CUP-S7, CUP-7 $list is $pairs pairs in the three rounds of eight', ({ list, pairs }) => {
    expect(roundsOf(8, { roundPairIncrements: list }).map(({ matches }) => matches[0]?.pairs)).toEqual(pairs)
  })

  test('CUP-7 numbers beyond the last round are said to be unused', () =>
    expect(cup(4, { roundPairIncrements: [1, 2, 3, 4] }).bulletin.remarks).toMatchObject([
      { rule: 'CUP-7', unused: [3, 4] },
    ]))
})

describe('the match for third place', () => {
  test('CUP-1 the losers of the semifinal play for rank 3, over as many pairs as the final', () => {
    const hall = cup(4, { thirdPlaceMatch: true, roundPairIncrements: [1, 2] })
    hall.play('1/1 1-0', '1/2 0-1', '2/1 1-0', '2/2 0-1')
    expect(hall.match('4')).toMatchObject({
      seats: [
        { loserOf: '1', entrant: 'E4' },
        { loserOf: '2', entrant: 'E3' },
      ],
      pairs: 2,
    })
    expect(hall.bulletin.state).toBe('running')
    hall.play('3/1 1-0', '3/2 0-1', '3/3 1-0', '4/1 0-1', '4/2 1-0', '4/3 0-1')
    expect(hall.bulletin.table.map(({ place, name }) => `${place} ${name}`)).toEqual(['1 E1', '2 E2', '3 E4', '4 E3'])
    expect(hall.bulletin.champion).toBe('E1')
    expect(hall.why('4')).toMatch(/^CUP-1: /)
    expect(hall.whyMore('rank E4')).toMatch(/Match 4: E4 won/)
  })

  test('CUP-1 a cup of two has none', () =>
    expect(shapeOf(2, { thirdPlaceMatch: true }).stages.map(({ id }) => id)).toEqual(['cup']))
})

test('CUP-26 ranks by the round of the loss, shared', () => {
  const hall = cup(8)
  for (
    let open = hall.tournament.chart.board.openMatches();
    open.length > 0;
    open = hall.tournament.chart.board.openMatches()
  )
    hall.playRound((white, black) => (white < black ? '1-0' : '0-1'), false)
  expect(hall.bulletin.table.map(({ place, name }) => `${place} ${name}`)).toEqual([
    '1 E1',
    '2 E2',
    '3–4 E3',
    '3–4 E4',
    '5–8 E5',
    '5–8 E6',
    '5–8 E7',
    '5–8 E8',
  ])
  expect(hall.why('rank E5')).toMatch(/^CUP-26: E5 is 5th, together with .*\. E5 lost match \d in the quarterfinal to /)
})
