/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf, wordsOf } from '../../words/words.ts'

interface Messages {
  readonly 'live-offline': object
  readonly 'live-unreadable': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
