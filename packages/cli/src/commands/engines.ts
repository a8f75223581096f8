/** `arbiter engines WHAT` */
import { command, type Reply } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { type Asked, options, words } from '../engines/asked.ts'
import { check } from '../engines/check.ts'
import { list } from '../engines/list.ts'
import { play } from '../engines/play.ts'
import { sayOneOf } from './say-one-of.ts'
import { message } from './words/messages.ts'

export const engines = command({
  about: message('cmd-engines-about'),
  words,
  options,
  examples: [
    'arbiter engines list',
    'arbiter engines check "Stockfish 10"',
    'arbiter engines check ./my-engine --tc 10+0.1',
    'arbiter engines play "Stockfish 10 Hasty" "Stockfish 10 Depth 5" --games 20',
    'arbiter engines play ./new ./old --tc 8+0.08 --sprt 0,5 --games 20000 --pgn test.pgn',
  ],
  run: (call) => {
    const asked = answers.get(call.words.what)
    if (!asked) throw sayOneOf('engines', [...answers.keys()], call.words.what)
    refuseUnused(call, asked)
    return asked.answer(call)
  },
})

interface Answering {
  readonly takes: readonly string[]
  readonly names: number
  answer(call: Asked): Promise<Reply>
}

const answers: ReadonlyMap<string, Answering> = new Map([
  ['list', { answer: list, takes: ['engines'], names: 0 }],
  ['check', { answer: check, takes: ['engines', 'tc'], names: Number.POSITIVE_INFINITY }],
  ['play', { answer: play, takes: Object.keys(options), names: 2 }],
])

function refuseUnused({ words: { what, names }, options: given }: Asked, { takes, names: most }: Answering): void {
  const command = { text: `engines ${what}` }
  const extra = names[most]
  if (extra !== undefined) throw misused(message('cmd-word-extra', { command, word: { text: extra } }))
  const unused = Object.entries(given).find(
    ([name, value]) => value !== undefined && value !== false && !takes.includes(name),
  )
  if (unused) throw misused(message('cmd-takes-no', { command, option: { text: `--${unused[0]}` } }))
}
