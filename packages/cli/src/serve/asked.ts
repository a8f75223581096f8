/** What may be asked of `arbiter serve`, and what of it the other commands about a server's database share. */
import type { Options } from '../command-line/command.ts'

export const databaseOption = {
  database: {
    value: 'WHERE',
    about: 'A file, or postgres://user@host/name; otherwise ARBITER_DATABASE, or arbiter-data/arbiter.sqlite',
  },
} as const satisfies Options

export const usualDatabase = 'arbiter-data/arbiter.sqlite'

export const serveOptions = {
  ...databaseOption,
  port: { value: 'N', about: 'The port it listens on; 8080 unless given, 0 for any free port' },
  host: { value: 'ADDRESS', about: 'Which network it listens on; 127.0.0.1, this machine alone, unless given' },
  url: { value: 'URL', about: 'How people reach it from outside: https://chess.example.org' },
  'behind-proxy': { about: 'Behind a reverse proxy: trust the address and protocol it reports' },
  engines: { value: 'FILE', about: 'A JSON file with the engines it may play, as for arbiter engines' },
  book: { value: 'NAME=FILE', isList: true, about: 'A book of openings it offers under that name' },
  games: { value: 'N', about: 'Engine games at once, in all cups together; as many as the cores allow unless given' },
  'no-engines': { about: 'Play no engines here' },
  'no-demos': { about: 'Begin a new database without the five demo tournaments' },
  'log-level': {
    value: 'LEVEL',
    about: 'error, warn, info, debug or silent; on a terminal warn, otherwise info. Logs go to stderr',
  },
  'owner-link': { about: 'Print a new sign-in link for an owner who has lost access' },
} as const satisfies Options
