/** Small phrases of the race. */
import type { Reached } from './counts.ts'

/** 2.5 points are "2.5"; "1 point". */
export const pointsInWords = (halfPoints: number): string =>
  `${halfPoints / 2} ${halfPoints === 2 ? 'point' : 'points'}`

/** "14:02:10". */
const timeOfDay = (at: string): string => at.slice(11, 19)

/** "reached 5 points in phase 7 at 14:02:10 with 7 matches". */
export const reachedInWords = ({ halfPoints, phase, at, played }: Reached): string =>
  `reached ${pointsInWords(halfPoints)} in phase ${phase} at ${timeOfDay(at)} with ${played} matches`
