/** Commands of a tournament: given through the outbox, settled by an answer or by the log. */

import type { AnswerTo } from '@arbiter/api'
import type { Command } from '@arbiter/core'
import { type Answer, call } from './api.ts'
import type { FactLog } from './fact-log.ts'
import type { CommandOutcome } from './live.ts'
import type { Outbox, Receipt } from './outbox/outbox.ts'

/** What commands need of the outbox. */
type CommandBox = Pick<Outbox, 'entries' | 'send' | 'settle'>

/** Commands without their idempotency key, which the outbox adds. */
export type CommandInput = Command extends infer Each ? (Each extends Command ? Omit<Each, 'key'> : never) : never

export class Commands {
  readonly #path: string
  readonly #outbox: CommandBox

  constructor(path: string, outbox: CommandBox) {
    this.#path = path
    this.#outbox = outbox
  }

  /** With `expect` the server refuses the command if there are facts after that one. */
  send(command: CommandInput, expect: number | undefined): Receipt<CommandOutcome> {
    return this.#outbox.send({ path: this.#sendPath, content: { json: command }, expect, isStored: true })
  }

  /** The effects of a command; nothing is recorded. */
  preview(tournament: string, command: CommandInput): Promise<Answer<AnswerTo<'tournament.preview'>>> {
    return call('tournament.preview', { tournament, body: command })
  }

  /** Settles those whose facts have arrived. */
  findIn({ tournament, seq }: FactLog): void {
    for (const { intent } of this.#outbox.entries) {
      if (intent.path !== this.#sendPath) continue
      const facts = tournament.answerTo(intent.key)
      if (facts) this.#outbox.settle(intent.key, { seq, repeated: true, facts })
    }
  }

  get #sendPath(): string {
    return `${this.#path}/commands`
  }
}
