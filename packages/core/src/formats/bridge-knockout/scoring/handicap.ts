/** The handicap of the team with the lower average (BRI-58). */

/** Whole thousandths of an IMP: 8000 are eight IMPs. Averages of masterpoints, the higher one first. */
export const handicapInThousandths = (higher: number, lower: number, boards: number): number =>
  Math.round(unroundedHandicap(higher, lower, boards) * 1000)

/** BRI-58: the stronger team's expected win, which makes the match even; averages in any order. */
export const marginPerBoard = (one: number, other: number): number =>
  one < other ? -unroundedHandicap(other, one, 1) : unroundedHandicap(one, other, 1)

/** In IMPs, as the formula gives it. */
export function unroundedHandicap(higher: number, lower: number, boards: number): number {
  if (!(higher >= lower && lower >= 0 && boards >= 0 && Number.isFinite(higher) && Number.isFinite(boards)))
    throw new RangeError(`no handicap for ${higher} against ${lower} on ${boards} boards`)
  const perBoard = Math.log10((40 + lower / 2 + higher) / (40 + (3 * lower) / 2))
  return Math.max(0, boards * perBoard) // BRI-83: equal averages may differ in their last bit
}
