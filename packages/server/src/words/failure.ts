/** An error for the operator, with a message as data, and in English for the log. */
import type { Message } from '@arbiter/core/messages'
import { message } from '../api/words/messages.ts'
import { textOf } from './voice.ts'

export class Failure extends Error {
  readonly says: Message

  constructor(says: Message, options?: ErrorOptions) {
    super(textOf(says), options)
    this.says = says
  }
}

/** The message of an error; other programs' errors are quoted. */
export const failureSays = (error: unknown): Message =>
  error instanceof Failure
    ? error.says
    : message('problem-text', { problem: { text: error instanceof Error ? error.message : String(error) } })
