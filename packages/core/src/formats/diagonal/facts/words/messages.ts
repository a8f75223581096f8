/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'fact-winner-declared': { readonly winners: readonly Kinds['entrant'][] }
}

export const message = messageOf<Messages>()
