/** The two rings in which five teams play each other (BRI-42). */
import { at } from '../../../lists/at.ts'

type Pair = readonly [number, number]

/** Neighbours in a ring, the last beside the first. */
const neighboursIn = (ring: readonly number[]): readonly Pair[] =>
  ring.map((number, place) => [number, at(ring, (place + 1) % ring.length)])

/** The matches of five teams in numbers: those that can be compared after the first ring, and after the second. */
export const fiveTeamRings: readonly (readonly Pair[])[] = [
  neighboursIn([1, 2, 4, 5, 3]),
  neighboursIn([1, 4, 3, 2, 5]),
]
