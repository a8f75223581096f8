/** How a command is typed, and where more is said. */
import type { Message } from '@arbiter/core/messages'
import type { Words } from './command.ts'
import { message } from './words/messages.ts'

/** `arbiter enter FILE [NAME] [options]`. */
export function usageOf(name: string, words: Words): string {
  const shown = Object.values(words).map((word) => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : word))
  return ['arbiter', name, ...shown].join(' ')
}

/** "See: arbiter enter --help" */
export const seeHelpOf = (command: string): Message => see(`arbiter ${command} --help`)

export const see = (line: string): Message => message('line-see', { command: { text: line } })

/** "enter: NAME is missing." */
export const wordMissing = (command: string, word: string): Message =>
  message('line-word-missing', { command: { text: command }, word: { text: word } })

export const howToUse = (name: string, words: Words): Message =>
  message('line-usage', { usage: { text: usageOf(name, words) } })
