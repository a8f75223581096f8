/** Start positions (HYB-8): one shuffle of all 960, taken in order by phases and then by knockout rounds. */
import type { Dice } from '../../dice/dice.ts'
import { startPositions } from '../../position/chess960.ts'

const numbers = Array.from({ length: startPositions }, (_, number) => number)

/** So many positions, after those already used. */
export function startsAfter(dice: Dice, used: number, count: number): number[] {
  const drawn = dice.shuffled('chess960', numbers)
  return Array.from({ length: count }, (_, i) => drawn[(used + i) % startPositions] as number)
}
