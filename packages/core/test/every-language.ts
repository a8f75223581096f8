/** Says messages in every language and remembers what was said. */
import type { Message } from '@arbiter/words'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { saidOfNobodyElse } from './in-every-language.ts'

export class EveryLanguage {
  readonly reached = new MessageCoverage()

  /** Names come out as they are, and none that the message does not have. */
  say(message: Message | undefined): void {
    if (!message) return
    this.reached.count(message)
    saidOfNobodyElse(message)
  }

  all(messages: readonly Message[] = []): void {
    for (const message of messages) this.say(message)
  }
}
