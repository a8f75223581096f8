/** What may be asked of `arbiter engines`. */
import type { Call, Options } from '../command-line/command.ts'
import { message } from './words/messages.ts'

export const words = { what: 'WHAT', names: 'NAME…?' } as const

export const options = {
  engines: { value: 'FILE', about: message('cli-engines-option-engines') },
  tc: {
    value: 'LIMIT',
    about: message('cli-engines-option-tc'),
  },
  games: { value: 'N', about: message('cli-engines-option-games') },
  sprt: {
    value: 'ELO0,ELO1',
    about: message('cli-engines-option-sprt'),
  },
  book: { value: 'FILE', about: message('cli-engines-option-book') },
  plies: { value: 'N', about: message('cli-engines-option-plies') },
  'skip-bad': { about: message('cli-engines-option-skip-bad') },
  pgn: { value: 'OUT', about: message('cli-engines-option-pgn') },
  transcripts: {
    value: 'FOLDER',
    about: message('cli-engines-option-transcripts'),
  },
  concurrency: { value: 'N', about: message('cli-engines-option-concurrency') },
  force: { about: message('cli-engines-option-force') },
  draw: {
    value: 'FROM,MOVES,CP',
    about: message('cli-engines-option-draw'),
  },
  resign: { value: 'MOVES,CP', about: message('cli-engines-option-resign') },
  'max-moves': { value: 'N', about: message('cli-engines-option-max-moves') },
} as const satisfies Options

export type Asked = Call<typeof words, typeof options>
