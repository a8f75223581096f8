/** The normal distribution. */

/** 95 % of a normal distribution lie within this many standard deviations of its mean. */
export const within95 = 1.959963984540054

/**
 * The probability of values below x in the standard normal distribution.
 *
 * Integrating exp(-x²/2) by parts again and again gives ½ + φ(x)·(x + x³/3 + x⁵/(3·5) + …), which converges for every x.
 * Beyond 8.5 deviations the rest is below the precision of a number.
 */
export function normalBelow(x: number): number {
  if (Math.abs(x) > 8.5) return x < 0 ? 0 : 1
  let term = x
  let series = x
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(series); odd += 2) {
    term *= (x * x) / odd
    series += term
  }
  return 0.5 + (series * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)
}
