import { expect, test } from 'vitest'
import { entrantSchema } from '../../facts/entrant.ts'
import { averageOf } from '../../facts/masterpoints.ts'
import { fieldOf } from './field.ts'

test('four players stand at the eighths of a normal distribution, the best first', () => {
  expect(fieldOf(4)).toEqual([
    { name: 'Player 1', rating: 1730 },
    { name: 'Player 2', rating: 1564 },
    { name: 'Player 3', rating: 1436 },
    { name: 'Player 4', rating: 1270 },
  ])
})

test('mean and spread are what is asked for; of one player only the mean is left', () => {
  expect(fieldOf(1, { mean: 2000 })).toEqual([{ name: 'Player 1', rating: 2000 }])
  const ratings = fieldOf(1000, { mean: 2400, spread: 50 }).map(({ rating = 0 }) => rating)
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / 1000
  expect(mean).toBeCloseTo(2400, 0)
  expect(Math.sqrt(ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / 1000)).toBeCloseTo(50, 0)
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})

test('of no spread all are equal', () => {
  expect(new Set(fieldOf(12, { spread: 0 }).map(({ rating }) => rating))).toEqual(new Set([1500]))
})

test('teams have four players, all with names of their own, and averages whose logarithms are normal', () => {
  const field = fieldOf(5, {}, 'teams')
  const averages = field.map((team) => averageOf(team) as number)
  expect(averages[2]).toBe(800)
  expect((averages[0] as number) * (averages[4] as number)).toBeCloseTo(800 ** 2, -1)
  expect(Math.log((averages[1] as number) / 800)).toBeCloseTo(0.5244, 3)
  expect(averages).toEqual(averages.toSorted((a, b) => b - a))
  expect(field.map(({ name }) => name)).toEqual(['Team 1', 'Team 2', 'Team 3', 'Team 4', 'Team 5'])
  const members = field.flatMap(({ players = [] }) => players.map(({ name }) => name))
  expect(new Set(members).size).toBe(20)
})

test('every field can be entered, also at the ends of what is asked for', () => {
  for (const whom of ['players', 'teams'] as const)
    for (const settings of [{}, { mean: 0 }, { mean: 9999 }, { spread: 5000 }])
      for (const [i, profile] of fieldOf(64, settings, whom).entries())
        expect(entrantSchema.safeParse({ id: `e${i}`, ...profile }).success, JSON.stringify(profile)).toBe(true)
})
