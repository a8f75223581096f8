/** The league's schedule: two cycles of the circle, the second with colours reversed (LEA-S5, LEA-6, LEA-7). */
import { circle, ringOf } from '../../pairing/circle.ts'

/** White first; numbers are places in the list, counted from 1. */
export type ColouredPair = readonly [white: number, black: number]

export interface Phase {
  readonly number: number
  readonly cycle: 1 | 2
  readonly pairs: readonly ColouredPair[]
  readonly byes: readonly number[]
}

const known = new Map<string, readonly Phase[]>()

/** The whole schedule for a field; made once for each size. */
export function schedule(players: number, balancedColours: boolean): readonly Phase[] {
  const key = `${players} ${balancedColours}`
  let phases = known.get(key)
  if (!phases) {
    phases = phasesFor(players, balancedColours ? balanced(players) : earlierIsWhite)
    known.set(key, phases)
  }
  return phases
}

type IsWhite = (player: number, opponent: number) => boolean

function phasesFor(players: number, isWhite: IsWhite): Phase[] {
  const cycle = circle(players).map(({ pairs, byes }) => ({
    byes,
    pairs: pairs.map(([a, b]): ColouredPair => (isWhite(a, b) ? [a, b] : [b, a])),
  }))
  const first = cycle.map((phase, i): Phase => ({ ...phase, number: i + 1, cycle: 1 }))
  const second = cycle.map(({ pairs, byes }, i): Phase => {
    return { number: cycle.length + i + 1, cycle: 2, byes, pairs: pairs.map(([white, black]) => [black, white]) }
  })
  return [...first, ...second]
}

/** LEA-3. */
const earlierIsWhite: IsWhite = (player, opponent) => player < opponent

/** LEA-8: on the ring White goes by distance; player 1 takes the colour the empty place would have had. */
function balanced(players: number): IsWhite {
  const ring = ringOf(players)
  const places = ring.length
  const onRing = (a: number, b: number): boolean => {
    const distance = (ring.indexOf(a) - ring.indexOf(b) + places) % places
    return (((distance * (places + 1)) / 2) % places) % 2 === 1
  }
  const firstIsWhiteAgainst = (k: number): boolean => (players % 2 === 0 ? k % 2 === 0 : !onRing(k, 0))
  return (player, opponent) => {
    if (player === 1) return firstIsWhiteAgainst(opponent)
    if (opponent === 1) return !firstIsWhiteAgainst(player)
    return onRing(player, opponent)
  }
}
