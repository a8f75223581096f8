/** Brackets without byes: who meets whom in every round of 8 to 64 teams, in bracket numbers (BRI-17 to BRI-31). */
import { secondRoundFor } from './second-round.ts'

/** A match of a draw in bracket numbers, lowest first. */
export interface DrawnMatch {
  readonly seats: readonly number[]
  readonly advance: number
  /** The numbers handed on to the advancing teams, in the order of their own (BRI-27). */
  readonly takes: readonly number[]
}

export type DrawnRound = readonly DrawnMatch[]

/** All rounds of a field of 8 to 64 teams. */
export function roundsFor(teams: number): readonly DrawnRound[] {
  const known = drawn.get(teams)
  if (known) return known
  const rounds = draw(teams)
  drawn.set(teams, rounds)
  return rounds
}

const drawn = new Map<number, readonly DrawnRound[]>()

/** The regular rounds from 2, 4, 8, 16 or 32 teams down to the final (BRI-17). */
export function regularFrom(teams: number): readonly DrawnRound[] {
  if (!Number.isInteger(Math.log2(teams))) throw new RangeError(`${teams} teams cannot halve down to a final`)
  const rounds: DrawnRound[] = []
  for (let left = teams; left > 1; left /= 2) rounds.push(headToHeads(left / 2, left + 1))
  return rounds
}

function draw(teams: number): readonly DrawnRound[] {
  const first = firstRound(teams)
  const second = secondRoundFor(teams)?.map((seats) => match(seats, 2))
  if (second) return [first, second, ...regularFrom(handedOn(second))]
  return [first, ...regularFrom(handedOn(first))]
}

function firstRound(teams: number): DrawnRound {
  const left = leftAfterFirst(teams)
  if (teams === 9) return nine.map((seats) => match(seats, 2))
  return teams <= 2 * left ? twoAdvance(teams, left) : oneAdvances(teams, left)
}

/** From a number of teams up to the next row: the teams left after the first round. */
const rows = [
  [8, 4],
  [9, 6],
  [12, 8],
  [19, 12],
  [24, 16],
  [37, 24],
  [48, 32],
] as const

function leftAfterFirst(teams: number): number {
  const row = rows.findLast(([from]) => teams >= from)
  if (!row || !Number.isInteger(teams) || teams > 64) throw new RangeError(`there is no bracket for ${teams} teams`)
  return row[1]
}

/** BRI-18: the only printed list that follows no pattern. */
const nine = [
  [1, 5, 9],
  [2, 6, 7],
  [3, 4, 8],
]

/** Head-to-heads, then three-ways from which two advance (BRI-18, BRI-19, BRI-21, BRI-23, BRI-25, BRI-26). */
function twoAdvance(teams: number, left: number): DrawnRound {
  const threeWays = 2 * left - teams
  const pairs = left - 2 * threeWays
  const middles = middleNumbers(teams, left, threeWays)
  return [
    ...headToHeads(pairs, teams + 1),
    ...middles.map((middle, k) => match([pairs + 1 + k, middle, 2 * left + 1 - middle], 2)),
  ]
}

/** Downwards from the last number left, neighbours changed where the number of teams is even, to keep to two halves. */
function middleNumbers(teams: number, left: number, threeWays: number): number[] {
  const isChanged = teams % 2 === 0 && left !== 12 && left !== 24 // BRI-21, BRI-25: their second round keeps them apart
  return Array.from({ length: threeWays }, (_, k) => left - (isChanged ? neighbourOf(k) : k))
}

/** 1, 0, 3, 2, 5, 4 … */
const neighbourOf = (k: number): number => (k % 2 === 0 ? k + 1 : k - 1)

/** A few teams too many for head-to-heads alone: the last matches take a third, and only one advances (BRI-20, BRI-24). */
function oneAdvances(teams: number, left: number): DrawnRound {
  const threeWays = teams - 2 * left
  const pairs = left - threeWays
  const thirds = Array.from({ length: threeWays }, (_, k) => 2 * left + 1 + k)
  return [
    ...headToHeads(pairs, 2 * left + 1 - threeWays),
    ...thirds.map((third, k) => match([pairs + 1 + k, 2 * left - k, third], 1)),
  ]
}

/** First against last, second against second last: a number of matches whose two numbers add up to the sum. */
const headToHeads = (count: number, sum: number): DrawnRound =>
  Array.from({ length: count }, (_, i) => match([i + 1, sum - (i + 1)], 1))

const match = (seats: readonly number[], advance: number): DrawnMatch => ({
  seats,
  advance,
  takes: seats.slice(0, advance),
})

const handedOn = (round: DrawnRound): number => round.reduce((sum, { advance }) => sum + advance, 0)
