/**
 * The circle as arithmetic. Players 2, 3, 4, … sit at 0, +1, -1, +2, … of a ring of m places; in the row around place c
 * two places meet if and only if they add up to 2c modulo m, and the player at c meets player 1.
 */

/** Rows until the circle begins again. */
export const ringSize = (players: number): number => (players % 2 === 0 ? players - 1 : players)

/** The opponent of a player in a row, both counted from 1. In an odd field the place of player X + 1 is empty: a bye. */
export function opponentOf(player: number, row: number, players: number): number {
  const ring = ringSize(players)
  const middle = row + 1
  if (player === 1) return middle
  if (player === middle) return 1
  return playerAt(modulo(2 * placeOf(middle) - placeOf(player), ring), ring)
}

/** 0, +1, -1, +2, -2, … for players 2, 3, 4, 5, 6, … */
export const placeOf = (player: number): number => (player % 2 === 0 ? 1 - player / 2 : (player - 1) / 2)

/** The player a place belongs to: the near half of the ring counts up, the far half counts down. */
const playerAt = (place: number, ring: number): number =>
  place <= (ring - 1) / 2 ? Math.max(2, 2 * place + 1) : 2 * (ring - place) + 2

export const modulo = (number: number, ring: number): number => ((number % ring) + ring) % ring
