/** The rounds of a bracket in its numbers, for every size of field (BRI-17 to BRI-26, BRI-39 to BRI-45, BRI-56). */
import { secondRoundOf24 } from './second-round.ts'

/** A match in numbers, before teams take their seats. */
export interface PlannedMatch {
  /** In ascending order. */
  readonly numbers: readonly number[]
  /** Number of teams that advance. */
  readonly places: 1 | 2
  /** Numbers for the teams that are there, best first (BRI-66); if missing, those of BRI-27. */
  readonly goTo?: GoTo
  /** True if second and last place are also separated (BRI-57). */
  readonly isRanked?: true
}

/** A Go To card. */
export interface GoTo {
  readonly winners: readonly number[]
  readonly losers: readonly number[]
}

/** Boards of a match of two. In a three-way each pair plays half of them, or a session each (BRI-39). */
export type Length = 'session' | 'two-sessions' | 'session-for-each-two' | 'half-session'

export interface PlannedRound {
  readonly matches: readonly PlannedMatch[]
  /** Teams at its beginning, and teams it leaves. */
  readonly begins: number
  readonly leaves: number
  /** BRI-29: true if former meetings decide the pairs. */
  readonly isPairedAnew: boolean
  readonly length: Length
  /** Carry-over of teams that met in the round before or in the round robin (BRI-46). */
  readonly carries: 'nothing' | 'all' | 'as-of-six'
}

export interface Plan {
  readonly rounds: readonly PlannedRound[]
  /** Rounds of the bracket before five teams play a round robin; undefined without one. */
  readonly robinAfter: number | undefined
}

export const bracketOf = (teams: number): Plan => ({
  rounds: planOf(teams),
  robinAfter: teams === 5 ? 0 : undefined,
})

/** BRI-56: an extra team from round 2 on, then of nine, seven or five teams; losers of round 1 also rank behind it. */
export function correctedBracketOf(teams: number, told?: readonly (readonly number[])[]): Plan {
  const [first, ...rest] = planOf(teams)
  if (!first) return { rounds: rest, robinAfter: undefined }
  const usual = first.leaves === 8 ? afterNine() : planOf(first.leaves + 1)
  const rounds = usual.map((round, r) => (r === 0 && told ? { ...round, matches: withNumbers(round, told) } : round))
  const joined = { ...first, leaves: first.leaves + 1 }
  return { rounds: [joined, ...rounds], robinAfter: first.leaves === 4 ? 1 : undefined }
}

const withNumbers = ({ matches }: PlannedRound, told: readonly (readonly number[])[]): PlannedMatch[] =>
  matches.map((match, i) => ({ ...match, numbers: told[i] ?? match.numbers }))

/** BRI-56: told with the move from these fields, as two of one three-way of round 1 would meet again at once. */
export function secondRoundToTell(teams: number): string | undefined {
  if (teams === 13) return '1-5-8 2-6-7 3-4-9'
  return teams === 9 || teams === 10 ? '1-4-7 2-5 3-6' : undefined
}

const afterNine = (): PlannedRound[] =>
  withCounts(9, [nineToEleven(9), inWords('1-6 2-4 3-5'), [{ numbers: [1, 2, 3], places: 1, isRanked: true }]])

/** Rounds 1, 2, … of the bracket; for five teams the rounds after their round robin. */
export function planOf(teams: number): readonly PlannedRound[] {
  const known = plans.get(teams)
  if (known) return known
  const plan = withCounts(teams, roundsOf(teams))
  plans.set(teams, plan)
  return plan
}

const plans = new Map<number, readonly PlannedRound[]>()

/** BRI-29: the semifinals of 9 to 11, 19 to 23 and 37 to 47, and the quarterfinals of 19 to 23. */
function isPairedAnew(teams: number, begins: number): boolean {
  if (isBetween(teams, 19, 23)) return begins === 8 || begins === 4
  return begins === 4 && (isBetween(teams, 9, 11) || isBetween(teams, 37, 47))
}

const isBetween = (teams: number, least: number, most: number): boolean => teams >= least && teams <= most

/** A three-way needs an even number of boards (BRI-34). */
export const hasThreeWay = ({ rounds }: Plan): boolean =>
  rounds.some(({ matches }) => matches.some(({ numbers }) => numbers.length > 2))

type Matches = readonly PlannedMatch[]

function withCounts(teams: number, rounds: readonly Matches[]): PlannedRound[] {
  let begins = teams === 5 ? 4 : teams
  return rounds.map((matches, r): PlannedRound => {
    const leaves = matches.reduce((sum, { places }) => sum + places, 0)
    const length = lengthOf(teams, r + 1)
    const [before, carries] = [begins, carriedInto(teams, r + 1)]
    begins = leaves
    return { matches, begins: before, leaves, isPairedAnew: isPairedAnew(teams, before), length, carries }
  })
}

function lengthOf(teams: number, round: number): Length {
  if (teams === 3 && round === 1) return 'session-for-each-two'
  return teams === 4 && round === 2 ? 'two-sessions' : 'session'
}

