/** Clocks in short form, as the head of a column: "10:00", "0:37", "10:00 + 5", "5 v 4". */
import type { Rung } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export function clockHead({ white, black }: NonNullable<Rung['clock']>): Message {
  if (white.base !== black.base)
    return message('card-clock-uneven', { white: minutes(white.base), black: minutes(black.base) })
  if (white.increment === 0) return time(white.base)
  return message('card-clock-increment', { base: clockOf(white.base), increment: { number: white.increment } })
}

const clockOf = (seconds: number) => ({ clock: Math.floor(seconds) * 1000 })
const time = (seconds: number): Message => message('card-clock', { base: clockOf(seconds) })

/** Whole minutes without seconds. */
const minutes = (seconds: number): Message =>
  seconds % 60 === 0 ? message('card-minutes', { minutes: seconds / 60 }) : time(seconds)
