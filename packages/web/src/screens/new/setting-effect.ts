/** What a setting leads to with its present value, in one sentence. */
import { textOf } from '../../words/message-text.ts'
import { wordOf } from './setting-words.ts'
import type { SettingRow } from './settings-form.ts'
import { type ClockValue, figure } from './typed-setting.ts'
import { words } from './words/messages.ts'

/** Undefined if its description says it as well. */
export function effectWords({ about, value }: SettingRow): string | undefined {
  if (about?.typedAs === 'clock') return clockWords(value)
  const known = about?.means?.[String(value)]
  return known && textOf(known)
}

const isClock = (value: unknown): value is ClockValue =>
  typeof value === 'object' && value !== null && 'base' in value && 'increment' in value && 'bonus40' in value

/** "15 minutes each and 10 seconds a move." */
function clockWords(value: unknown): string | undefined {
  if (!isClock(value)) return undefined
  const { base, increment, bonus40 } = value
  const parts = [
    words('new-clock-each', { minutes: base / 60 }),
    ...(increment === 0 ? [] : [words('new-clock-a-move', { seconds: increment })]),
    ...(bonus40 === 0 ? [] : [words('new-clock-after-40', { minutes: bonus40 / 60 })]),
  ]
  return words('new-clock-is', { parts: parts.map((text) => ({ text })) })
}

export function usualWords({ schema, about }: SettingRow): string {
  const { default: usual, type, properties, enum: values } = schema
  if (about?.means || about?.typedAs) return ''
  if (properties || usual === undefined || usual === null || (Array.isArray(usual) && usual.length === 0)) return ''
  if (type === 'boolean')
    return words('new-usual', { value: { text: words(usual ? 'new-setting-yes' : 'new-setting-no') } })
  const shown = values ? wordOf(about, String(usual)) : Array.isArray(usual) ? usual.join(', ') : shownUsual(usual)
  return words('new-usual', { value: { text: shown } })
}

const shownUsual = (usual: unknown): string => (typeof usual === 'number' ? figure(usual) : String(usual))
