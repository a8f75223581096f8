/** Options that several commands share. */
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'

/** For commands that write the file. */
export const waiting = {
  wait: { value: 'SECONDS', about: 'How long to wait while another program writes the file; 10 unless given' },
} as const satisfies Options

/** For commands that change something. */
export const changing = {
  at: {
    value: 'TIME',
    about:
      'When it happened: 14:05, by the clock here, or with date and zone as 2026-05-01T14:02:10Z; not before the last fact. Without it: now',
  },
  by: { value: 'NAME', about: 'Who records it; "director" unless said otherwise' },
  key: { value: 'KEY', about: 'A name for this command; repeated with the same key it counts once' },
  note: { value: 'TEXT', about: 'A remark that stays in the history' },
  ...waiting,
} as const satisfies Options

/** How long a command waits while another one writes the file, in milliseconds. */
export function patienceFrom(seconds = '10'): number {
  if (!/^\d{1,4}$/.test(seconds)) throw misused(`--wait must be a whole number of seconds, not "${seconds}".`)
  return Number(seconds) * 1000
}

/** For commands that look at a moment of the past. */
export const asOf = {
  at: { value: 'SEQ', about: 'As it stood after this fact; `arbiter log` numbers them' },
} as const satisfies Options

/** A whole number from 1; anything else was typed wrongly. */
export function numberFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw misused(`${name} must be a whole number from 1, not "${text}".`)
  return Number(text)
}

/** A rating or a number of moves: from 0 to 9999. */
export function countFrom(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,4}$/.test(text)) throw misused(`${name} must be a whole number from 0 to 9999, not "${text}".`)
  return Number(text)
}

/** Leaves out what was not given. */
export const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
