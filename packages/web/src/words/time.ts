/** Times as people read them, in the viewer's own zone. */
import { language, locale } from './language.ts'

const clockFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const exactFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
const shortDayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })

export type Moment = string | number | Date

const dateOf = (moment: Moment): Date => new Date(moment)

/** "19:22". */
export const clock = (moment: Moment): string => clockFormat.format(dateOf(moment))

/** "19:22:08". */
export const exactClock = (moment: Moment): string => exactFormat.format(dateOf(moment))

/** "1 May 2026". */
export const day = (moment: Moment): string => dayFormat.format(dateOf(moment))

/** "19:22" today, "1 May, 19:22" on another day. */
export function moment(given: Moment, now: Moment = Date.now()): string {
  const isToday = day(given) === day(now)
  return isToday ? clock(given) : `${shortDayFormat.format(dateOf(given))}, ${clock(given)}`
}

/** "2 h 10 min", "40 min". */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  const hour = language === 'de' ? 'Std.' : 'h'
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} ${hour}` : `${hours} ${hour} ${rest} min`
}
