/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'draft-next': object
  readonly 'draft-stamp': object
  readonly 'draft-waits': { readonly matches: readonly Kinds['text'][] }
  readonly 'draft-waits-many': { readonly count: Kinds['count'] }
  readonly 'draft-nothing': object
  readonly 'draft-working': object
  readonly 'draft-pairs': { readonly count: Kinds['count'] }
  readonly 'draft-matches': { readonly count: Kinds['count'] }
  readonly 'draft-no-repeats': object
  readonly 'draft-repeats': { readonly count: Kinds['count'] }
  readonly 'draft-byes': { readonly count: Kinds['count'] }
  readonly 'draft-edits': { readonly count: Kinds['count'] }
  readonly 'draft-no-hand': object
  readonly 'draft-publish': { readonly name: Kinds['text'] }
  readonly 'draft-published': { readonly name: Kinds['text'] }
  readonly 'draft-lengths-unknown': object
  readonly 'draft-anew': object
  readonly 'draft-why': { readonly rule: Kinds['text'] }
  readonly 'draft-bye': object
  readonly 'draft-v': object
  readonly 'draft-again': object
  readonly 'draft-had': { readonly names: readonly Kinds['text'][] }
  readonly 'draft-swap-hint': object
  readonly 'draft-swap-with': { readonly name: Kinds['text'] }
  readonly 'draft-change': { readonly name: Kinds['text'] }
  readonly 'draft-put-back': object
  readonly 'draft-more': { readonly count: Kinds['count'] }
  readonly 'draft-other': { readonly what: 'seeds' | 'opening' }
  readonly 'draft-publish-other': { readonly what: 'seeds' | 'opening' }
  readonly 'draft-published-other': { readonly what: 'seeds' | 'opening' }
  readonly 'draft-auto': object
  readonly 'draft-auto-on': object
  readonly 'draft-auto-off': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
