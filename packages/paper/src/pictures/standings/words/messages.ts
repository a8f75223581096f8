/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'standings-title': object
  readonly 'standings-place': object
  readonly 'standings-annulled': object
}

export const message = messageOf<Messages>()
