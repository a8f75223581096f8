/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'demo-list-name': object
  readonly 'demo-list-rating': object
  readonly 'demo-plain-outline': object
  readonly 'demo-plain-enter': object
  readonly 'demo-plain-start': object
  readonly 'demo-plain-log': object
}

export const message = messageOf<Messages>()
