/** Teams paired so that as few as possible meet again (BRI-29, BRI-33a). */

import { at } from '../../../lists/at.ts'

/** Pairs of places, counted from 0, sorted by the first of each. */
export type Pairing = readonly (readonly [number, number])[]

/** The fewest repeats, then the most default pairs, then the weakest opponent for the lowest first. */
export function pairingOf<Team>(teams: readonly Team[], hasMet: (a: Team, b: Team) => boolean): Pairing {
  const last = teams.length - 1
  const repeats = (pairing: Pairing): number => pairing.filter(([a, b]) => hasMet(at(teams, a), at(teams, b))).length
  const changed = (pairing: Pairing): number => pairing.filter(([a, b]) => a + b !== last).length
  const merits = pairings(teams.map((_, i) => i)).map((pairing) => {
    return { pairing, repeats: repeats(pairing), changed: changed(pairing) }
  })
  return merits.sort((a, b) => a.repeats - b.repeats || a.changed - b.changed)[0]?.pairing ?? []
}

/** All pairings, the weakest opponents for the lowest first. */
function pairings([first, ...others]: readonly number[]): Pairing[] {
  if (first === undefined) return [[]]
  return others.toReversed().flatMap((opponent) => {
    const rest = others.filter((other) => other !== opponent)
    return pairings(rest).map((pairing): Pairing => [[first, opponent], ...pairing])
  })
}
