/** Values as a language writes them. */
import { FluentNumber } from '@fluent/bundle'
import { kept } from './kept.ts'

/** "2400", "12,000": four figures are a rating or a year. */
export const countIn = (count: number): FluentNumber => new FluentNumber(count, { useGrouping: 'min2' })

/** "2½", "½", "0", "1,25". */
export function pointsIn(locale: string, points: number): string {
  const whole = Math.trunc(points)
  const isHalf = Math.abs(points - whole) === 0.5
  if (!isHalf) return numberFormat(locale).format(points)
  const sign = points < 0 ? '−' : ''
  return `${sign}${whole === 0 ? '' : numberFormat(locale).format(Math.abs(whole))}½`
}

/** 1–0, ½–½, +:− for forfeits, 35–12. */
export function resultOf(result: string | readonly [number, number]): string {
  if (typeof result !== 'string') return result.join('–')
  const forfeits: Readonly<Record<string, string>> = { '+-': '+:−', '-+': '−:+', '--': '−:−' }
  return forfeits[result] ?? result.replaceAll('1/2', '½').replace('-', '–')
}

const numberFormat = kept((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

/** "1 May 2026, 19:22", with seconds where there are some. */
export function instantIn(locale: string, instant: string, zone?: string): string {
  const date = new Date(instant)
  return timeFormat(locale, date.getUTCSeconds() === 0 ? 'short' : 'medium', zone).format(date)
}

const timeFormat = kept((locale: string, timeStyle: 'short' | 'medium', timeZone: string | undefined) => {
  const where = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle, ...where })
})
