/** What may be asked of `arbiter serve`, and what of it the other commands about a server's database share. */
import type { Options } from '../command-line/command.ts'
import { message } from './words/messages.ts'

export const databaseOption = {
  database: { value: 'WHERE', about: message('serve-option-database') },
} as const satisfies Options

export const usualDatabase = 'arbiter-data/arbiter.sqlite'

export const serveOptions = {
  ...databaseOption,
  port: { value: 'N', about: message('serve-option-port') },
  host: { value: 'ADDRESS', about: message('serve-option-host') },
  url: { value: 'URL', about: message('serve-option-url') },
  'behind-proxy': { about: message('serve-option-behind-proxy') },
  engines: { value: 'FILE', about: message('serve-option-engines') },
  book: { value: 'NAME=FILE', isList: true, about: message('serve-option-book') },
  games: { value: 'N', about: message('serve-option-games') },
  'no-engines': { about: message('serve-option-no-engines') },
  'no-demos': { about: message('serve-option-no-demos') },
  'log-level': { value: 'LEVEL', about: message('serve-option-log-level') },
  'owner-link': { about: message('serve-option-owner-link') },
} as const satisfies Options
