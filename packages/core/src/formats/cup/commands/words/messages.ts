/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'command-engine-unwanted': object
  readonly 'change-decided': { readonly match: Kinds['match'] }
  readonly 'change-played': object
}

export const message = messageOf<Messages>()
