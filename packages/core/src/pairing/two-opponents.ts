/**
 * Two opponents for everybody who is left, as near to the pattern as former meetings allow (DIA-13 to DIA-17).
 *
 *     few (6): a ring across the halves              many (8): the third of the row further down, round the end
 *
 *         0   1   2     0–3 3–1 1–4 4–2 2–5              0  1  2  3  4  5  6  7      0–3 1–4 2–5 3–6 4–7 and
 *         3   4   5     and back: 5–0                    └────────┘                  round the end 5–0 6–1 7–2
 */
import { int32At, uint8At } from '../lists/cells.ts'
import { alongChains } from './exchange-chains.ts'
import { fewestRematches, SEARCHED_MAX } from './fewest-rematches.ts'

/** Two places, the higher in the row (smaller number) first. */
export type Couple = readonly [number, number]

export type Pattern = 'pair' | 'ring' | 'thirds'

export interface TwoOpponents {
  /** In order of the first, then of the second. */
  readonly couples: readonly Couple[]
  readonly rematches: number
  readonly rematchesInPattern: number
  /** Proof that no set of couples has fewer rematches: there are none, all sets were searched, or none is known. */
  readonly proof: 'none' | 'search' | 'unknown'
}

/** `met[a * count + b]` is 1 if the players at places a and b have met, and so is `met[b * count + a]`. */
export function twoOpponents(count: number, fewMax: number, met: Uint8Array): TwoOpponents {
  if (met.length !== count * count) throw new RangeError(`who of ${count} have met is not ${met.length} cells`)
  const setup = setupOf(count, patternFor(count, fewMax))
  const rematchesInPattern = rematchesIn(setup.couples, count, met)
  const couples = rematchesInPattern === 0 ? setup.couples : avoidingRematches(setup, met)
  const rematches = rematchesIn(couples, count, met)
  const proof = rematches === 0 ? 'none' : count <= SEARCHED_MAX ? 'search' : 'unknown'
  return { couples, rematches, rematchesInPattern, proof }
}

/** DIA-14, DIA-16. */
export const patternFor = (count: number, fewMax: number): Pattern =>
  count === 2 ? 'pair' : count <= Math.max(3, fewMax) ? 'ring' : 'thirds'

export const patternOf = (count: number, fewMax: number): readonly Couple[] =>
  setupOf(count, patternFor(count, fewMax)).couples

function avoidingRematches(setup: Setup, met: Uint8Array): readonly Couple[] {
  const { count, pattern, couples, opponents } = setup
  if (count <= 3) return couples // DIA-16: nothing else is possible
  const cost = (a: number, b: number) => costOf(setup, a, b)
  if (count > SEARCHED_MAX) return couplesOf(alongChains(opponents, met, cost))
  return fewestRematches(count, pattern === 'thirds' && count % 3 === 0 ? 'triangles' : 'one ring', met, cost)
}

function rematchesIn(couples: readonly Couple[], count: number, met: Uint8Array): number {
  let rematches = 0
  for (const [a, b] of couples) rematches += uint8At(met, a * count + b)
  return rematches
}

// --- the pattern ---------------------------------------------------------------------------------

interface Setup {
  readonly count: number
  readonly pattern: Pattern
  readonly couples: readonly Couple[]
  /** The opponents of place a are at 2a and 2a + 1. */
  readonly opponents: Int32Array
}

const setups = new Map<string, Setup>()
const KEPT_MAX = 64

/** Small setups are kept: they recur in every tournament. */
function setupOf(count: number, pattern: Pattern): Setup {
  const kept = setups.get(`${pattern} ${count}`)
  if (kept) return kept
  const setup = newSetup(count, pattern)
  if (count <= KEPT_MAX) setups.set(`${pattern} ${count}`, setup)
  return setup
}

function newSetup(count: number, pattern: Pattern): Setup {
  if (!Number.isInteger(count) || count < 2) throw new RangeError(`${count} cannot be set up`)
  const couples = patterns[pattern](count).sort(([a, b], [c, d]) => a - c || b - d)
  return { count, pattern, couples, opponents: opponentsIn(couples, count) }
}

const patterns: Readonly<Record<Pattern, (count: number) => Couple[]>> = {
  pair: () => [[0, 1]],
  ring: (count) => Array.from({ length: count }, (_, i) => couple(placeInRing(i, count), placeInRing(i + 1, count))),
  thirds: (count) => Array.from({ length: count }, (_, i) => couple(i, (i + Math.round(count / 3)) % count)), // DIA-13
}

const couple = (a: number, b: number): Couple => (a < b ? [a, b] : [b, a])

/** DIA-15: U1 L1 U2 L2 …, in an odd ring with the last of the upper half at the end, and back to U1. */
function placeInRing(i: number, count: number): number {
  if (i === count) return 0
  return i % 2 === 0 ? i / 2 : upperHalf(count) + (i - 1) / 2
}

const upperHalf = (count: number): number => Math.ceil(count / 2)

function opponentsIn(couples: readonly Couple[], count: number): Int32Array {
  const opponents = new Int32Array(2 * count)
  const known = new Uint8Array(count)
  const note = (who: number, opponent: number) => {
    opponents[2 * who + uint8At(known, who)] = opponent
    known[who] = 1
  }
  for (const [a, b] of couples) {
    note(a, b)
    note(b, a)
  }
  return opponents
}

function couplesOf(opponents: Int32Array): Couple[] {
  const couples: Couple[] = []
  for (let a = 0; 2 * a < opponents.length; a++) {
    const [b, c] = [int32At(opponents, 2 * a), int32At(opponents, 2 * a + 1)]
    if (Math.min(b, c) > a) couples.push([a, Math.min(b, c)])
    if (Math.max(b, c) > a) couples.push([a, Math.max(b, c)])
  }
  return couples
}

// --- distance from the pattern -----------------------------------------------------------------------------

/** DIA-17 in one number, without rematches: a pair inside one half weighs more than all displacements together. */
function costOf(setup: Setup, a: number, b: number): number {
  const half = upperHalf(setup.count)
  const isInsideHalf = setup.pattern === 'ring' && a < half === b < half
  return (isInsideHalf ? 2 * setup.count ** 2 : 0) + displacement(setup, a, b) + displacement(setup, b, a)
}

/** How many places the opponent is away from the nearer of the two whom the pattern would give. */
const displacement = ({ opponents }: Setup, who: number, opponent: number): number =>
  Math.min(Math.abs(opponent - int32At(opponents, 2 * who)), Math.abs(opponent - int32At(opponents, 2 * who + 1)))
