/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../words.ts'

interface Messages {
  readonly 'language-text': { readonly text: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
