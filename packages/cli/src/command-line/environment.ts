/** The environment variables that the command reads; a test keeps the list complete. */
import { message } from './words/messages.ts'

export const environment = {
  ARBITER_FILE: message('line-env-file'),
  COLUMNS: message('line-env-columns'),
  NO_COLOR: message('line-env-no-color'),
  TERM: message('line-env-term'),
  ARBITER_LANGUAGE: message('line-env-language'),
  LC_ALL: message('line-env-lc-all'),
  LC_MESSAGES: message('line-env-lc-messages'),
  LANG: message('line-env-lang'),
  PATH: message('line-env-path'),
  ARBITER_DATABASE: message('line-env-database'),
  PGPASSWORD: message('line-env-password'),
} as const
