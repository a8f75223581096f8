import { last } from '../../../lists/at.ts'
import { least } from '../../../ranking/ranking.ts'
import { type AttendedMatch, boardsMissing, isP, reachesHalf } from './percent.ts'
import type { Rung } from './run.ts'
import { countedFor, isOddCell } from './trial.ts'

/** `left`: boards the player can still play in the match. */
export interface Playable extends AttendedMatch {
  readonly left: number
}

/** The match after some more of its boards. */
export const playedIn = (match: Playable, more: number): Playable => ({
  ...match,
  played: match.played + more,
  left: match.left - more,
})

/** The matches with the fewest boards added that earn the rank; `undefined` if none do. A team has few matches, so every choice is tried. */
export function leastMore(rung: Rung, matches: readonly Playable[]): readonly Playable[] | undefined {
  const counted = countedFor(rung, matches)
  if (counted.length === 0) return matches.map((match) => playedIn(match, Math.min(1, match.left)))
  const ways = choicesOf(counted.filter((match) => !isP(match) && toHalf(match) <= match.left)).flatMap((chosen) => {
    const then = counted.map((match) => (chosen.includes(match) ? playedIn(match, toHalf(match)) : match))
    const way = completed(rung, then)
    return way ? [way] : []
  })
  return ways.toSorted(least((way) => way.reduce((sum, { played }) => sum + played, 0)))[0]
}

const toHalf = ({ boards, played }: AttendedMatch): number => Math.ceil(boards / 2) - played

/** Every subset, the empty one first. */
function choicesOf<Item>(items: readonly Item[]): Item[][] {
  let choices: Item[][] = [[]]
  for (const item of items) choices = choices.flatMap((choice) => [choice, [...choice, item]])
  return choices
}

/** Adds boards only to matches in which the player is P. */
function completed(rung: Rung, matches: readonly Playable[]): Playable[] | undefined {
  const latest = last(matches)
  if (!isP(latest)) return undefined
  if (!isOddCell(rung, matches)) return filled(matches)
  return latest.played + latest.left === latest.boards ? matches.with(-1, playedIn(latest, latest.left)) : undefined
}

/** A board of a short match is worth more percent: the shortest are filled first. */
function filled(matches: readonly Playable[]): Playable[] | undefined {
  let then = [...matches]
  for (const match of matches.filter(isP).toSorted(least(({ boards }) => boards))) {
    const more = Math.min(match.left, boardsMissing(then, match.boards))
    then = then.map((each) => (each === match ? playedIn(match, more) : each))
  }
  return reachesHalf(then) ? then : undefined
}
