/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'rules-tab': object
  readonly 'rules-kicker': object
  readonly 'rules-loading': object
  readonly 'rules-failed': object
  readonly 'rules-again': object
  readonly 'rules-contents': object
  readonly 'rules-find': object
  readonly 'rules-find-hint': object
  readonly 'rules-found': { readonly count: Kinds['count'] }
  readonly 'rules-nothing': object
  readonly 'rules-why': object
  readonly 'rules-not-here': { readonly rule: Kinds['rule'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
