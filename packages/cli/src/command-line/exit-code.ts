/** What the command says to the shell when it ends. */
import { message } from './words/messages.ts'

export const exitCodes = {
  done: { code: 0, meaning: message('line-exit-done') },
  refused: { code: 1, meaning: message('line-exit-refused') },
  misused: { code: 2, meaning: message('line-exit-misused') },
  failed: { code: 3, meaning: message('line-exit-failed') },
  unfinished: { code: 4, meaning: message('line-exit-unfinished') },
} as const

export type Exit = keyof typeof exitCodes
