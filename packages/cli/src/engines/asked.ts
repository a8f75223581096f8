/** What may be asked of `arbiter engines`. */
import type { Call, Options } from '../command-line/command.ts'

export const words = { what: 'WHAT', names: 'NAME…?' } as const

export const options = {
  engines: { value: 'FILE', about: 'A JSON file with more engines: name, command, args, options, limit, rating' },
  tc: {
    value: 'LIMIT',
    about:
      'Time for engines without a limit of their own: 10+0.1, 40/60, st=0.2, nodes=1000 or depth=8; 2+0.02 unless given',
  },
  games: { value: 'N', about: 'play: how many games, an even number; 100 unless given' },
  sprt: {
    value: 'ELO0,ELO1',
    about: 'play: sequential probability ratio test; stops as soon as it is decided. With error rates: 0,5,0.05,0.05',
  },
  book: { value: 'FILE', about: 'play: openings from an EPD, PGN or polyglot file; our own suite unless given' },
  plies: { value: 'N', about: 'play: how many half moves of a PGN game or polyglot line are its opening' },
  'skip-bad': { about: 'play: leave out lines of the book that nobody can play from' },
  pgn: { value: 'OUT', about: 'play: games are added to this file as they end' },
  transcripts: {
    value: 'FOLDER',
    about: 'play: the folder for the last lines of an engine that fails; transcripts unless given',
  },
  concurrency: { value: 'N', about: 'play: games at once; as many as the cores allow unless given' },
  force: { about: 'play: more games at once than the cores allow' },
  draw: {
    value: 'FROM,MOVES,CP',
    about: 'play: drawn if from move FROM on both evaluations stay within CP for MOVES moves, such as 40,8,10',
  },
  resign: { value: 'MOVES,CP', about: 'play: lost if an engine sees itself CP behind for MOVES moves, such as 4,900' },
  'max-moves': { value: 'N', about: 'play: drawn after N moves' },
} as const satisfies Options

export type Asked = Call<typeof words, typeof options>
