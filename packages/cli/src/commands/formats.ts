/** `arbiter formats` */
import { formats, schemas } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import type { Paper } from '../page/paper.ts'
import { wrapped } from '../page/prose.ts'

export const formatsCommand = command({
  about: 'Lists the formats, what they are good for, and their settings for --set.',
  words: {},
  options: {},
  examples: ['arbiter formats'],
  run: () => {
    const all = formats.map(({ name, title, summary }) => ({ name, title, summary, settings: settingsOf(name) }))
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
    wrapped(`  ${setting}=${valuesOf(about)}  ${about.description ?? ''}`, paper.width, '      '),
  )
  return [paper.strong(name), wrapped(`  ${summary}`, paper.width, '  '), ...lines]
}

/** The default first: entry|rating|lot, false|true; of a list how it is typed. */
function valuesOf({ default: usual, enum: words, type }: Setting): string {
  if (words) return [usual, ...words.filter((word) => word !== usual)].join('|')
  if (type === 'boolean') return usual ? 'true|false' : 'false|true'
  if (type === 'array') return 'N,N,…'
  return usual === undefined ? '{…}' : JSON.stringify(usual)
}
