/** `--set key=value`: a format's settings as they are typed. */
import type { Options } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'

export const settable = {
  set: { value: 'KEY=VALUE', isList: true, about: message('cli-desk-option-set') },
} as const satisfies Options

export function settingsFrom(each: readonly string[]): Record<string, unknown> {
  const settings: Record<string, unknown> = {}
  for (const text of each) {
    const [key, value] = setting(text)
    if (Object.hasOwn(settings, key)) throw misused(message('cli-desk-set-twice', { key: { text: key } }))
    settings[key] = value
  }
  return settings
}

function setting(text: string): [string, unknown] {
  const equals = text.indexOf('=')
  if (equals < 1) throw misused(message('cli-desk-needs-setting', { typed: { text } }))
  return [text.slice(0, equals).trim(), meaningOf(text.slice(equals + 1).trim())]
}

/** `true`, `12`, `5000,3000` and `[5000]` are what they look like; anything else is a word. */
function meaningOf(text: string): unknown {
  if (/^\d+(,\d+)+$/.test(text)) return text.split(',').map(Number)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
