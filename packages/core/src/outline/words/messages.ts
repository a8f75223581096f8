/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'outline-entrant': { readonly who: Kinds['text'] }
  readonly 'outline-nobody': object
  readonly 'outline-winner': { readonly match: Kinds['match'] }
  readonly 'outline-loser': { readonly match: Kinds['match'] }
  readonly 'outline-number': { readonly number: Kinds['count'] }
  readonly 'outline-seed': { readonly seed: Kinds['count'] }
}

export const message = messageOf<Messages>()
