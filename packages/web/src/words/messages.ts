/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from './words.ts'

interface Messages {
  readonly 'time-minutes': { readonly minutes: Kinds['count'] }
  readonly 'time-hours': { readonly hours: Kinds['count'] }
  readonly 'time-hours-and-minutes': { readonly hours: Kinds['count']; readonly minutes: Kinds['count'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
