/** Clocks and steps of a series in short form: "10:00", "SD 3". */

import type { Rung } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { clockHead } from '@arbiter/paper/pictures'
import { textOf } from '../../words/message-text.ts'
import { message, words } from './words/messages.ts'

type ClockStep = Pick<Rung, 'step' | 'attempt' | 'clock'>

export const clockShown = ({ clock }: ClockStep): string => textOf(clock && clockHead(clock))

export const stepShown = ({ step, attempt = 0 }: ClockStep): string => words('match-step', { step, attempt })

export const stepSpoken = ({ step, attempt = 0 }: ClockStep): Message => message('match-step-long', { step, attempt })
