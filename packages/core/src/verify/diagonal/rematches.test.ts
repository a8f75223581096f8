/** The fewest rematches are held against all the ways in which everybody has two different opponents. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { fewestRematches, type HasMet } from './rematches.ts'

type Pair = readonly [number, number]

/** All ways: the lowest who lacks an opponent gets one who lacks one too, later ones behind earlier ones. */
function* ways(open: readonly number[], after = 0): Generator<Pair[]> {
  const lowest = open.findIndex((lacking) => lacking > 0)
  if (lowest < 0) yield []
  for (let other = Math.max(lowest + 1, after); lowest >= 0 && other < open.length; other++) {
    if (!open[other]) continue
    const then = open.map((lacking, i) => (i === lowest || i === other ? lacking - 1 : lacking))
    for (const pairs of ways(then, then[lowest] ? other + 1 : 0)) yield [[lowest, other], ...pairs]
  }
}

const waysFor = (players: number): Pair[][] => [...ways(Array(players).fill(2))]

/** So many per cent have met. */
function randomMeetings(players: number, perCent: number, seed: number): HasMet {
  const generator = xoroshiro128plus(seed)
  const met = new Set<string>()
  for (let a = 0; a < players; a++)
    for (let b = 0; b < a; b++) if (uniformInt(generator, 1, 100) <= perCent) met.add(`${b}-${a}`)
  return (a, b) => met.has(`${Math.min(a, b)}-${Math.max(a, b)}`)
}

test.each`
  players | number
  ${3}    | ${1}
  ${4}    | ${3}
  ${5}    | ${12}
  ${6}    | ${70}
  ${7}    | ${465}
  ${8}    | ${3507}
`('DIA-17 the fewest rematches of $players, in each of $number ways', ({ players, number }) => {
  const all = waysFor(players)
  expect(all).toHaveLength(number)
  const found = new Set<number>()
  for (let seed = 1; seed <= 60; seed++) {
    const hasMet = randomMeetings(players, (seed * 17) % 101, seed)
    const counts = all.map((pairs) => pairs.filter(([a, b]) => hasMet(a, b)).length)
    expect(fewestRematches(players, hasMet)).toBe(Math.min(...counts))
    found.add(Math.min(...counts))
  }
  expect(found.size).toBeGreaterThan(players < 5 ? 2 : 4)
})

test('DIA-17 twelve who all have met have twelve rematches', () => {
  expect(fewestRematches(12, () => true)).toBe(12)
})

test('DIA-17 twelve in three fours who have met nobody else have none, two sixes who met across only have none', () => {
  const isSameFour = (a: number, b: number): boolean => Math.floor(a / 4) === Math.floor(b / 4)
  const isAcross = (a: number, b: number): boolean => a < 6 !== b < 6
  expect(fewestRematches(12, isSameFour)).toBe(0)
  expect(fewestRematches(12, isAcross)).toBe(0)
})
