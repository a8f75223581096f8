/** What may be asked of `arbiter cup`. */
import type { Call, Options } from '../command-line/command.ts'

export const words = { config: 'CONFIG?' } as const

export const options = {
  resume: { about: 'Go on with the cup that was begun' },
  new: { about: 'Begin a new cup; the files of the cup before are moved aside, not overwritten' },
  concurrency: { value: 'N', about: 'Games at once; as many as the cores allow unless given' },
  force: { about: 'More games at once than the cores allow' },
  change: { about: 'With --resume: rounds that have not begun are played as the configuration says now' },
  'force-book': {
    about: 'With --resume: go on although the book of openings has changed; begun pairs keep their opening',
  },
  rebuild: {
    about:
      'With --resume, if the bracket file or its log cannot be read: make the cup again from what is left, the PGN last',
  },
  book: { value: 'FILE', about: 'With --resume from a bracket file alone: where its book of openings is' },
  'no-wait': { about: 'End with exit code 4 instead of waiting when no game can be played' },
  schema: { about: 'Print the JSON schema of the configuration' },
  demo: {
    about: 'Play a cup of the eight built-in engines (one Stockfish 10 of 2018 at eight settings), in about a minute',
  },
} as const satisfies Options

export type Asked = Call<typeof words, typeof options>