function carriedInto(teams: number, round: number): PlannedRound['carries'] {
  if (teams === 5) return 'all'
  if (round !== 2) return 'nothing'
  if (teams === 6) return 'as-of-six'
  return teams === 3 || teams === 7 ? 'all' : 'nothing'
}

function roundsOf(teams: number): Matches[] {
  if (teams < 8) return smallRounds(teams)
  if (teams === 8) return regularFrom(8)
  if (teams <= 11) return [nineToEleven(teams), twoFrom('1-3-6 2-4-5'), ...regularFrom(4)]
  if (teams <= 16) return [leaving(8, teams), ...regularFrom(8)]
  if (teams <= 18) return [oneFromEachThreeWay(teams, 16), ...regularFrom(8)]
  if (teams <= 23) return [likeNineteen(12, teams), twoFrom(secondRoundOf12.get(teams) ?? ''), ...regularFrom(8)]
  if (teams <= 32) return [leaving(16, teams), ...regularFrom(16)]
  if (teams <= 36) return [oneFromEachThreeWay(teams, 32), ...regularFrom(16)]
  if (teams <= 47) return [likeNineteen(24, teams), secondRoundOf24(teams).map(threeWay), ...regularFrom(16)]
  return [leaving(32, teams), ...regularFrom(32)]
}

function smallRounds(teams: number): Matches[] {
  if (teams === 3) return [twoFrom('1-2-3'), ...regularFrom(2)]
  if (teams === 6) return [twoFrom('1-4-5 2-3-6'), ...regularFrom(4)]
  if (teams === 7) return [inWords('1-4-7 2-6 3-5'), ...regularFrom(4)]
  return regularFrom(4)
}

/** BRI-17: from this number of teams down to the final. */
function regularFrom(size: number): Matches[] {
  if (size < 2) return []
  return [headToHeads(size / 2, size + 1), ...regularFrom(size / 2)]
}

/** Pairs of numbers that add up to the same sum. */
const headToHeads = (count: number, sum: number): PlannedMatch[] =>
  upTo(count).map((i) => ({ numbers: [i, sum - i], places: 1 }))

/** BRI-18. */
const nineToEleven = (teams: number): PlannedMatch[] =>
  inWords(['1-5-9 2-6-7 3-4-8', '1-10 2-9 3-5-8 4-6-7', '1-11 2-10 3-9 4-8 5-6-7'][teams - 9] ?? '')

/** BRI-19, BRI-23, BRI-26. */
function leaving(left: number, teams: number): PlannedMatch[] {
  const threeWays = 2 * left - teams
  const pairs = left - 2 * threeWays
  const middles = upTo(threeWays).map((k) => left + 1 - k)
  const inOrder = teams % 2 === 0 ? neighboursChanged(middles) : middles
  return [
    ...headToHeads(pairs, teams + 1),
    ...inOrder.map((middle, k) => threeWay([pairs + k + 1, middle, 2 * left + 1 - middle])),
  ]
}

const neighboursChanged = (middles: readonly number[]): number[] => middles.map((middle, i) => middles[i ^ 1] ?? middle)

/** BRI-20, BRI-24: one advances from each three-way. */
function oneFromEachThreeWay(teams: number, sixteenths: number): PlannedMatch[] {
  const threeWays = teams - sixteenths
  const left = sixteenths / 2
  return [
    ...headToHeads(left - threeWays, sixteenths + 1 - threeWays),
    ...upTo(threeWays).map((j): PlannedMatch => {
      return { numbers: [left - threeWays + j, sixteenths + 1 - j, sixteenths + j], places: 1 }
    }),
  ]
}

/** BRI-21, BRI-25. */
function likeNineteen(left: number, teams: number): PlannedMatch[] {
  const threeWays = 2 * left - teams
  const pairs = 2 * (teams - 1.5 * left)
  return [
    ...headToHeads(pairs, teams + 1),
    ...upTo(threeWays).map((k) => threeWay([pairs + k, left + 1 - k, left + k])),
  ]
}

/** BRI-22. */
const secondRoundOf12: ReadonlyMap<number, string> = new Map([
  [19, '1-6-11 2-5-12 3-8-10 4-7-9'],
  [20, '1-7-11 2-8-12 3-5-10 4-6-9'],
  [21, '1-7-10 2-8-9 3-5-12 4-6-11'],
  [22, '1-7-10 2-8-9 3-5-11 4-6-12'],
  [23, '1-7-10 2-8-9 3-5-12 4-6-11'],
])

const twoFrom = (list: string): PlannedMatch[] => inWords(list)

/** "1-4-7 2-6": two teams advance from three, one from two. */
const inWords = (list: string): PlannedMatch[] =>
  list.split(' ').map((word) => {
    const numbers = word.split('-').map(Number)
    return { numbers, places: numbers.length === 3 ? 2 : 1 }
  })

const threeWay = (numbers: readonly number[]): PlannedMatch => ({ numbers, places: 2 })

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)
