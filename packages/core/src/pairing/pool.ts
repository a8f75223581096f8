/**
 * The pairing of a pool (HYB-4, HYB-5): the fewest repeats, then the most even colours, and a proof that none is better.
 *
 * White to the smaller balance (Whites − Blacks) changes the sum of squares by 2 − 2·|a − b| a pair: the further apart the
 * balances of partners are, the more even the colours get. Nothing beats a pairing whose pairs all reach across the middle:
 *
 *     −2  −1   0   0  │  0   0   1   2        (−2, 1) and (0, 0) reach across, (−2, −1) does not
 *
 * So there is a bound for colours as there is one for repeats, and nearly always a pairing that is at both. To find
 * it only takes knowing which players fit. Small pools late in the event may have none; those are paired by weights.
 */

import { at } from '../lists/at.ts'
import { float64At, int32At, uint16At } from '../lists/cells.ts'
import { inTurn, least, most } from '../ranking/ranking.ts'
import { type Fits, NOBODY, perfectMatching } from './perfect-matching.ts'
import { weightedMatching } from './weighted-matching.ts'

/** What the pairing needs to know of a player. */
export interface PoolPlayer {
  readonly whites: number
  readonly blacks: number
  readonly byes: number
  readonly matches: number
  readonly halfPoints: number
}

export interface PoolPairing {
  /** Places in the pool, the earlier player first, in order of that player. Colours are not given here. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly bye: number | undefined
  /** Former meetings of the pairs, and a lower bound for any pairing with this bye. */
  readonly repeats: number
  readonly repeatsBound: number
  /** Sum of (Whites − Blacks)² after the phase over the paired players, and a lower bound for any pairing with this bye. */
  readonly colourSum: number
  readonly colourSumBound: number
  /** Proof that no pairing is better: both sums are at their bounds, or a weighted matching found it. */
  readonly proof: 'bounds' | 'matching'
}

/** Two places in the pool. */
type Couple = readonly [number, number]

/** Players in the order of the list, and a couple for each former meeting between two of them. */
export function pairPool(players: readonly PoolPlayer[], meetings: readonly Couple[]): PoolPairing {
  const pool = poolOf(players, meetings)
  return pairedByBounds(pool) ?? pairedByWeights(pool)
}

interface Pool {
  readonly players: readonly PoolPlayer[]
  readonly size: number
  /** Whites − Blacks of each player. */
  readonly balances: Int32Array
  /** Former meetings of each two players, row by row. */
  readonly met: Uint16Array
}

function poolOf(players: readonly PoolPlayer[], meetings: readonly Couple[]): Pool {
  const size = players.length
  const met = new Uint16Array(size * size)
  for (const [a, b] of meetings) {
    if (!players[a] || !players[b]) throw new RangeError(`a pool of ${size} has no places ${a} and ${b}`)
    met[a * size + b] = uint16At(met, a * size + b) + 1
    met[b * size + a] = uint16At(met, b * size + a) + 1
  }
  return { players, size, balances: Int32Array.from(players, ({ whites, blacks }) => whites - blacks), met }
}

/** HYB-4: candidates for the bye in the order of the rule, without repeats, which only a pairing can count. */
function lineForTheBye({ players, size }: Pool): number[] {
  if (size % 2 === 0) return []
  const fewest = Math.min(...players.map(({ byes }) => byes))
  const order = inTurn<number>(
    most((place) => at(players, place).matches),
    least((place) => at(players, place).halfPoints),
    most((place) => place),
  )
  return [...players.keys()].filter((place) => players[place]?.byes === fewest).sort(order)
}

// --- by bounds -----------------------------------------------------------------------------------

interface Bounds {
  readonly repeats: number
  readonly colourSum: number
  /** The fewest former meetings of each player with any other. */
  readonly fewest: Uint16Array
  /** The players to pair, by balance: the first half is due White, the second half Black. */
  readonly order: Int32Array
}

/** The first in line has the bye and everybody else a player who fits; `undefined` if that is impossible. */
function pairedByBounds(pool: Pool): PoolPairing | undefined {
  const [bye] = lineForTheBye(pool)
  const bounds = boundsOf(pool, bye)
  if (bye !== undefined && bounds.repeats > 0) return undefined // another bye might leave fewer
  const fits = fitting(pool, bounds)
  const mates = perfectMatching(firstPairs(pool, bounds, bye, fits), fits)
  return mates && pairingOf(pool, mates, bye, bounds, 'bounds')
}

