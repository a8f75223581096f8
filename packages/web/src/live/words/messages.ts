/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf, wordsOf } from '../../words/words.ts'

interface Messages {
  readonly 'live-offline': object
  readonly 'live-unanswered': object
  readonly 'live-unreadable': object
  readonly 'live-unknown': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
