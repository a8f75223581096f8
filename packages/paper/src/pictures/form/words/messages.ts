/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'form-steps': { readonly won: Kinds['count']; readonly drawn: Kinds['count']; readonly lost: Kinds['count'] }
  readonly 'form-step': { readonly step: 'won' | 'drawn' | 'lost' | 'bye' | 'playing' }
  readonly 'form-bye-letter': object
}

export const message = messageOf<Messages>()
