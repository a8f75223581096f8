/** Figures in writing: halves as ½, moments as times of day. */
import { type Instant, parseInstant } from '../facts/instant.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

/** Masterpoints with two decimals, so that they align in a column. */
export const averageShown = (average: number): Message => message('figure-average', { average: { number: average } })

const halfADay = 12 * 3_600_000

/**
 * Moments in one column: "14:02:10"; with the day if they span more than half a day, and with fractions of a second if two
 * would look the same.
 */
export function momentsShown(moments: readonly Instant[]): (at: Instant) => Message {
  const different = new Set(moments)
  const times = moments.map((at) => Date.parse(at))
  const hasDays = Math.max(...times) - Math.min(...times) > halfADay
  const to = new Set([...different].map(secondOf)).size < different.size ? 'millisecond' : 'second'
  return (at) =>
    hasDays
      ? message('figure-day-time', { at: { instant: at, to } })
      : message('figure-time', { time: { time: at, to } })
}

export const isMoment = (value: unknown): value is Instant => typeof value === 'string' && parseInstant(value) === value

const secondOf = (at: Instant): string => at.slice(0, 19)
