/** Who plays whom by place alone: the printed matrices, and what the rules say of any number. */
import { expect, test } from 'vitest'
import { vector } from '../../../test/vectors.ts'
import { firstRound, laterRound, type PlacePair } from './pattern.ts'

interface Matrix {
  readonly n: number
  readonly pairs: readonly PlacePair[]
  readonly degrees: readonly number[]
}

const opponents = (players: number, pairs: readonly PlacePair[]): number[] =>
  Array.from({ length: players }, (_, i) => pairs.filter((pair) => pair.includes(i)).length)

const everybody = (players: number): PlacePair[] => {
  const places = Array.from({ length: players }, (_, i) => i)
  return places.flatMap((a) => places.slice(a + 1).map((b): PlacePair => [a, b]))
}

const sizes = Array.from({ length: 200 }, (_, i) => i + 5)
const inLetters = (pairs: readonly PlacePair[], names = 'ABCDEFGH'): string =>
  pairs.map(([a, b]) => `${names[a]}${names[b]}`).join(' ')

test('DIA-S6 the printed matrix for 24 players', () => {
  const { n, pairs, degrees } = vector('diagonal-24-round1') as Matrix
  expect(pairs).toHaveLength(36)
  expect(firstRound(n)).toEqual(pairs)
  expect(opponents(n, firstRound(n))).toEqual(degrees)
})

test('DIA-S5 four play everybody against everybody, DIA-6 so do two and three', () => {
  const { roundRobinAt, patternFrom } = vector('diagonal-rules') as Record<string, number>
  expect([roundRobinAt, patternFrom]).toEqual([4, 5])
  for (const players of [2, 3, 4]) expect(firstRound(players)).toEqual(everybody(players))
})

test.each`
  players | pairs
  ${5}    | ${'AB AC BD BE CD CE DE'}
  ${6}    | ${'AB AC BD BF CE CF DE DF EF'}
  ${7}    | ${'AB AC BD CE CG DF DG EF EG FG'}
`('DIA-3, DIA-4 round 1 of $players', ({ players, pairs }) => {
  expect(inLetters(firstRound(players))).toBe(pairs)
})

test('DIA-4 s have two opponents, four have three, the others four', () => {
  for (const players of sizes) {
    const s = Math.ceil(players / 2) - 2
    const due = [...Array(s).fill(2), 3, 3, 3, 3, ...Array(players - 4 - s).fill(4)]
    expect(opponents(players, firstRound(players))).toEqual(due)
  }
})

test('DIA-S8 the printed matrix for 12 players', () => {
  const { n, pairs } = vector('diagonal-12-round2') as Matrix
  expect(laterRound(n, 6)).toEqual(pairs)
})

test('DIA-S9 the printed ring', () => {
  const { players, pairs } = vector('diagonal-ring-6') as { players: string[]; pairs: string[][] }
  const due = pairs.map((pair) => pair.toSorted().join('')).sort()
  expect(inLetters(laterRound(6, 6), players.join('')).split(' ')).toEqual(due)
})

test.each`
  players | few  | pairs
  ${2}    | ${6} | ${'AB'}
  ${3}    | ${6} | ${'AB AC BC'}
  ${4}    | ${6} | ${'AC AD BC BD'}
  ${5}    | ${6} | ${'AC AD BD BE CE'}
  ${2}    | ${2} | ${'AB'}
  ${3}    | ${2} | ${'AB AC BC'}
  ${4}    | ${2} | ${'AB AD BC CD'}
  ${5}    | ${2} | ${'AC AD BD BE CE'}
  ${6}    | ${2} | ${'AC AE BD BF CE DF'}
  ${7}    | ${6} | ${'AC AF BD BG CE DF EG'}
  ${7}    | ${7} | ${'AD AE BE BF CF CG DG'}
  ${8}    | ${6} | ${'AD AF BE BG CF CH DG EH'}
`('DIA-13 to DIA-16 $players, up to $few are few', ({ players, few, pairs }) => {
  expect(inLetters(laterRound(players, few))).toBe(pairs)
})

test('DIA-13, DIA-15 always two opponents', () => {
  for (const players of sizes)
    for (const few of [2, 1000]) expect(new Set(opponents(players, laterRound(players, few)))).toEqual(new Set([2]))
})

test('DIA-13 triangles where 3 divides the number, otherwise one long ring', () => {
  for (const players of sizes) expect(ringOfFirst(laterRound(players, 2))).toBe(players % 3 === 0 ? 3 : players)
})

/** How many sit in the ring of place 0. */
function ringOfFirst(pairs: readonly PlacePair[]): number {
  const seen = new Set([0])
  for (const place of seen) for (const pair of pairs) if (pair.includes(place)) for (const each of pair) seen.add(each)
  return seen.size
}
