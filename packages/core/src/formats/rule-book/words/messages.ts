/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'setting-is': { readonly name: Kinds['message']; readonly value: Kinds['message'] }
  readonly 'setting-yes': object
  readonly 'setting-no': object
  readonly 'setting-open': object
  readonly 'setting-none': object
  readonly 'setting-number': { readonly number: Kinds['number'] }
  readonly 'setting-text': { readonly text: Kinds['text'] }
  readonly 'setting-list': { readonly values: readonly Kinds['message'][] }
  readonly 'setting-part': { readonly name: Kinds['message']; readonly value: Kinds['message'] }
  readonly 'list-order': object
  readonly 'list-order-about': object
  readonly 'list-by-entry': object
  readonly 'list-by-rating': object
  readonly 'list-by-lot': object
  readonly 'list-because-entry': object
  readonly 'list-because-rating': { readonly rating: Kinds['count'] }
  readonly 'list-because-no-rating': object
  readonly 'list-because-lot': object
  readonly 'list-because-hand': object
}

export const message = messageOf<Messages>()