function boundsOf(pool: Pool, bye: number | undefined): Bounds {
  const { balances, size } = pool
  const balance = (place: number) => int32At(balances, place)
  const paired = balances.map((_, place) => place).filter((place) => place !== bye)
  const order = paired.sort((a, b) => balance(a) - balance(b) || a - b)
  const fewest = new Uint16Array(size)
  for (const place of order) fewest[place] = fewestMeetings(pool, order, place)
  return {
    repeats: Math.ceil(fewest.reduce((sum, each) => sum + each, 0) / 2),
    colourSum: leastColourSum(order.map(balance)),
    fewest,
    order,
  }
}

function fewestMeetings({ met, size }: Pool, order: Int32Array, place: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const other of order) {
    if (other !== place) fewest = Math.min(fewest, uint16At(met, place * size + other))
    if (fewest === 0) break
  }
  return fewest
}

/** Balances in order: White for the lower half, Black for the upper half. */
const leastColourSum = (balances: Int32Array): number =>
  balances.reduce((sum, balance, i) => sum + squareAfter(balance, i < balances.length / 2 ? 'White' : 'Black'), 0)

const colourSumOf = (a: number, b: number): number =>
  squareAfter(Math.min(a, b), 'White') + squareAfter(Math.max(a, b), 'Black')

const squareAfter = (balance: number, colour: 'White' | 'Black'): number =>
  (balance + (colour === 'White' ? 1 : -1)) ** 2

/** Two players fit if neither has met another player less often and their balances reach across the middle. */
function fitting({ met, size, balances }: Pool, { fewest, order }: Bounds): Fits {
  if (order.length === 0) return () => false
  const balance = (place: number) => int32At(balances, place)
  const below = balance(int32At(order, order.length / 2 - 1))
  const above = balance(int32At(order, order.length / 2))
  return (a, b) => {
    const times = met[a * size + b]
    if (times !== fewest[a] || times !== fewest[b]) return false
    return Math.min(balance(a), balance(b)) <= below && Math.max(balance(a), balance(b)) >= above
  }
}

/** A first attempt: each player due White takes the first free player due Black who fits. */
function firstPairs({ size }: Pool, { order }: Bounds, bye: number | undefined, fits: Fits): Int32Array {
  const mates = new Int32Array(size).fill(NOBODY)
  if (bye !== undefined) mates[bye] = bye
  const dueBlack = order.subarray(order.length / 2)
  for (const white of order.subarray(0, order.length / 2)) {
    const black = dueBlack.find((place) => mates[place] === NOBODY && fits(white, place))
    if (black === undefined) continue
    mates[white] = black
    mates[black] = white
  }
  return mates
}

// --- by weights ----------------------------------------------------------------------------------

/** In an odd pool an empty chair comes after all players; the player paired with it has the bye. */
function pairedByWeights(pool: Pool): PoolPairing {
  const chair = pool.size % 2 === 0 ? undefined : pool.size
  const mates = weightedMatching(chair === undefined ? pool.size : pool.size + 1, costs(pool))
  const bye = chair === undefined ? undefined : mates[chair]
  return pairingOf(pool, mates, bye, boundsOf(pool, bye), 'matching')
}

/**
 * HYB-4 and HYB-5 in one number: a repeat costs more than any place in the line for the bye, and a place in
 * that line more than all colours together. 512 players who have all met thirty times stay far below 2⁴⁹.
 */
function costs(pool: Pool): (a: number, b: number) => number {
  const { size, met, balances } = pool
  const line = lineForTheBye(pool)
  const span = Math.max(...balances) - Math.min(...balances)
  const placeInLine = span * size + 1
  const repeat = placeInLine * Math.max(1, line.length)
  const never = repeat * (size * met.reduce((most, times) => Math.max(most, times), 0) + 1)
  const bye = new Float64Array(size).fill(never)
  for (const [i, place] of line.entries()) bye[place] = placeInLine * i
  return (a, b) => {
    if (a === size || b === size) return float64At(bye, Math.min(a, b))
    const apart = Math.abs(int32At(balances, a) - int32At(balances, b))
    return repeat * uint16At(met, a * size + b) + span - apart
  }
}

// --- what comes out ------------------------------------------------------------------------------

function pairingOf(
  { size, met, balances }: Pool,
  mates: Int32Array,
  bye: number | undefined,
  bounds: Bounds,
  proof: PoolPairing['proof'],
): PoolPairing {
  const pairs: Couple[] = []
  let [repeats, colourSum] = [0, 0]
  for (let a = 0; a < size; a++) {
    const b = int32At(mates, a)
    if (b <= a || b === size) continue
    pairs.push([a, b])
    repeats += uint16At(met, a * size + b)
    colourSum += colourSumOf(int32At(balances, a), int32At(balances, b))
  }
  return { pairs, bye, repeats, repeatsBound: bounds.repeats, colourSum, colourSumBound: bounds.colourSum, proof }
}
