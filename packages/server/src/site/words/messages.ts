/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'site-no-web': { readonly command: Kinds['text'] }
  readonly 'share-winner': { readonly who: readonly Kinds['text'][] }
  readonly 'share-leader': { readonly who: readonly Kinds['text'][] }
}

export const message = messageOf<Messages>()
