/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'place-match': { readonly match: Kinds['match'] }
  readonly 'place-first-half': { readonly match: Kinds['match'] }
  readonly 'place-second-half': { readonly match: Kinds['match'] }
  readonly 'fact-voids': { readonly facts: readonly Kinds['fact'][] }
}

export const message = messageOf<Messages>()
