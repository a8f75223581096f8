/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'lanes-title': object
  readonly 'lanes-finish': { readonly places: Kinds['count']; readonly needed: Kinds['points'] }
  readonly 'lanes-phases': object
  readonly 'lanes-points': object
  readonly 'lanes-of-needed': { readonly needed: Kinds['points'] }
  readonly 'lanes-all-taken': { readonly places: Kinds['count'] }
  readonly 'lanes-more': { readonly count: Kinds['count'] }
}

export const message = messageOf<Messages>()
