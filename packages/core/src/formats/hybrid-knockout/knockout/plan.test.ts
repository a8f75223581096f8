/** Which fields qualify, and for how many places. */
import { describe, expect, test } from 'vitest'
import { Hall, hybrid } from '../../../../test/hall.ts'
import { vector } from '../../../../test/vectors.ts'
import { outline } from '../../../outline/outline.ts'
import { unwrap } from '../../../refusals/result.ts'
import { hybridKnockout } from '../hybrid.ts'
import { planFor } from './plan.ts'

const { table, powersOfTwo } = vector('hybrid-qualification') as {
  table: { min: number; max: number; qualifiers: number; points: number }[]
  powersOfTwo: number[]
}
const shapeOf = (players: number, options = {}) => unwrap(outline(hybridKnockout, players, options)).outline

describe('the plan', () => {
  test.each(table)('HYB-S5 $min to $max players: $qualifiers places, $points points', (row) => {
    for (let players = row.min; players <= row.max; players++)
      expect(planFor(players)).toEqual({ qualifiers: row.qualifiers, points: row.points })
  })

  test.each(powersOfTwo)('HYB-S2 %i players go straight to the knockout', (players) =>
    expect(planFor(players)).toBeUndefined(),
  )

  test('HYB-1 every number from 2 to 512 is a power of two or stands in the table', () => {
    for (let players = 2; players <= 512; players++)
      expect(planFor(players) === undefined).toBe(powersOfTwo.includes(players))
  })
})

describe('the field', () => {
  test.each([0, 1, 501, 512])('HYB-1 %i players are refused', (players) =>
    expect(outline(hybridKnockout, players)).toMatchObject({
      refusal: {
        code: 'wrong-field',
        allowed: { least: 2, most: 500 },
        rule: 'HYB-1',
      },
    }),
  )

  test('HYB-1 512 may play where maxPlayers says so, 513 never', () => {
    expect(shapeOf(512, { maxPlayers: 512 }).stages.map(({ id }) => id)).toEqual(['knockout'])
    expect(outline(hybridKnockout, 512, { maxPlayers: 513 })).toMatchObject({
      refusal: {
        code: 'bad-option',
        option: 'maxPlayers',
      },
    })
  })

  test('HYB-1 a start with nobody or one is refused, and nothing has happened', () => {
    const hall = new Hall(hybridKnockout)
    expect(hall.try({ do: 'start' })).toMatchObject({ code: 'wrong-field', count: 0 })
    expect(hall.enter('Ann').try({ do: 'start' })).toMatchObject({ code: 'wrong-field', count: 1 })
    expect(hall.tournament.chart.state).toBe('entering')
  })
})

describe('the outline', () => {
  test('HYB-S3 seventeen players: the qualification with its first phase, then the knockout', () => {
    const { stages, games } = shapeOf(17)
    expect(stages[0]).toMatchObject({ id: 'qualification', qualifiers: 8, points: 7 })
    expect(stages[0]?.rounds).toHaveLength(1)
    expect(stages[0]?.rounds[0]).toMatchObject({
      round: 1,
      phase: 1,
      name: { id: 'round-phase', number: 1 },
      byes: [{ seed: 17 }],
    })
    expect(stages[0]?.rounds[0]?.matches[0]).toEqual({ match: 'Q1.1', seats: [{ seed: 1 }, { seed: 16 }], advance: 0 })
    expect(stages[1]?.rounds.map(({ name }) => name.id)).toEqual([
      'round-quarterfinals',
      'round-semifinals',
      'round-final',
    ])
    expect(stages[1]?.rounds[0]?.matches[0]).toEqual({ match: '1', seats: [{ seed: 8 }, { seed: 1 }], advance: 1 })
    expect(games).toEqual({ min: 7 * 8 + 7, max: null })
  })

  test.each`
    players | games
    ${3}    | ${11}
    ${5}    | ${23}
    ${6}    | ${23}
    ${7}    | ${23}
    ${9}    | ${23}
  `('$players players take at least $games games: each match has one point to win (W10)', ({ players, games }) =>
    expect(shapeOf(players).games.min).toBe(games),
  )

  test('HYB-21 a knockout of eight takes 7 to 84 games', () => expect(shapeOf(8).games).toEqual({ min: 7, max: 84 }))
})

describe('the list', () => {
  const rated = (seeding: string) =>
    new Hall(hybridKnockout, { seeding })
      .did({
        do: 'enter',
        entrants: [
          { name: 'Low', rating: 1500 },
          { name: 'None' },
          { name: 'High', rating: 2100 },
          { name: 'Mid', rating: 1800 },
        ],
      })
      .did({ do: 'start' })
  const seeds = (hall: Hall) =>
    hall.bulletin.table.toSorted((a, b) => Number(a['seed']) - Number(b['seed'])).map(({ name }) => name)

  test('HYB-2 the seeds of a pure knockout are the order of entry, or of rating', () => {
    expect(seeds(rated('entry'))).toEqual(['Low', 'None', 'High', 'Mid'])
    expect(seeds(rated('rating'))).toEqual(['High', 'Mid', 'Low', 'None'])
    expect(rated('rating').why('seed Mid')).toMatch(/^HYB-2: Mid is seed 2 of 4.*by rating/)
  })

  test('HYB-2 by lot: the recorded dice decide, the same again each time', () => {
    expect(seeds(rated('lot'))).toEqual(seeds(rated('lot')))
    expect(seeds(rated('lot')).toSorted()).toEqual(['High', 'Low', 'Mid', 'None'])
  })

  test('HYB-28 names may be edited always, ratings before the start', () => {
    const hall = hybrid(4)
    expect(hall.try({ do: 'edit', entrant: 'P1', rating: 2000 })).toMatchObject({ code: 'rating-fixed' })
    expect(hall.did({ do: 'edit', entrant: 'P1', name: 'Ann' }).row('Ann')).toBeDefined()
  })
})
