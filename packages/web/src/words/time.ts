/** Times and durations as text, in the viewer's time zone. */
import { locale } from './language.ts'
import { words } from './messages.ts'

const clockFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const exactFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
const shortDayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const shortDayAndYearFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })

export type TimeInput = string | number | Date

const dateOf = (moment: TimeInput): Date => new Date(moment)

/** "19:22". */
export const clock = (moment: TimeInput): string => clockFormat.format(dateOf(moment))

/** "19:22:08". */
export const exactClock = (moment: TimeInput): string => exactFormat.format(dateOf(moment))

/** "1 May 2026". */
export const day = (moment: TimeInput): string => dayFormat.format(dateOf(moment))

/** "19:22" today, "1 May, 19:22" on another day, with the year in another year. */
export const moment = (given: TimeInput, now: TimeInput = Date.now()): string =>
  isSameDay(given, now) ? clock(given) : `${shortDay(given, now)}, ${clock(given)}`

/** "19:22:08" today, "1 May, 19:22" on another day. */
export const exactMoment = (given: TimeInput, now: TimeInput = Date.now()): string =>
  isSameDay(given, now) ? exactClock(given) : moment(given, now)

const isSameDay = (one: TimeInput, other: TimeInput): boolean => day(one) === day(other)

function shortDay(given: TimeInput, now: TimeInput): string {
  const isThisYear = dateOf(given).getFullYear() === dateOf(now).getFullYear()
  return (isThisYear ? shortDayFormat : shortDayAndYearFormat).format(dateOf(given))
}

/** "2 h 10 min", "40 min". */
export function duration(length: number): string {
  const whole = Math.round(length)
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return words('time-minutes', { minutes })
  return minutes === 0 ? words('time-hours', { hours }) : words('time-hours-and-minutes', { hours, minutes })
}
