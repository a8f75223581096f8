/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'event-title': object
  readonly 'event-save': object
  readonly 'event-cancel': object
  readonly 'event-saved': object
  readonly 'event-day': { readonly end: 'from' | 'to' }
  readonly 'event-field': { readonly field: 'place' | 'timeControl' | 'contact' | 'link' | 'about' }
  readonly 'event-logo': object
  readonly 'event-pick': object
  readonly 'event-no-logo': object
  readonly 'event-bad-logo': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
