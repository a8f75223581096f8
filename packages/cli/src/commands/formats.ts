/** `arbiter formats [FORMAT]` */
import { type AnyFormat, formatNamed, formats, schemas } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import type { Paper } from '../page/paper.ts'
import { wrapped } from '../page/prose.ts'

export const formatsCommand = command({
  about: 'Lists the formats, what they are good for, and their settings for --set.',
  words: { format: 'FORMAT?' },
  options: {},
  examples: ['arbiter formats', 'arbiter formats hybrid-knockout'],
  run: ({ words }) => {
    const meant = words.format === undefined ? formats : [orStop<AnyFormat>(formatNamed(words.format))]
    const all = meant.map(({ name, title, summary }) => ({ name, title, summary, settings: settingsOf(name) }))
    return {
      exit: 'done',
      data: all,
      page: (paper) => all.map((format) => formatLines(format, paper).join('\n')).join('\n\n'),
    }
  },
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
  const schema = schemas()[`${name}.options`] as { properties?: Record<string, Setting> } | undefined
  return schema?.properties ?? {}
}

interface Described {
  readonly name: string
  readonly summary: string
  readonly settings: Readonly<Record<string, Setting>>
}

function formatLines({ name, summary, settings }: Described, paper: Paper): string[] {
  const lines = Object.entries(settings).map(([setting, about]) =>
    wrapped(`  ${setting}=${valuesOf(about)}  ${about.description ?? ''}${rangeOf(about)}`, paper.width, '      '),
  )
  return [paper.strong(name), wrapped(`  ${summary}`, paper.width, '  '), ...lines]
}

/** "; 1 to 100". A number without bounds of its own has those of the machine. */
const rangeOf = ({ minimum, maximum }: Setting): string =>
  minimum === undefined || maximum === undefined || maximum > 1e9 ? '' : `; ${minimum} to ${maximum}`

/** The default first: entry|rating|lot, false|true; of a list how it is typed. */
function valuesOf({ default: usual, enum: words, type }: Setting): string {
  if (words) return [usual, ...words.filter((word) => word !== usual)].join('|')
  if (type === 'boolean') return usual ? 'yes|no' : 'no|yes'
  if (type === 'array') return 'N,N,…'
  return usual === undefined ? '{…}' : JSON.stringify(usual)
}
