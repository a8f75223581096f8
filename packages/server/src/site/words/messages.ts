/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'site-no-web': { readonly command: Kinds['text'] }
}

export const message = messageOf<Messages>()
