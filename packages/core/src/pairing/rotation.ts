/**
 * The rotation: everybody meets everybody once, and colours stay even on the way. The list sits around a table; of an even
 * field the first player stands apart. In each phase those places meet that add up to the same number, and that number
 * grows by one: first against last, second against second last, then everybody's opponent moves up one place.
 *
 *     six players, phase 1:   1 – 6   2 – 5   3 – 4      places of 2 … 6 are 0 … 4; 0 + 3 and 1 + 2 make 3,
 *                  phase 2:   1 – 4   2 – 6   3 – 5      4 + 4 does too (modulo 5), so player 6 meets player 1
 */
import type { CirclePhase } from './circle.ts'

/** Phase k, counted from 1; after the last phase the cycle begins again. */
export function rotationPhase(players: number, k: number): CirclePhase {
  const apart = players % 2 === 0 ? 1 : 0
  const places = players - apart
  const sum = (k + places - 3) % places
  const pairs: [number, number][] = []
  const alone: number[] = []
  for (let place = 0; place < places; place++) {
    const other = (sum - place + places) % places
    if (other === place) alone.push(place + apart + 1)
    else if (place < other) pairs.push([place + apart + 1, other + apart + 1])
  }
  return apart
    ? { pairs: [...alone.map((mid): [number, number] => [1, mid]), ...pairs], byes: [] }
    : { pairs, byes: alone }
}
