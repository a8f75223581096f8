/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'match-process-died': { readonly game: Kinds['count']; readonly times: Kinds['count'] }
}

export const message = messageOf<Messages>()
