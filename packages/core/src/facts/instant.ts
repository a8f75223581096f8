/** Moments in time, always in UTC, written without needless zeros: 2026-05-01T14:02:10Z. */
import * as z from 'zod/mini'
import type { Instant } from '../ids/ids.ts'
import { ownWords } from '../issues/own-words.ts'
import { message as issue } from '../issues/words/messages.ts'

/** Any ISO time with a zone. */
export const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** As an example. */
export const someTime = '2026-05-01T14:02:10Z'

const utcTime = ownWords({ takes: issue('takes-utc-time', { such: { text: someTime } }) })

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

export const instantSchema = z
  .string()
  .check(
    z.regex(written, utcTime),
    z.refine((text) => isOfEveryYear(text) || (written.test(text) && isCanonical(text)), utcTime),
  )
  .brand<'Instant'>()
export type { Instant } from '../ids/ids.ts'

/**
 * True for canonical times of all days but 29 February. Every command and fact has a time: this avoids making a date for most, and takes
 * a third of the time of a pattern.
 */
const isOfEveryYear = (text: string): boolean =>
  twoDigits(text, 0) >= 0 &&
  twoDigits(text, 2) >= 0 &&
  text[4] === '-' &&
  isDayOfEveryYear(twoDigits(text, 5), twoDigits(text, 8)) &&
  text[7] === '-' &&
  text[10] === 'T' &&
  isBelow(24, twoDigits(text, 11)) &&
  text[13] === ':' &&
  isBelow(60, twoDigits(text, 14)) &&
  text[16] === ':' &&
  isBelow(60, twoDigits(text, 17)) &&
  isEnd(text)

/** The number written at a place of a text, or -1. */
function twoDigits(text: string, place: number): number {
  const [tens, ones] = [text.charCodeAt(place) - zero, text.charCodeAt(place + 1) - zero]
  return isBelow(10, tens) && isBelow(10, ones) ? 10 * tens + ones : -1
}

const zero = '0'.charCodeAt(0)

const isBelow = (limit: number, number: number): boolean => number >= 0 && number < limit

const isDayOfEveryYear = (month: number, day: number): boolean => day >= 1 && day <= (daysOf[month] ?? 0)

/** By month, from January on. */
const daysOf = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Nothing after the seconds, or milliseconds that are not all zero. */
const isEnd = (text: string): boolean =>
  text.length === 20 ? text[19] === 'Z' : /^\.(?!000)\d{3}Z$/.test(text.slice(19))

/** True if the day exists and there are no needless zeros; faster than formatting the date for comparison. */
const isCanonical = (text: string): boolean =>
  new Date(text).getUTCDate() === Number(text.slice(8, 10)) && !text.endsWith('.000Z')

/** Parses any ISO time with a zone; `undefined` if it is not valid, 31 February included. */
export function parseInstant(text: string): Instant | undefined {
  return canonical(text) as Instant | undefined
}

function canonical(text: string): string | undefined {
  if (isOfEveryYear(text)) return text
  if (!timeShape.test(text)) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) return undefined
  const instant = instantOf(time)
  return instant === text || isRealDay(text) ? instant : undefined
}

/** Milliseconds since 1970 as an instant. */
export function instantOf(time: number): Instant {
  return new Date(time).toISOString().replace('.000Z', 'Z') as Instant
}

/** Negative, zero or positive as `a` is earlier than, equal to or later than `b`. */
export function compareInstants(a: Instant, b: Instant): number {
  if (a === b) return 0
  if (a.length === b.length) return a < b ? -1 : 1 // years have four digits, so equal lengths compare as text
  return Date.parse(a) - Date.parse(b)
}

/** JavaScript reads 31 February as 3 March; we refuse it. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
