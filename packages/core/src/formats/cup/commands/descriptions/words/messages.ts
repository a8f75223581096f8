/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../../message/message.ts'

interface Messages {
  readonly 'about-start-openings': object
  readonly 'about-void-why': object
  readonly 'about-arrange-play': object
  readonly 'about-options-some': object
}

export const message = messageOf<Messages>()
