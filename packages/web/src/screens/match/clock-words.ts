/** Clocks and steps of a series in short form: "10:00", "SD 3". */

import type { Rung } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { message, words } from './words/messages.ts'

type ClockStep = Pick<Rung, 'step' | 'attempt' | 'clock'>

/** "10:00", "0:37", "10:00 + 5", "5 v 4". */
export function clockShown({ clock }: ClockStep): string {
  if (!clock) return ''
  const { white, black } = clock
  if (white.base !== black.base)
    return words('match-clock-uneven', { white: { text: minutes(white.base) }, black: { text: minutes(black.base) } })
  if (white.increment === 0) return time(white.base)
  return words('match-clock-increment', { base: clockOf(white.base), increment: { number: white.increment } })
}

const clockOf = (seconds: number) => ({ clock: Math.floor(seconds) * 1000 })
const time = (seconds: number): string => words('match-clock', { base: clockOf(seconds) })
const minutes = (seconds: number): string => (seconds % 60 === 0 ? String(seconds / 60) : time(seconds))

export const stepShown = ({ step, attempt = 0 }: ClockStep): string => words('match-step', { step, attempt })

export const stepSpoken = ({ step, attempt = 0 }: ClockStep): Message => message('match-step-long', { step, attempt })
