/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'demo-diagonal-outline': object
  readonly 'demo-diagonal-unrated': object
  readonly 'demo-diagonal-start': object
  readonly 'demo-diagonal-which': object
  readonly 'demo-diagonal-first': object
  readonly 'demo-diagonal-out': object
  readonly 'demo-diagonal-why': object
  readonly 'demo-diagonal-preview': object
  readonly 'demo-diagonal-again': object
  readonly 'demo-diagonal-second': object
  readonly 'demo-diagonal-two': object
  readonly 'demo-diagonal-champion': object
  readonly 'demo-diagonal-end': object
}

export const message = messageOf<Messages>()
