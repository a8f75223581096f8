/** The league's schedule, phase after phase by the rows of the circle (LEA-7). */
import { modulo, opponentOf, placeOf, ringSize } from '../circle.ts'

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
