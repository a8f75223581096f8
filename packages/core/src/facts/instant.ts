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
    z.refine((text) => ofEveryYear.test(text) || (written.test(text) && isCanonical(text)), utcTime),
  )
  .brand<'Instant'>()
export type { Instant } from '../ids/ids.ts'

/** Canonical times of all days but 29 February. Every command and fact has a time; this test avoids making a date for most. */
const ofEveryYear =
  /^\d{4}-((0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.(?!000)\d{3})?Z$/

/** True if the day exists and there are no needless zeros; faster than formatting the date for comparison. */
const isCanonical = (text: string): boolean =>
  new Date(text).getUTCDate() === Number(text.slice(8, 10)) && !text.endsWith('.000Z')

/** Parses any ISO time with a zone; `undefined` if it is not valid, 31 February included. */
export function parseInstant(text: string): Instant | undefined {
  return canonical(text) as Instant | undefined
}

function canonical(text: string): string | undefined {
  if (ofEveryYear.test(text)) return text
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
