/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'pairing-re-paired': { readonly meetings: readonly Kinds['message'][] }
  readonly 'pairing-met': { readonly who: readonly Kinds['entrant'][]; readonly match: Kinds['match'] }
  readonly 'pairing-met-before': { readonly count: Kinds['count'] }
  readonly 'pairing-by-hand': object
  readonly 'pairing-by-hand-note': { readonly note: Kinds['text'] }
  readonly 'pairing-chosen': { readonly who: Kinds['message']; readonly opponent: Kinds['message'] }
  readonly 'pairing-extra-boards': object
  readonly 'column-points': object
  readonly 'column-played': object
  readonly 'column-wins': object
  readonly 'column-draws': object
  readonly 'column-losses': object
  readonly 'column-byes': object
  readonly 'column-seed': object
  readonly 'column-won': object
  readonly 'column-lost-in': object
}

export const message = messageOf<Messages>()
