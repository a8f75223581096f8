/** `arbiter start FILE` */
import { command } from '../command-line/command.ts'
import { drawFrom, drawOptions } from '../desk/draw.ts'
import { changing } from '../desk/input/options.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const start = command({
  about: message('cmd-start-about'),
  words: { file: 'FILE' },
  options: {
    ...drawOptions,
    openings: { value: 'BOOK', about: message('cmd-start-openings') },
    plies: { value: 'N', about: message('cmd-start-plies') },
    'skip-bad': { about: message('cmd-start-skip-bad') },
    ...changing,
  },
  examples: [
    'arbiter start club.arbiter',
    'arbiter start club.arbiter --order "Eva,Ben,#1,Dan,Cai"',
    'arbiter start club.arbiter --order entry',
    'arbiter start evening.arbiter --brackets 16,16,11,10',
    'arbiter start engines.arbiter --openings book.epd',
  ],
  run: async (call) => record(call, { do: 'start', ...drawFrom(call.options), ...(await openingsFrom(call.options)) }),
})

interface BookOptions {
  readonly openings?: string | undefined
  readonly plies?: string | undefined
  readonly 'skip-bad'?: boolean
}

/** The book, read only where one is named: most tournaments know nothing of chess engines. */
async function openingsFrom({ openings: file, plies, 'skip-bad': skipBad = false }: BookOptions) {
  if (file === undefined) return {}
  const { bookGiven } = await import('../engines/book.ts')
  return { openings: await bookGiven(file, { plies, skipBad }) }
}
