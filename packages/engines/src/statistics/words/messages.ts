/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'statistics-none': object
  readonly 'statistics-half-pairs': { readonly pairs: Kinds['count'] }
  readonly 'statistics-all-won': object
  readonly 'statistics-all-lost': object
  readonly 'statistics-one-game': object
  readonly 'statistics-no-spread': { readonly count: Kinds['count']; readonly basis: 'pairs' | 'games' }
  readonly 'statistics-sprt-numbers': object
  readonly 'statistics-sprt-order': { readonly elo0: Kinds['number']; readonly elo1: Kinds['number'] }
  readonly 'statistics-sprt-positive': object
  readonly 'statistics-sprt-errors': object
  readonly 'statistics-sprt-range': object
}

export const message = messageOf<Messages>()
