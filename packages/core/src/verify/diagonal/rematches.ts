/**
 * The fewest rematches there can be if everybody has two different opponents (DIA-17), while there are few enough players
 * to give every subset of them a line in a table. Whoever has two opponents sits in a ring of three or more: first the cheapest
 * ring round each subset, then the cheapest way to share all of them among rings.
 */
export type HasMet = (a: number, b: number) => boolean

/** The largest number of players for which the answer is exact. */
export const certainUpTo = 12

/** More than the cost of any rings. */
const never = 255

/** For three players or more. */
export function fewestRematches(players: number, hasMet: HasMet): number {
  const rings = cheapestRings(players, costsOf(players, hasMet))
  const shared = new Uint8Array(rings.length).fill(never)
  shared[0] = 0
  for (let subset = 1; subset < rings.length; subset++) shared[subset] = cheapestShare(subset, rings, shared)
  return shared[rings.length - 1] ?? never
}

/** One row after the other; 1 for a rematch. */
function costsOf(players: number, hasMet: HasMet): Uint8Array {
  const costs = new Uint8Array(players * players)
  for (let a = 0; a < players; a++) for (let b = 0; b < players; b++) costs[a * players + b] = hasMet(a, b) ? 1 : 0
  return costs
}

/** A subset is a number whose bits are its members. The lowest is in its first ring, the rest in the others. */
function cheapestShare(subset: number, rings: Uint8Array, shared: Uint8Array): number {
  const lowest = subset & -subset
  const others = subset ^ lowest
  let least = rings[subset] ?? never
  for (let part = (others - 1) & others; part > 0; part = (part - 1) & others) {
    const sum = (rings[part | lowest] ?? never) + (shared[others ^ part] ?? never)
    if (sum < least) least = sum
  }
  return least
}

/** The cost of a ring round each subset: a path from its lowest member through all the others, and back. */
function cheapestRings(players: number, costs: Uint8Array): Uint8Array {
  const rings = new Uint8Array(2 ** players).fill(never)
  const paths = new Uint8Array(rings.length * players).fill(never)
  for (let start = 0; start < players; start++) paths[(1 << start) * players + start] = 0
  for (let subset = 1; subset < rings.length; subset++) {
    const start = 31 - Math.clz32(subset & -subset)
    for (let end = start; end < players; end++) {
      const cost = paths[subset * players + end] ?? never
      if (cost === never) continue
      const back = cost + (costs[end * players + start] ?? never)
      if (isThreeOrMore(subset) && back < (rings[subset] ?? never)) rings[subset] = back
      for (let next = start + 1; next < players; next++) {
        if ((subset >> next) & 1) continue
        const line = (subset | (1 << next)) * players + next
        const further = cost + (costs[end * players + next] ?? never)
        if (further < (paths[line] ?? never)) paths[line] = further
      }
    }
  }
  return rings
}

function isThreeOrMore(subset: number): boolean {
  const withoutLowest = subset & (subset - 1)
  return (withoutLowest & (withoutLowest - 1)) !== 0
}
