/** A time as it is typed: a moment with its zone, or what the clock in the hall shows. */
import { instantOf } from '@arbiter/core'
import { misused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { message } from './words/messages.ts'

const clock = /^(?:(\d{4})-(\d{2})-(\d{2})[ T])?(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/**
 * `14:05` and `2026-05-01 14:05` are read in the zone of this computer; without a date the last time the clock showed it, so
 * that shortly after midnight 23:55 is last night. Everything else is left for the core to read.
 */
export function timeFrom(text: string | undefined, { now }: Pick<World, 'now'>): string | undefined {
  const [, year, month, day, hours, minutes, seconds = '0'] = clock.exec(text?.trim() ?? '') ?? []
  if (hours === undefined) return text
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    throw misused(message('cli-desk-no-time', { typed: { text: text ?? '' } }))
  const present = now()
  const at = new Date(present)
  if (year !== undefined) at.setFullYear(Number(year), Number(month) - 1, Number(day))
  at.setHours(Number(hours), Number(minutes), Number(seconds), 0)
  if (year === undefined && at.getTime() > present + 60_000) at.setDate(at.getDate() - 1)
  return instantOf(at.getTime())
}
