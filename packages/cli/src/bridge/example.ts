/** "For example: arbiter bridge imps 460" */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export const exampleOf = (line: string): Message =>
  message('cli-bridge-example', { command: { text: `arbiter bridge ${line}` } })
