/**
 * Two opponents for each of up to twelve players, with the fewest rematches possible (DIA-17).
 *
 * Each step gives the first player who lacks opponents the missing ones. What is still open after a step is a *rest*. Many
 * beginnings leave the same rest, so its least cost is worked out only once:
 *
 *     0–3 0–4  1–3 1–5   ┐
 *                        ├   2 lacks two, 4 and 5 lack one each, 3 none
 *     0–3 0–5  1–3 1–4   ┘
 *
 * Twelve players have 35 million sets of couples but only 5124 such rests. For one ring a rest also records which players
 * are linked, and there are 10927; for triangles a few hundred. That bounds the worst case; usually the search sees few of
 * them, because a lower bound of the cost rules most rests out early.
 */
import { at, known } from '../lists/at.ts'
import { int32At } from '../lists/cells.ts'
import type { Couple } from './two-opponents.ts'

/** The largest count that is searched; each further player doubles the work. */
export const SEARCHED_MAX = 12

/** The rings of the pattern. */
type Rings = 'one ring' | 'triangles'

type Cost = (a: number, b: number) => number

/**
 * The couples with the fewest rematches; among these, if possible, couples that form the rings asked for; among these the
 * cheapest; among these the first in order. A cost is a whole number below 2 · count · (count + 1).
 */
export function fewestRematches(count: number, rings: Rings, met: Uint8Array, cost: Cost): Couple[] {
  const onlyRematches = pricesOf(count, 1, met, () => 0)
  const fewest = new Search(restsOf(count, 'any rings'), onlyRematches).leastBelow(UNPAYABLE)
  const rematch = 4 * count * count * (count + 1) // more than twice the costs of all couples together
  const prices = pricesOf(count, rematch, met, cost)
  const wanted = new Search(restsOf(count, rings), prices)
  const limit = (fewest + 1) * rematch
  const least = wanted.leastBelow(limit)
  if (least < limit) return couplesOf(wanted.cells(least), count)
  const any = new Search(restsOf(count, 'any rings'), prices)
  return couplesOf(any.cells(any.leastBelow(limit)), count)
}

/** Cell a · count + b stands for the couple of a and b. */
const couplesOf = (cells: number[], count: number): Couple[] =>
  cells.sort((a, b) => a - b).map((cell) => [Math.floor(cell / count), cell % count])

// --- prices --------------------------------------------------------------------------------------

interface Prices {
  readonly count: number
  readonly rematch: number
  /** What a couple costs, rematch included, by cell. Cell 0 is nobody's and free. */
  readonly ofCouple: Int32Array
  /** What `place` pays at least for `lacking` couples with places from `first` on: at (first · count + place) · 3 + lacking. */
  readonly ofLacking: Int32Array
}

function pricesOf(count: number, rematch: number, met: Uint8Array, cost: Cost): Prices {
  const ofCouple = new Int32Array(count * count)
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) ofCouple[a * count + b] = cost(a, b) + (met[a * count + b] === 1 ? rematch : 0)
  return { count, rematch, ofCouple, ofLacking: pricesOfLacking(count, ofCouple) }
}

/** From the last place up: each further place may give those below a cheaper opponent. */
function pricesOfLacking(count: number, ofCouple: Int32Array): Int32Array {
  const prices = new Int32Array(3 * count * count)
  const cheapest = new Int32Array(count).fill(UNPAYABLE)
  const second = new Int32Array(count).fill(UNPAYABLE)
  const offer = (place: number, price: number) => {
    if (price < int32At(second, place)) second[place] = Math.max(price, int32At(cheapest, place))
    if (price < int32At(cheapest, place)) cheapest[place] = price
  }
  for (let first = count - 1; first >= 0; first--) {
    for (let place = first + 1; place < count; place++) {
      offer(first, int32At(ofCouple, first * count + place))
      offer(place, int32At(ofCouple, first * count + place))
    }
    for (let place = first; place < count; place++) {
      prices[3 * (first * count + place) + 1] = int32At(cheapest, place)
      prices[3 * (first * count + place) + 2] = int32At(cheapest, place) + int32At(second, place)
    }
  }
  return prices
}

