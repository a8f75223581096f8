/** Values as a language writes them. */
import { memoize } from './memoize.ts'

/** "2½", "½", "0", "1,25". */
export function pointsIn(locale: string, points: number): string {
  const whole = Math.trunc(points)
  const isHalf = Math.abs(points - whole) === 0.5
  if (!isHalf) return numberIn(locale, points)
  const sign = points < 0 ? '−' : ''
  return `${sign}${whole === 0 ? '' : numberIn(locale, Math.abs(whole))}½`
}

/** "2400", "12,000", "1.25": four figures are a rating or a year, and are not grouped. */
export const numberIn = (locale: string, number: number): string =>
  isPlain(locale, number) ? String(number) : numberFormat(locale).format(number)

/** The first format of `Intl` takes longer to make than most commands need in all, and small whole numbers need none. */
const isPlain = (locale: string, number: number): boolean =>
  Number.isInteger(number) && Math.abs(number) < 10_000 && /^(en|de|fr)-/.test(locale)

/** "12", "57.353": a handicap has three decimals and no ½. */
export const impsIn = (locale: string, imps: number): string =>
  isPlain(locale, imps) ? String(imps) : impsFormat(locale).format(imps)

const impsFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'min2' }),
)

/** 1–0, ½–½, +:− for forfeits, 35–12. */
export function resultIn(locale: string, result: string | readonly [number, number]): string {
  if (typeof result !== 'string') return result.map((imps) => impsIn(locale, imps)).join('–')
  return results[result] ?? result.replaceAll('1/2', '½').replace('-', '–')
}

const results: Readonly<Record<string, string>> = {
  ...{ '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' },
  ...{ '+-': '+:−', '-+': '−:+', '--': '−:−' },
}

const numberFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'min2' }),
)

/** "42 %" of 0.42. */
export const percentIn = (locale: string, share: number): string => percentFormat(locale).format(share)

const percentFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)

export interface Money {
  /** In the smallest unit, such as cents. */
  readonly money: number
  /** ISO 4217; without it the amount is in hundredths and stands alone. */
  readonly currency?: string
}

/** "€12.50", "12,50 €", "¥1,200", "12.50". */
export function moneyIn(locale: string, { money, currency }: Money): string {
  const format = currency === undefined ? amountFormat(locale) : currencyFormat(`${locale} ${currency}`)
  return format.format(money / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const amountFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** Memoized by locale and currency in one text. */
const currencyFormat = memoize((both: string) => {
  const [locale, currency] = both.split(' ')
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency ?? 'EUR' })
})

/** Milliseconds as a clock shows them: "1:30:00", "3:00", "0:02.5". */
export function clockOf(milliseconds: number): string {
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60]
  const seconds = Math.round((milliseconds % 60_000) / 100) / 10
  const shown = `${seconds < 10 ? '0' : ''}${seconds}`
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${shown}` : `${minutes}:${shown}`
}

/** "1st", "2.", "1er": where a language has no such form, the number alone. */
export function ordinalIn(locale: string, n: number): string {
  const endings = ordinals[locale.slice(0, 2)]
  return `${n}${endings?.[ordinalRules(locale).select(n)] ?? endings?.other ?? ''}`
}

const ordinals: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  de: { other: '.' },
  fr: { one: 'er', other: 'e' },
}

const ordinalRules = memoize((locale: string) => new Intl.PluralRules(locale, { type: 'ordinal' }))

export interface When {
  /** The reader's, if not this machine's. */
  readonly zone?: string | undefined
  /** Seconds where there are some, if it is not said how exactly. */
  readonly to?: 'second' | 'millisecond' | undefined
}

/** "1 May 2026, 19:22". */
export const instantIn = (locale: string, instant: string, when: When = {}): string =>
  momentIn(locale, instant, when, 'medium')

export interface Days {
  /** 2026-11-28. */
  readonly days: string
  /** The last day, if there are several. */
  readonly until?: string
}

/** "28 Nov 2026", "28–29 Nov 2026": the same day for every reader. */
export const daysIn = (locale: string, { days, until = days }: Days): string =>
  dayFormat(locale).formatRange(new Date(`${days}T12:00:00Z`), new Date(`${until}T12:00:00Z`))

const dayFormat = memoize((locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

/** "19:22" of an instant. */
export const timeIn = (locale: string, instant: string, when: When = {}): string => momentIn(locale, instant, when)

function momentIn(locale: string, instant: string, { zone, to }: When, dateStyle?: 'medium'): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  const hasSeconds = to !== undefined || date.getUTCSeconds() !== 0
  const here = zone ?? String(date.getTimezoneOffset())
  const written = momentFormat(locale, hasSeconds ? 'medium' : 'short', dateStyle, zone, here).format(date)
  return to === 'millisecond' ? `${written}${fractionIn(locale, date)}` : written
}

/** Where `Intl` writes a moment by its styles, it has no fractions of a second. */
const fractionIn = (locale: string, date: Date): string =>
  decimalMark(locale) + String(date.getUTCMilliseconds()).padStart(3, '0')

const decimalMark = memoize((locale: string) => numberFormat(locale).format(0.1).charAt(1))

/**
 * Figures that are written already, with the mark of a language: "1.372" is "1,372" in German, "28–32.99" is "28–32,99". The
 * mark is asked for only where a figure has one.
 */
export const figuresIn = (locale: string, figures: string): string =>
  figures.replaceAll(/(?<=\d)\.(?=\d)/g, () => decimalMark(locale))

/** A format holds the zone in which it was made; `_here` makes another one when the machine moves to another zone. */
const momentFormat = memoize(
  (
    locale: string,
    timeStyle: 'short' | 'medium',
    dateStyle: 'medium' | undefined,
    timeZone: string | undefined,
    _here: string,
  ) => new Intl.DateTimeFormat(locale, { timeStyle, dateStyle, timeZone }),
)
