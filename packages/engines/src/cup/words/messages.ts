/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'wait-match': { readonly match: Kinds['match'] }
  readonly 'wait-ready': { readonly match: Kinds['match']; readonly game: Kinds['count']; readonly engine: Kinds['text'] }
  readonly 'wait-unplayable': { readonly match: Kinds['match'] }
  readonly 'wait-not-recorded': { readonly match: Kinds['match'] }
  readonly 'wait-level': { readonly match: Kinds['match']; readonly among: readonly Kinds['text'][] }
  readonly 'wait-engine-hint': { readonly engine: Kinds['text']; readonly seconds: Kinds['count'] }
  readonly 'wait-worker-hint': { readonly seconds: Kinds['count'] }
  readonly 'wait-ready-hint': object
  readonly 'wait-unplayable-hint': object
  readonly 'wait-not-recorded-hint': { readonly seconds: Kinds['count'] }
  readonly 'wait-level-hint': { readonly among: readonly Kinds['text'][] }
  readonly 'wait-disk-hint': object
  readonly 'config-value': { readonly value: Kinds['text'] }
  readonly 'config-value-none': object
  readonly 'config-engine-missing': object
  readonly 'config-engine-near': { readonly engine: Kinds['text'] }
}

export const message = messageOf<Messages>()