/** More than all couples together, and small enough that the sum of two for everybody fits in 32 bits. */
const UNPAYABLE = 2 ** 24

// --- the search ----------------------------------------------------------------------------------

class Search {
  private readonly rests: Rests
  private readonly prices: Prices
  private readonly number: number

  constructor(rests: Rests, prices: Prices) {
    this.rests = rests
    this.prices = prices
    this.number = ++rests.searches
  }

  /** The least cost of all couples if it is below `limit`, otherwise a number that is not. */
  leastBelow(limit: number): number {
    const { whole } = this.rests
    for (let more = 1; ; more *= 4) {
      const within = Math.min(limit, this.leastOf(whole, 0) + more)
      const least = this.leastOf(whole, within)
      if (least < within || least >= limit) return least
    }
  }

  /** The first couples, in order, that cost exactly `total`. */
  cells(total: number): number[] {
    const cells: number[] = []
    let left = total
    for (let rest = this.rests.whole; rest.first !== NOBODY; ) {
      const step = known(this.rests.stepsFrom(rest).find((each) => this.costsJust(each, left)))
      cells.push(...[step.one, step.two, step.three].filter((cell) => cell !== NO_CELL))
      left -= this.priceOf(step)
      rest = step.rest
    }
    return cells
  }

  private costsJust(step: Step, total: number): boolean {
    const left = total - this.priceOf(step)
    return left >= 0 && this.leastOf(step.rest, left + 1) === left
  }

  private priceOf({ one, two, three }: Step): number {
    const { ofCouple } = this.prices
    return int32At(ofCouple, one) + int32At(ofCouple, two) + int32At(ofCouple, three)
  }

  /** Like `leastBelow` for a rest, which keeps the answer for this search. */
  private leastOf(rest: Rest, limit: number): number {
    if (rest.first === NOBODY) return 0
    if (rest.search !== this.number) this.estimate(rest)
    if (rest.isExact || rest.atLeast >= limit) return rest.atLeast
    let least = UNPAYABLE
    for (const step of this.rests.stepsFrom(rest)) {
      const price = this.priceOf(step)
      const below = Math.min(limit, least)
      least = Math.min(least, price < below ? price + this.leastOf(step.rest, below - price) : price)
      if (least <= rest.atLeast) break
    }
    rest.atLeast = least
    rest.isExact = least < limit
    return least
  }

  /** A lower bound: both players of a couple pay half its price, and each pays at least for the cheapest opponents. */
  private estimate(rest: Rest): void {
    const { count, rematch, ofLacking } = this.prices
    let doubled = 0
    for (let place = rest.first, lacking = rest.lacking; lacking !== 0; place++, lacking >>= 2)
      doubled += int32At(ofLacking, 3 * (rest.first * count + place) + (lacking & 3))
    const sum = (doubled + 1) >> 1
    const overRematches = sum % rematch
    // Half a rematch is a whole one: costs alone do not reach that far.
    rest.atLeast = 2 * overRematches >= rematch ? sum - overRematches + rematch : sum
    rest.isExact = false
    rest.search = this.number
  }
}

// --- rests and the steps between them ------------------------------------------------------------

/** The players who still lack opponents. All searches share the rests; the last three fields belong to the latest. */
interface Rest {
  /** The first player who lacks opponents, or NOBODY. */
  readonly first: number
  /** The number of opponents each player lacks, from the first on: two bits each, lowest bits first. */
  readonly lacking: number
  readonly strands: Strands
  steps: readonly Step[] | undefined
  /** The latest search, its lower bound for the cost of the rest, and whether the bound is exact. */
  search: number
  atLeast: number
  isExact: boolean
}

const NOBODY = -1

/** Up to three couples for the first player who lacks opponents, as cells; NO_CELL stands for none. */
interface Step {
  readonly one: number
  readonly two: number
  readonly three: number
  readonly rest: Rest
}

const NO_CELL = 0

/**
 * Opponents form strands until a strand closes to a ring. A place that ends a strand holds the strand's other end: the
 * place itself if it lacks two opponents, another if it lacks one. A place that lacks none is SERVED.
 */
