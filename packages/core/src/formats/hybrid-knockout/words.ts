/** Small phrases of the race. */
import { momentsShown } from '../../bulletin/figures.ts'
import type { Counts, Reached } from './counts.ts'

/** 2.5 points are "2.5"; "1 point". */
export const pointsInWords = (halfPoints: number): string =>
  `${halfPoints / 2} ${halfPoints === 2 ? 'point' : 'points'}`

/** "reached 5 points in phase 7 at 14:02:10 with 7 matches"; with the day, where the race took more than one. */
export function reachedInWords(counts: Counts, { halfPoints, phase, at, played }: Reached): string {
  const timeOf = momentsShown(counts.all.flatMap(({ reached }) => reached?.at ?? []))
  return `reached ${pointsInWords(halfPoints)} in phase ${phase} at ${timeOf(at)} with ${played} matches`
}
