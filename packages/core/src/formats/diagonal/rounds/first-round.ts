/**
 * Round 1: everybody plays neighbours in the row (DIA-2 to DIA-4).
 *
 *     upper half    i ── i+2                the ends are mirrors: two beyond the last one is the last but one,
 *     lower half    i ── i+2, i ── i+4      and at the upper end the first two play each other
 */
import type { Couple } from '../../../pairing/two-opponents.ts'

const known = new Map<number, readonly Couple[]>()

/** The couples of a row of a given length, in its order. */
export function firstRound(count: number): readonly Couple[] {
  let couples = known.get(count)
  if (!couples) {
    couples = coupled(count)
    if (known.size < 1000) known.set(count, couples)
  }
  return couples
}

function coupled(count: number): Couple[] {
  const opponents = Array.from({ length: count }, () => new Set<number>())
  const couple = (a: number, b: number) => {
    if (a !== b) opponents[Math.min(a, b)]?.add(Math.max(a, b))
  }
  const mirrored = (place: number) => (place < count ? place : 2 * count - 1 - place)
  couple(0, 1)
  for (let place = 0; place < count; place++) {
    couple(place, mirrored(place + 2))
    if (place >= fourthNextFrom(count)) couple(place, mirrored(place + 4))
  }
  return opponents.flatMap((lower, upper) => [...lower].sort((a, b) => a - b).map((place): Couple => [upper, place]))
}

/** DIA-3, DIA-4: from here on the fourth next in line is an opponent too. */
export const fourthNextFrom = (count: number): number => Math.max(0, Math.ceil(count / 2) - 2)
