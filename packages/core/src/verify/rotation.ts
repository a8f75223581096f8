/**
 * The rotation of HYB-5 as arithmetic. Of an even field the first player stands apart; the others, of an odd field all,
 * have the places 0, 1, 2, … of m. In phase k two of them meet if their places add up to k − 3 modulo m:
 *
 *     five players   1  ad bc e   2  ae bd c   3  be cd a   4  ab ce d   5  ac de b     (the last has the bye)
 */

/** The opponent of a player in a phase, all counted from 1; undefined for the bye. */
export function opponentInPhase(phase: number, player: number, players: number): number | undefined {
  const apart = players % 2 === 0 ? 1 : 0
  const places = players - apart
  const sum = (phase - 3 + places) % places
  if (player <= apart) return halfOf(sum, places) + apart + 1
  const place = player - apart - 1
  const other = (sum - place + places) % places
  if (other !== place) return other + apart + 1
  return apart === 1 ? 1 : undefined
}

/** The place that doubled gives the sum; there is one, as the number of places is odd. */
const halfOf = (sum: number, places: number): number => (sum % 2 === 0 ? sum : sum + places) / 2
