/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'robin-about': { readonly count: Kinds['count'] }
  readonly 'robin-vp': object
  readonly 'robin-vp-about': object
  readonly 'robin-won': object
  readonly 'robin-won-about': object
  readonly 'robin-against': { readonly number: Kinds['count'] }
  readonly 'robin-match': { readonly match: Kinds['text'] }
  readonly 'robin-not-played': object
  readonly 'robin-score': { readonly imps: Kinds['result'] }
  readonly 'robin-now': object
}

export const message = messageOf<Messages>()
