/** Start positions (HYB-8): one shuffle of all 960, taken in order by phases and then by knockout rounds. */

import type { Dice } from '../../dice/dice.ts'
import { at } from '../../lists/at.ts'
import { startPositions } from '../../position/chess960.ts'

/** The next start positions, after those already used. */
export function startsAfter(dice: Dice, used: number, count: number): number[] {
  const drawn = dice.order('chess960', startPositions)
  return Array.from({ length: count }, (_, i) => at(drawn, (used + i) % startPositions))
}
