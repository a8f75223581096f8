/** Pairs by place alone, places counted from 0: round 1 of a row, and the later rounds. */

import { at } from '../../lists/at.ts'

export type PlacePair = readonly [higher: number, lower: number]

// --- round 1 -----------------------------------------------------------------------------------

/**
 * DIA-2 to DIA-4: everybody plays the player two places on, from `s` on also the one four places on. The ends are mirrors:
 *
 *     … n−2  n−1 | n  n+1 …   is   … n−2  n−1 | n−1  n−2 …
 */
export function firstRound(players: number): PlacePair[] {
  const s = Math.max(0, Math.ceil(players / 2) - 2)
  const pairs: PlacePair[] = [[0, 1]]
  for (let i = 0; i < players; i++) {
    pairs.push([i, mirrored(i + 2, players)])
    if (i >= s) pairs.push([i, mirrored(i + 4, players)])
  }
  return inOrder(pairs)
}

function mirrored(place: number, players: number): number {
  const below = place < players ? place : 2 * players - 1 - place
  return below < 0 ? -1 - below : below
}

// --- later rounds ------------------------------------------------------------------------------

/** DIA-13 to DIA-16. */
export const laterRound = (players: number, fewPlayersMax: number): PlacePair[] =>
  inOrder(players <= fewPlayersMax ? ring(players) : thirds(players))

/** DIA-S9, DIA-15: U1 L1 U2 L2 … and back to U1. */
function ring(players: number): PlacePair[] {
  const half = Math.ceil(players / 2)
  const order = Array.from({ length: players }, (_, i) => (i % 2 === 0 ? i / 2 : half + (i - 1) / 2))
  return order.map((place, i) => [place, at(order, (i + 1) % players)])
}

/** DIA-13. */
function thirds(players: number): PlacePair[] {
  const distance = Math.round(players / 3)
  return Array.from({ length: players }, (_, i) => [i, (i + distance) % players])
}

/** DIA-27: each pair once and nobody with himself, by the first named, then by the second. */
function inOrder(pairs: readonly PlacePair[]): PlacePair[] {
  const named = pairs.filter(([a, b]) => a !== b).map(([a, b]): PlacePair => (a < b ? [a, b] : [b, a]))
  const sorted = named.sort(([a, b], [c, d]) => a - c || b - d)
  return sorted.filter(([a, b], i) => i === 0 || sorted[i - 1]?.[0] !== a || sorted[i - 1]?.[1] !== b)
}
