/** `arbiter engines list` */
import { type EngineSpec, embeddedEngines, foundEngines, writeLimit } from '@arbiter/engines'
import { command } from '../../command-line/command.ts'
import { enginesKnown } from '../../engines/known-engines.ts'
import { roster } from '../../engines/options.ts'
import { message, words } from '../../engines/words/messages.ts'
import type { Paper } from '../../page/paper.ts'
import { wrapped } from '../../page/prose.ts'
import { type Column, table } from '../../page/table.ts'
import { harmless } from '../../page/text-width.ts'

interface ListedEngine {
  readonly name: string
  readonly from: 'file' | 'embedded' | 'found'
  readonly rating?: number
  readonly limit?: string
  readonly options?: EngineSpec['options']
}

export const list = command({
  about: message('cli-engines-about-list'),
  words: {},
  options: roster,
  examples: ['arbiter engines list', 'arbiter engines list --engines my-engines.json'],
  run: async ({ options: { engines: file } }) => {
    const known = await enginesKnown(file)
    const listed = known.map((engine) => shown(engine, sourceOf(engine)))
    return { exit: 'done', data: { engines: listed }, page: (paper) => page(listed, paper) }
  },
})

/** What is neither embedded nor found on the machine stands in the file. */
function sourceOf({ name, command }: EngineSpec): ListedEngine['from'] {
  if (embeddedEngines().some((engine) => engine.name === name && engine.command === command)) return 'embedded'
  return foundEngines().some((engine) => engine.name === name && engine.command === command) ? 'found' : 'file'
}

const shown = ({ name, rating, limit, options }: EngineSpec, from: ListedEngine['from']): ListedEngine => ({
  name,
  from,
  ...(rating === undefined ? {} : { rating }),
  ...(limit ? { limit: writeLimit(limit) } : {}),
  ...(options ? { options } : {}),
})

const columns = (): readonly Column[] => [
  { heading: words('cli-engines-col-name'), least: 12 },
  { heading: words('cli-engines-col-rating'), align: 'right' },
  { heading: words('cli-engines-col-limit') },
  { heading: words('cli-engines-col-options'), least: 8, isSpare: true },
  { heading: words('cli-engines-col-from') },
]

function page(engines: readonly ListedEngine[], paper: Paper): string {
  const rows = engines.map(({ name, rating, limit = '', options = {}, from }) => ({
    cells: [harmless(name), String(rating ?? ''), limit, optionsInWords(options), words('cli-engines-from', { from })],
  }))
  const hint = wrapped(words('cli-engines-list-about'), paper.width)
  return [...table(paper, columns(), rows), '', paper.pencil(hint)].join('\n')
}

const optionsInWords = (options: object): string =>
  harmless(
    Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(', '),
  )
