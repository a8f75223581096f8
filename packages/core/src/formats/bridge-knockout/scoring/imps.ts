/** International match points: the worth of a difference of points on a board (BRI-71). */

/** The least differences worth 1, 2, 3 … 24. */
export const impScale = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
] as const

/** For the winner of the board: 0 to 24. */
export const impsFor = (difference: number): number => impScale.filter((least) => Math.abs(difference) >= least).length
