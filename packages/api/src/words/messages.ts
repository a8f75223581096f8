/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'bad-controls': object
  readonly 'bad-spaces': object
  readonly 'bad-claim-game': object
  readonly 'bad-settings': { readonly most: Kinds['count'] }
  readonly 'bad-address': { readonly such: Kinds['text'] }
}

export const message = messageOf<Messages>()
