/** How figures are written where people read them: halves as ½, moments as times of day. */
import { parseInstant } from '../facts/instant.ts'

/** 2.5 is 2½, 0.5 is ½; whole numbers are themselves. */
export function halvesShown(figure: number): string {
  if (Number.isInteger(figure) || !Number.isInteger(figure * 2)) return String(figure)
  return `${Math.floor(figure) || ''}½`
}

/** Masterpoints: 1875.50, so that they stand below each other. */
export const averageShown = (average: number): string => average.toFixed(2)

/**
 * Moments that stand beside each other: "14:02:10"; with the day where their days differ, and with fractions of a second
 * where whole seconds would not tell two of them apart. In UTC, as they are recorded.
 */
export function momentsShown(moments: readonly string[]): (at: string) => string {
  const different = new Set(moments)
  const hasDays = new Set(moments.map(dayOf)).size > 1
  const hasFractions = new Set([...different].map(secondOf)).size < different.size
  return (at) => {
    const time = hasFractions ? at.slice(11).replace('Z', '') : at.slice(11, 19)
    return hasDays ? `${dayInWords(at)} ${time}` : time
  }
}

export const isMoment = (value: unknown): value is string => typeof value === 'string' && parseInstant(value) === value

const dayOf = (at: string): string => at.slice(0, 10)
const secondOf = (at: string): string => at.slice(0, 19)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2 May". */
const dayInWords = (at: string): string => `${Number(at.slice(8, 10))} ${months[Number(at.slice(5, 7)) - 1]}`
