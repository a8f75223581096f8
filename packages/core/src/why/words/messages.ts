/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'why-withdrew-before': { readonly who: Kinds['text'] }
  readonly 'why-no-champion': object
  readonly 'why-no-such-round': object
  readonly 'why-several-matches': { readonly matches: readonly Kinds['match'][] }
  readonly 'why-no-bye': object
  readonly 'why-no-bye-there': { readonly who: Kinds['entrant'] }
  readonly 'why-not-two': object
}

export const message = messageOf<Messages>()
