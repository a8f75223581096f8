/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'client-no-answer': object
  readonly 'client-no-answer-unknown': object
  readonly 'client-unreadable': object
}

export const message = messageOf<Messages>()
