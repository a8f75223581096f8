/** Victory points: the 20 of a match between both teams, by the margin in IMPs (BRI-43). */

/** The least margins in IMPs that give the winner 11, 12, 13 … 20. */
export type VictoryPointScale = readonly number[]

const upTo8Boards: VictoryPointScale = [1, 3, 5, 8, 11, 14, 17, 20, 24, 28]
const upTo11Boards: VictoryPointScale = [1, 3, 6, 10, 14, 18, 22, 26, 31, 36]

/** `undefined` if the match length needs a scale of its own. */
export function scaleFor(boards: number): VictoryPointScale | undefined {
  if (boards >= 6 && boards <= 8) return upTo8Boards
  return boards >= 9 && boards <= 11 ? upTo11Boards : undefined
}

/** Points of the first and second team; the margin is the first team's, negative if it lost. */
export function victoryPoints(scale: VictoryPointScale, marginInThousandths: number): readonly [number, number] {
  const steps = scale.filter((least) => Math.abs(marginInThousandths) >= least * 1000).length
  return marginInThousandths < 0 ? [10 - steps, 10 + steps] : [10 + steps, 10 - steps]
}
