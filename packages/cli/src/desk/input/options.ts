/** Options that several commands share. */
import type { Options } from '../../command-line/command.ts'
import { misused, type Stop } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'

/** For commands that write the file. */
export const waiting = {
  wait: { value: 'SECONDS', about: message('cli-desk-option-wait') },
} as const satisfies Options

/** For commands that record something. */
export const recordedBy = {
  by: { value: 'NAME', about: message('cli-desk-option-by') },
} as const satisfies Options

/** For commands that change something. */
export const changing = {
  at: { value: 'TIME', about: message('cli-desk-option-at') },
  ...recordedBy,
  key: { value: 'KEY', about: message('cli-desk-option-key') },
  note: { value: 'TEXT', about: message('cli-desk-option-note') },
  ...waiting,
} as const satisfies Options

/** How long a command waits while another one writes the file, in milliseconds. */
export function patienceFrom(seconds = '10'): number {
  if (!/^\d{1,4}$/.test(seconds)) throw misused(message('cli-desk-needs-seconds', { typed: { text: seconds } }))
  return Number(seconds) * 1000
}

/** For commands that look at a moment of the past. */
export const asOf = {
  at: { value: 'SEQ', about: message('cli-desk-option-as-of') },
} as const satisfies Options

/** A whole number from 1; anything else was typed wrongly. */
export function numberFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw misused(message('cli-desk-needs-number', { name: { text: name }, typed: { text } }))
  return Number(text)
}

/** A rating or a number of moves: from 0 to 9999. */
export function countFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,4}$/.test(text)) throw outOfRange(name, '0', text)
  return Number(text)
}

export const outOfRange = (name: string, least: string, text: string): Stop =>
  misused(message('cli-desk-needs-number-to', { name: { text: name }, least: { text: least }, typed: { text } }))

/** Something else than the few words an option takes. */
export const noneOf = (name: string, known: readonly string[], text: string): Stop =>
  misused(
    message('cli-desk-needs-one-of', {
      name: { text: name },
      values: known.map((value) => ({ text: value })),
      typed: { text },
    }),
  )

/** Leaves out what was not given. */
export const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
