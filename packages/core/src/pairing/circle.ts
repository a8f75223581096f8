/**
 * The circle: everybody meets everybody once, in phases. Player 1 stays in the middle; the others sit around it at
 * 0, +1, -1, +2, -2, … In phase k player 1 meets player k + 1 and the rest are paired across that player's place.
 *
 *          2              with five players the sixth place is empty,
 *       4     3           and whoever would meet it has a bye
 *     (–)     5
 */
import { at } from '../lists/at.ts'

/** One phase: pairs with the earlier-listed player first, sorted by that player; numbers count from 1. */
export interface CirclePhase {
  readonly pairs: readonly (readonly [number, number])[]
  readonly byes: readonly number[]
}

/** The phases of one cycle for this many players. */
export function circle(players: number): CirclePhase[] {
  const ring = ringOf(players)
  return ring.map((_, k) => phaseAround(ring, ring.indexOf(k + 2)))
}

/** The player at each place of the ring; 0 is the empty place of an odd field. */
export function ringOf(players: number): number[] {
  const places = players % 2 === 0 ? players - 1 : players
  const ring = new Array<number>(places).fill(0)
  for (let player = 2; player <= players; player++) ring[placeOf(player, places)] = player
  return ring
}

/** 0, +1, -1, +2, -2, … for players 2, 3, 4, 5, 6, … */
function placeOf(player: number, places: number): number {
  const step = Math.floor((player - 1) / 2)
  return player % 2 === 1 ? step : (places - step) % places
}

function phaseAround(ring: readonly number[], centre: number): CirclePhase {
  const middle = centre < 0 ? ring.indexOf(0) : centre
  const couples = [[1, at(ring, middle)]]
  for (let distance = 1; distance <= (ring.length - 1) / 2; distance++)
    couples.push([across(ring, middle + distance), across(ring, middle - distance)])
  const pairs = couples.filter((couple) => !couple.includes(0)).map(inListOrder)
  const byes = couples.filter((couple) => couple.includes(0)).map((couple) => Math.max(...couple))
  return { pairs: pairs.sort((a, b) => a[0] - b[0]), byes }
}

const across = (ring: readonly number[], place: number): number => at(ring, (place + ring.length) % ring.length)

const inListOrder = (couple: readonly number[]): [number, number] => [Math.min(...couple), Math.max(...couple)]
