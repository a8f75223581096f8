/** `--set key=value`: a format's settings as they are typed. */
import { misused } from '../command-line/stop.ts'

export function settingsFrom(each: readonly string[]): Record<string, unknown> {
  const settings: Record<string, unknown> = {}
  for (const text of each) {
    const [key, value] = setting(text)
    if (Object.hasOwn(settings, key)) throw misused(`--set ${key} stands there twice.`)
    settings[key] = value
  }
  return settings
}

function setting(text: string): [string, unknown] {
  const equals = text.indexOf('=')
  if (equals < 1) throw misused(`--set takes key=value, such as --set seeding=rating, not "${text}".`)
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
