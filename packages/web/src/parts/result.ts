/** Results and points as printed: `½` not `.5`, an en dash between scores. */
import { halvesShown } from '@arbiter/core/bulletin'
import { locale } from '../words/language.ts'

/** "1–0", "½–½", "+:−", "34–21". */
export function resultText(result: unknown): string {
  if (Array.isArray(result)) return result.map(String).join('–')
  if (typeof result !== 'string') return ''
  if (result === '1/2-1/2' || result === '1/2') return '½–½'
  if (result === '+-') return '+:−'
  if (result === '-+') return '−:+'
  if (result === '--') return '−:−'
  return result.replace('-', '–')
}

/** Whole numbers of half points: 5 is "2½". */
export const points = (value: number): string => halvesShown(value)

/** Whole numbers, or two decimals with a handicap. */
export const imps = (value: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })
