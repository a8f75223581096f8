/** A typed time: "14:32", or with its day, "2026-05-01 14:32". */
import { type Instant, instantOf } from './instant.ts'

interface Around {
  /** The present, in milliseconds. */
  readonly now: number
  /** A moment on the same day, such as the time that is corrected; the present if left out. */
  readonly near?: number
}

/**
 * The instant that is meant, in the time zone of this computer; `undefined` if the text is no time. Without a day it is the
 * time closest to `near` that is not in the future: just after midnight, "23:50" is last night.
 */
export function parseTimeOfDay(text: string, { now, near = now }: Around): Instant | undefined {
  const [, day, hours, minutes, seconds = '0'] = shape.exec(text.trim().normalize('NFKC')) ?? []
  const clock = [Number(hours), Number(minutes), Number(seconds)] as const
  if (hours === undefined || clock[0] > 23 || clock[1] > 59 || clock[2] > 59) return undefined
  const at = day === undefined ? closest(clock, near, now) : onDay(day, clock)
  return at === undefined ? undefined : instantOf(at)
}

const shape = /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?$/i

type Clock = readonly [hours: number, minutes: number, seconds: number]

/** The clock on the wall may be ahead of this computer's. */
const toleranceMs = 60_000

function closest(clock: Clock, near: number, now: number): number | undefined {
  const past = [-1, 0, 1]
    .map((days) => daysFrom(near, days).setHours(...clock, 0))
    .filter((at) => at <= now + toleranceMs)
  return past.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0]
}

function daysFrom(near: number, days: number): Date {
  const date = new Date(near)
  date.setDate(date.getDate() + days)
  return date
}

/** `undefined` for a day that does not exist, such as 31 February. */
function onDay(text: string, clock: Clock): number | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(2000, 0)
  date.setFullYear(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date.setHours(...clock, 0) : undefined
}
