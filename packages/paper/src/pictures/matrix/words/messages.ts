/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'grid-title': object
  readonly 'grid-aside': { readonly count: Kinds['count'] }
  readonly 'grid-caption': object
  readonly 'grid-number': object
  readonly 'grid-rating': object
  readonly 'grid-lost': object
  readonly 'grid-how-to': object
  readonly 'grid-live': object
  readonly 'grid-todo': object
  readonly 'grid-by-game': object
  readonly 'grid-not-played': object
  readonly 'grid-counter': { readonly count: Kinds['count'] }
  readonly 'grid-doom': object
  readonly 'grid-out': object
  readonly 'grid-won': object
  readonly 'grid-level': object
  readonly 'grid-name': object
  readonly 'grid-out-round': { readonly round: Kinds['count'] }
  readonly 'grid-going': object
  readonly 'grid-level-stamp': object
  readonly 'grid-withdrew': object
}

export const message = messageOf<Messages>()
