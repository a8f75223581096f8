/** Options every command has. */
import type { Options } from './command.ts'
import { message } from './words/messages.ts'

export const everywhere = {
  json: { about: message('line-option-json') },
  language: { value: 'LANGUAGE', about: message('line-option-language') },
  help: { about: message('line-option-help') },
} as const satisfies Options
