/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'limit-none': object
  readonly 'limit-unreadable': { readonly term: Kinds['text'] }
  readonly 'limit-after-last': { readonly term: Kinds['text'] }
  readonly 'limit-no-moves': { readonly term: Kinds['text'] }
  readonly 'limit-no-time': { readonly term: Kinds['text'] }
  readonly 'limit-not-a-number': { readonly term: Kinds['text']; readonly given: Kinds['text'] }
  readonly 'limit-not-whole': { readonly term: Kinds['text'] }
  readonly 'limit-not-positive': { readonly term: Kinds['text'] }
  readonly 'limit-meant': { readonly term: Kinds['text']; readonly meant: Kinds['text'] }
  readonly 'limit-unknown': { readonly term: Kinds['text']; readonly known: readonly Kinds['text'][] }
  readonly 'limit-twice': { readonly term: Kinds['text'] }
}

export const message = messageOf<Messages>()
