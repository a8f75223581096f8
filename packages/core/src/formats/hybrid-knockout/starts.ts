/** Start positions (HYB-8): one shuffle of all 960, taken in order by phases and then by knockout rounds. */

import type { Dice } from '../../dice/dice.ts'
import { at } from '../../lists/at.ts'
import { startPositions } from '../../position/chess960.ts'

const numbers = Array.from({ length: startPositions }, (_, number) => number)

/** Shuffled once for the dice of a tournament. */
const known = new WeakMap<Dice, readonly number[]>()

/** The next start positions, after those already used. */
export function startsAfter(dice: Dice, used: number, count: number): number[] {
  const drawn = known.get(dice) ?? dice.shuffled('chess960', numbers)
  known.set(dice, drawn)
  return Array.from({ length: count }, (_, i) => at(drawn, (used + i) % startPositions))
}
