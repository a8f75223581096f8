/** Shares and margins in the language of the page. */
import type { EntrantChances, Interval } from '@arbiter/core/simulate'
import { locale } from '../../words/language.ts'

const space = '\u00A0'
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const grouped = (count: number): string => whole.format(count)
export const oneDecimal = (count: number): string => tenths.format(count)
export const twoDecimals = (count: number): string => hundredths.format(count)

/** "36 %", "4.2 %"; never is a dash, and nearly always is not 100 %. */
export function share(value: number): string {
  const percent = 100 * value
  if (percent === 0) return '–'
  if (percent < 0.1) return `<${space}${tenths.format(0.1)}${space}%`
  if (value < 1 && percent > 99.9) return `>${space}${tenths.format(99.9)}${space}%`
  const isNearAnEnd = percent < 9.95 || (percent >= 99.5 && value < 1)
  return `${(isNearAnEnd ? tenths : whole).format(percent)}${space}%`
}

/** "±0.3", half the interval; empty if certain. */
export function margin([low, high]: Interval): string {
  const half = 50 * (high - low)
  return half === 0 ? '' : `±${(half < 0.1 ? hundredths : tenths).format(half)}`
}

/** "+3", "−0.4", "±0". */
export function change(value: number): string {
  const points = 100 * Math.abs(value)
  if (points < 0.05) return '±0'
  return `${value < 0 ? '−' : '+'}${(points < 10 ? tenths : whole).format(points)}`
}

/** The chance of one of the first places. */
export const among = ({ ranks }: EntrantChances, places: number): number =>
  Math.min(
    1,
    ranks.slice(0, places).reduce((sum, each) => sum + each, 0),
  )