type Strands = readonly number[]

const SERVED = -1

/** The far end if it does not matter. */
const ANYWHERE = SEARCHED_MAX

/** All rests of a number of places, made as searches reach them. */
class Rests {
  readonly whole: Rest
  searches = 0
  private readonly known = new Map<number, Rest>()
  private readonly count: number
  private readonly rings: Rings | 'any rings'

  constructor(count: number, rings: Rings | 'any rings') {
    this.count = count
    this.rings = rings
    this.whole = this.restOf(Array.from({ length: count }, (_, place) => place))
  }

  /** In the order of their couples. */
  stepsFrom(rest: Rest): readonly Step[] {
    rest.steps ??= this.rings === 'triangles' ? this.triangles(rest) : this.couples(rest)
    return rest.steps
  }

  private triangles({ first, strands }: Rest): Step[] {
    const steps: Step[] = []
    const others = strands.filter((end) => end > first)
    for (const [i, a] of others.entries())
      for (const b of others.slice(i + 1)) {
        const rest = this.restOf(strands.map((end) => (end === first || end === a || end === b ? SERVED : end)))
        steps.push({ one: this.cell(first, a), two: this.cell(first, b), three: this.cell(a, b), rest })
      }
    return steps
  }

  private couples({ first, strands }: Rest): Step[] {
    const steps: Step[] = []
    for (const [a, joined] of this.joins(strands, first, first + 1)) {
      const one = this.cell(first, a)
      if (joined[first] === SERVED) steps.push({ one, two: NO_CELL, three: NO_CELL, rest: this.restOf(joined) })
      else
        for (const [b, both] of this.joins(joined, first, a + 1))
          steps.push({ one, two: this.cell(first, b), three: NO_CELL, rest: this.restOf(both) })
    }
    return steps
  }

  /** Opponents a place may take, counted from `from` on, each with the strands that result. */
  private joins(strands: Strands, place: number, from: number): [number, Strands][] {
    const joins: [number, Strands][] = []
    for (let other = from; other < this.count; other++) {
      if (strands[other] === SERVED) continue
      const joined = this.rings === 'one ring' ? inOneRing(strands, place, other) : inAnyRing(strands, place, other)
      if (joined) joins.push([other, joined])
    }
    return joins
  }

  private cell(a: number, b: number): number {
    return a * this.count + b
  }

  private restOf(strands: Strands): Rest {
    const key = strands.reduce((sum, end) => sum * (ANYWHERE + 2) + end + 1, 0)
    const known = this.known.get(key) ?? newRest(strands)
    this.known.set(key, known)
    return known
  }
}

function newRest(strands: Strands): Rest {
  const first = strands.findIndex((end) => end !== SERVED)
  const lacking = strands.reduceRight((bits, end, place) => (bits << 2) | lackingAt(place, end), 0) >> (2 * first)
  return {
    first,
    lacking: first === NOBODY ? 0 : lacking,
    strands,
    steps: undefined,
    search: 0,
    atLeast: 0,
    isExact: false,
  }
}

const lackingAt = (place: number, end: number): number => (end === SERVED ? 0 : end === place ? 2 : 1)

const inAnyRing = (strands: Strands, a: number, b: number): Strands =>
  strands.map((end, place) => (place !== a && place !== b ? end : end === place ? ANYWHERE : SERVED))

/** Undefined if the couple closes a ring without all players. */
function inOneRing(strands: Strands, a: number, b: number): Strands | undefined {
  const [farA, farB] = [at(strands, a), at(strands, b)]
  const joined = strands.map((end, place) => (place === a || place === b ? SERVED : end))
  if (farA === b) return joined.every((end) => end === SERVED) ? joined : undefined
  joined[farA] = farB
  joined[farB] = farA
  return joined
}

const kept = new Map<string, Rests>()

/** Kept for good: at most three for each number up to twelve. */
function restsOf(count: number, rings: Rings | 'any rings'): Rests {
  const rests = kept.get(`${count} ${rings}`) ?? new Rests(count, rings)
  kept.set(`${count} ${rings}`, rests)
  return rests
}
