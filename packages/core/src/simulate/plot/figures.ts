/** Figures as they stand on the plot and in its table. */
import type { Spread } from '../answer.ts'

/** Between a figure and its unit; no line breaks there. */
const space = '\u00A0'

/** "58 %"; a share that is neither nothing nor all never looks like it. */
export function perCent(share: number): string {
  if (share > 0 && share < 0.001) return `<0.1${space}%`
  if (share < 1 && share > 0.999) return `>99.9${space}%`
  const isNearAnEnd = share < 0.0995 || (share > 0.9005 && share < 1)
  return `${signed(100 * share, isNearAnEnd && share > 0 ? 1 : 0)}${space}%`
}

/** "3.8 h", "20 h". */
export const hours = (count: number): string => `${amount(count)}${space}h`

/** "3.8", "54": a decimal only where it says something. */
export const amount = (count: number): string => signed(count, count < 9.95 && !Number.isInteger(count) ? 1 : 0)

/** "0.86". */
export const correlation = (value: number): string => signed(value, 2)

/** "54", and where runs differ "54 (42–76)". */
export const meanAndSpread = ({ mean, p5, p95 }: Spread, figure: (count: number) => string): string =>
  p5 === p95 ? figure(mean) : `${figure(mean)} (${amount(p5)}–${amount(p95)})`

/** "20,000". */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** With so many decimals, and a minus that is one. */
export function signed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals)
  return value < 0 && Number(digits) !== 0 ? `−${digits}` : digits
}
