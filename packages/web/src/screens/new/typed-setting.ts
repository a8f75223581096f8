/** Settings as people type them: a clock as `10+5`, money as `300, 200, 12.50`; and values written the same way. */
import { parseClock } from '@arbiter/core/facts'
import { locale } from '../../words/language.ts'
import type { SettingTexts } from './draft.ts'

/** A clock as typed: its notation, and the minutes added after move 40. */
export interface TypedClock {
  readonly clock?: string
  readonly bonus?: string
}

/** In seconds, as the option of a format has it. */
export interface ClockValue {
  readonly base: number
  readonly increment: number
  readonly bonus40: number
}

/** What cannot be read stays a text, so that the schema refuses it. */
export function clockFrom({ clock, bonus = '' }: TypedClock, usual: ClockValue): unknown {
  const read = clock === undefined ? usual : parseClock(clock.replace(',', '.'))
  const minutes = bonus.trim() === '' ? usual.bonus40 / 60 : numberFrom(bonus)
  if (read === undefined || typeof minutes === 'string') return clock
  return { base: read.base, increment: read.increment, bonus40: Math.round(60 * minutes) }
}

export const clockTyped = ({ base, increment, bonus40 }: ClockValue): TypedClock => ({
  clock: `${figure(base / 60)}${increment === 0 ? '' : `+${figure(increment)}`}`,
  ...(bonus40 === 0 ? {} : { bonus: figure(bonus40 / 60) }),
})

/** Amounts in the smallest unit of the currency. A text that is not an amount stays a text. */
export const moneyFrom = (typed: string, currency: unknown): unknown[] =>
  amountsIn(typed).map((each) => smallestUnits(each, digitsOf(currency)))

export const moneyTyped = (amounts: readonly number[], currency: unknown): string => {
  const digits = digitsOf(currency)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
  return amounts.map((amount) => format.format(amount / 10 ** digits)).join('; ')
}

/** A comma before exactly two figures at the end of an amount is a decimal mark, any other separates amounts. */
const amountsIn = (typed: string): string[] =>
  typed
    .replaceAll(/(\d),(\d\d)(?=\s*(?:[,;\n]|$))/g, '$1.$2')
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Figure by figure: 0.29 is 29 cents, never 28.999. */
function smallestUnits(amount: string, digits: number): number | string {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(amount) ?? []
  return whole === undefined || part.length > digits ? amount : Number(whole + part.padEnd(digits, '0'))
}

/** How many decimals the currency has; two where none is known. */
function digitsOf(currency: unknown): number {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return 2
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** A text that is not a number stays a text, and is refused as one. */
export function numberFrom(text: string): number | string {
  const read = Number(text.trim().replace(',', '.').replace('½', '.5'))
  return text.trim() === '' || Number.isNaN(read) ? text : read
}

/** A number as the language of the page writes it, to be typed over. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(value)

export const isTypedClock = (typed: unknown): typed is TypedClock =>
  typeof typed === 'object' && typed !== null && ('clock' in typed || 'bonus' in typed)

/** Empty for a setting that was not typed. */
export const textsOf = (typed: unknown): SettingTexts =>
  typeof typed === 'object' && typed !== null ? (typed as SettingTexts) : {}
