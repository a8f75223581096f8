/** The names of settings and of their values. */
import type { Setting } from '@arbiter/core/formats'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

/** An unknown setting goes by its own name. */
export function wordOf(setting: Setting | undefined, value: string | number): string {
  const known = setting?.values?.[String(value)]
  if (known) return capital(textOf(known))
  if (value === 'hand') return words('new-value-hand')
  return value === 'entry' ? words('new-value-entry') : String(value)
}

/** The name of a part of a setting. */
export const partOf = (setting: Setting | undefined, part: string): string => {
  const known = setting?.parts?.[part]
  return known ? textOf(known) : part
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
