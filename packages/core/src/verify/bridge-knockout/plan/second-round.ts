import { at } from '../../../lists/at.ts'

/**
 * The second round of 37 to 47 teams (BRI-31), found by search: eight three-ways of 24 numbers. A table is two lists,
 * the middle and the third numbers of the three-ways of 1 to 8.
 */
interface Table {
  readonly middles: readonly number[]
  readonly thirds: readonly number[]
}

/** The three-ways in the order of their first numbers. */
export function secondRoundOf24(teams: number): number[][] {
  const { middles, thirds } = closestTable(partnersOf(teams))
  return middles.map((middle, i) => [i + 1, middle, at(thirds, i)])
}

/** BRI-23 for 24 teams. */
const listOf24: Table = {
  middles: [15, 16, 13, 14, 11, 12, 9, 10],
  thirds: [18, 17, 20, 19, 22, 21, 24, 23],
}

type Partners = ReadonlyMap<number, number>

/** BRI-25: the two survivors of a three-way of round 1, each with the other. */
function partnersOf(teams: number): Partners {
  const partners = new Map<number, number>()
  for (let k = 1; k <= 48 - teams; k++) {
    const [one, other] = [2 * teams - 72 + k, 25 - k]
    partners.set(one, other)
    partners.set(other, one)
  }
  return partners
}

/** Middles come the closest first, of equals the first in order; the first with the closest thirds stays. */
function closestTable(partners: Partners): Table {
  let best: Table | undefined
  for (const middles of middlesInOppositeHalves()) {
    if (best && likenessOf(middles, listOf24.middles) < likenessOf(best.middles, listOf24.middles)) break
    const thirds = closestThirds(middles, partners, best ? likenessOf(best.thirds, listOf24.thirds) : -1)
    if (thirds) best = { middles, thirds }
  }
  if (!best) throw new Error('BRI-31 has no table')
  return best
}

const likenessOf = (numbers: readonly number[], others: readonly number[]): number =>
  numbers.filter((number, i) => number === others[i]).length

// --- quarters of sixteen -----------------------------------------------------------------------

/** The number, 1 to 4, to which the regular rounds bring a number. */
export function quarterOf(number: number): number {
  const ofEight = Math.min(number, 17 - number)
  return Math.min(ofEight, 9 - ofEight)
}

const isUpperHalf = (number: number): boolean => quarterOf(number) === 1 || quarterOf(number) === 4

const middlesInOppositeHalves = (): readonly number[][] => {
  oppositeMiddles ??= ordersInOppositeHalves().sort(
    (a, b) => likenessOf(b, listOf24.middles) - likenessOf(a, listOf24.middles),
  )
  return oppositeMiddles
}
let oppositeMiddles: number[][] | undefined

/** Every order of 9 to 16 that gives each of 1 to 8 a number of the other half, in lexicographic order. */
function ordersInOppositeHalves(laid: readonly number[] = []): number[][] {
  if (laid.length === 8) return [[...laid]]
  return [9, 10, 11, 12, 13, 14, 15, 16]
    .filter((middle) => !laid.includes(middle) && isUpperHalf(middle) !== isUpperHalf(laid.length + 1))
    .flatMap((middle) => ordersInOppositeHalves([...laid, middle]))
}

// --- thirds ------------------------------------------------------------------------------------

/** The thirds closest to the list of 24, if they are closer than the likeness to beat; of equals the first in order. */
function closestThirds(middles: readonly number[], partners: Partners, toBeat: number): number[] | undefined {
  const quarters = middles.map((middle, i) => [quarterOf(i + 1), quarterOf(middle)])
  const areApart = (one: number, other: number): boolean =>
    !quarters[one]?.some((quarter) => quarters[other]?.includes(quarter))
  const seat = new Map([
    ...middles.map((middle, i) => [middle, i] as const),
    ...middles.map((_, i) => [i + 1, i] as const),
  ])
  const isWrong = (number: number): boolean => {
    const [own, other] = [seat.get(number), seat.get(partners.get(number) ?? 0)]
    return own !== undefined && other !== undefined && !areApart(own, other)
  }
  if ([...seat.keys()].some(isWrong)) return undefined
  let [best, likeness]: [number[] | undefined, number] = [undefined, toBeat]
  const lay = (laid: readonly number[], alike: number): void => {
    if (alike + 8 - laid.length <= likeness) return
    if (laid.length === 8) [best, likeness] = [[...laid], alike]
    else for (const third of [17, 18, 19, 20, 21, 22, 23, 24]) if (!laid.includes(third)) layNext(laid, third, alike)
  }
  const layNext = (laid: readonly number[], third: number, alike: number): void => {
    seat.set(third, laid.length)
    if (!isWrong(third)) lay([...laid, third], alike + (listOf24.thirds[laid.length] === third ? 1 : 0))
    seat.delete(third)
  }
  lay([], 0)
  return best
}
