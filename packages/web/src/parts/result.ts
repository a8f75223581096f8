/** Results and points as printed: `½` not `.5`, an en dash between scores. */
import { halvesShown } from '@arbiter/core/bulletin'
import { resultIn } from '@arbiter/words'
import { locale } from '../words/language.ts'

/** "1–0", "½–½", "+:−", "34–21". */
export const resultText = (result: unknown): string => (isResult(result) ? resultIn(locale, result) : '')

const isResult = (result: unknown): result is string | readonly [number, number] =>
  typeof result === 'string' || Array.isArray(result)

/** Whole numbers of half points: 5 is "2½". */
export const points = (value: number): string => halvesShown(value)

/** Whole numbers, or two decimals with a handicap. */
export const imps = (value: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })
