/** Options that the commands about chess engines share, and those of a match. */
import type { Call, Options } from '../command-line/command.ts'
import { message } from './words/messages.ts'

export const roster = {
  engines: { value: 'FILE', about: message('cli-engines-option-engines') },
} as const satisfies Options

export const timed = {
  tc: { value: 'LIMIT', about: message('cli-engines-option-tc') },
} as const satisfies Options

export const matchWords = { first: 'ENGINE', second: 'ENGINE' } as const

export const matchOptions = {
  ...roster,
  ...timed,
  games: { value: 'N', about: message('cli-engines-option-games') },
  sprt: { value: 'ELO0,ELO1', about: message('cli-engines-option-sprt') },
  book: { value: 'FILE', about: message('cli-engines-option-book') },
  plies: { value: 'N', about: message('cli-engines-option-plies') },
  'skip-bad': { about: message('cli-engines-option-skip-bad') },
  pgn: { value: 'OUT', about: message('cli-engines-option-pgn') },
  transcripts: { value: 'FOLDER', about: message('cli-engines-option-transcripts') },
  concurrency: { value: 'N', about: message('cli-engines-option-concurrency') },
  force: { about: message('cli-engines-option-force') },
  draw: { value: 'FROM,MOVES,CP', about: message('cli-engines-option-draw') },
  resign: { value: 'MOVES,CP', about: message('cli-engines-option-resign') },
  'max-moves': { value: 'N', about: message('cli-engines-option-max-moves') },
} as const satisfies Options

export type MatchCall = Call<typeof matchWords, typeof matchOptions>
