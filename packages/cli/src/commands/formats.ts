/** `arbiter formats [FORMAT]` */
import { type AnyFormat, formatNamed, formats } from '@arbiter/core/formats'
import { schemas } from '@arbiter/core/schemas'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { textOf, voice } from '../language/voice.ts'
import type { Paper } from '../page/paper.ts'
import { wrapped } from '../page/prose.ts'
import { message, words } from './words/messages.ts'

export const formatsCommand = command({
  about: message('cmd-formats-about'),
  words: { format: 'FORMAT?' },
  options: {},
  examples: ['arbiter formats', 'arbiter formats hybrid-knockout'],
  run: ({ words }) => {
    const meant = words.format === undefined ? formats : [orStop(formatNamed(words.format, formats)).format]
    const all = meant.map(described)
    return {
      exit: 'done',
      data: all,
      page: (paper) => all.map((format) => formatLines(format, paper).join('\n')).join('\n\n'),
    }
  },
})

const described = ({ name, about: { title, summary } }: AnyFormat) => ({
  name,
  title: textOf(title),
  summary: textOf(summary),
  settings: settingsOf(name),
})

interface Setting {
  readonly default?: unknown
  readonly description?: string
  readonly enum?: readonly string[]
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** The settings as the format's own schema describes them. */
function settingsOf(name: string): Readonly<Record<string, Setting>> {
  const schema = schemas(voice())[`${name}.options`] as { properties?: Record<string, Setting> } | undefined
  return schema?.properties ?? {}
}

function formatLines({ name, summary, settings }: ReturnType<typeof described>, paper: Paper): string[] {
  const lines = Object.entries(settings).map(([setting, about]) =>
    wrapped(`  ${setting}=${valuesOf(about)}  ${describedIn(about)}`, paper.width, '      '),
  )
  return [paper.strong(name), wrapped(`  ${summary}`, paper.width, '  '), ...lines]
}

/** "Boards a match; 1 to 100". A number without bounds of its own has those of the machine. */
function describedIn({ description = '', minimum, maximum }: Setting): string {
  if (minimum === undefined || maximum === undefined || maximum > 1e9) return description
  const [least, most] = [{ text: String(minimum) }, { text: String(maximum) }]
  return words('cmd-formats-range', { description: { text: description }, least, most })
}

/** The default first: entry|rating|lot, false|true; of a list how it is typed. */
function valuesOf({ default: usual, enum: words, type }: Setting): string {
  if (words) return [usual, ...words.filter((word) => word !== usual)].join('|')
  if (type === 'boolean') return usual ? 'yes|no' : 'no|yes'
  if (type === 'array') return 'N,N,…'
  return usual === undefined ? '{…}' : JSON.stringify(usual)
}
