/** A time as it is typed: a moment with its zone, or what the clock on the wall shows. */
import { parseTimeOfDay } from '@arbiter/core/facts'
import { misused } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { message } from '../words/messages.ts'

/** `14:05` and `2026-05-01 14:05` in the zone of this computer; core reads everything else. */
export function timeFrom(text: string | undefined, { now }: Pick<World, 'now'>): string | undefined {
  if (text === undefined || !onClock.test(text.trim())) return text
  const time = parseTimeOfDay(text, { now: now() })
  if (time === undefined) throw misused(message('cli-desk-no-time', { typed: { text } }))
  return time
}

/** Without a zone. */
const onClock = /^([\d-]+[ T])?\d{1,2}[:.]\d{2}([:.]\d{2})?$/
