/**
 * The league's schedule as arithmetic (LEA-7). Players 2, 3, 4, … sit at 0, +1, -1, +2, … of a ring of m places; in the
 * phase around place c two places meet if and only if they add up to 2c modulo m, and who sits at c meets player 1.
 */

export interface ScheduledPhase {
  /** 1 for the first cycle, 2 for the second. */
  readonly cycle: 1 | 2
  /** White and Black as numbers in the list, counted from 1. */
  readonly pairs: readonly (readonly [white: number, black: number])[]
  readonly bye: number | undefined
}

export function leagueSchedule(players: number, balancedColours: boolean): ScheduledPhase[] {
  const isWhite = balancedColours ? balanced(players) : (player: number, other: number) => player < other // LEA-3
  const phases = Array.from({ length: ringSize(players) }, (_, i) => phase(players, i + 1, isWhite))
  return [...phases, ...phases.map(reversed)]
}

type IsWhite = (player: number, other: number) => boolean

function phase(players: number, number: number, isWhite: IsWhite): ScheduledPhase {
  const pairs: [number, number][] = []
  let bye: number | undefined
  for (let player = 1; player <= players; player++) {
    const opponent = opponentOf(player, number, players)
    if (opponent > players) bye = player
    else if (opponent > player) pairs.push(isWhite(player, opponent) ? [player, opponent] : [opponent, player]) // LEA-6
  }
  return { cycle: 1, pairs, bye }
}

/** LEA-S5. */
const reversed = ({ pairs, bye }: ScheduledPhase): ScheduledPhase => ({
  cycle: 2,
  pairs: pairs.map(([white, black]) => [black, white]),
  bye,
})

/** Of an odd field the place of player X + 1 is empty: to meet him is the bye. */
function opponentOf(player: number, number: number, players: number): number {
  const ring = ringSize(players)
  const middle = number + 1
  if (player === 1) return middle
  if (player === middle) return 1
  return playerAt(modulo(2 * placeOf(middle) - placeOf(player), ring), ring)
}

const ringSize = (players: number): number => (players % 2 === 0 ? players - 1 : players)

/** 0, +1, -1, +2, -2, … for players 2, 3, 4, 5, 6, … */
const placeOf = (player: number): number => (player % 2 === 0 ? 1 - player / 2 : (player - 1) / 2)

/** The player a place belongs to: the near half of the ring counts up, the far half counts down. */
const playerAt = (place: number, ring: number): number =>
  place <= (ring - 1) / 2 ? Math.max(2, 2 * place + 1) : 2 * (ring - place) + 2

const modulo = (number: number, ring: number): number => ((number % ring) + ring) % ring

/** LEA-8. */
function balanced(players: number): IsWhite {
  const ring = ringSize(players)
  const onRing: IsWhite = (x, y) => modulo((placeOf(x) - placeOf(y)) * ((ring + 1) / 2), ring) % 2 === 1
  const first = (k: number): boolean => (players % 2 === 0 ? k % 2 === 0 : !onRing(k, players + 1))
  return (x, y) => {
    if (x === 1) return first(y)
    return y === 1 ? !first(x) : onRing(x, y)
  }
}
