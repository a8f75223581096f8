/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'matches-tab': object
  readonly 'matches-figure-decided': object
  readonly 'matches-of': { readonly count: Kinds['count'] }
  readonly 'matches-figure-open': object
  readonly 'matches-states': object
  readonly 'matches-state': { readonly state: 'all' | 'live' | 'ready' | 'done' }
  readonly 'matches-name': object
  readonly 'matches-name-hint': object
  readonly 'matches-none': object
  readonly 'matches-found': { readonly count: Kinds['count'] }
  readonly 'matches-shown-first': { readonly count: Kinds['count'] }
  readonly 'matches-round-decided': { readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'matches-byes': { readonly names: readonly Kinds['text'][] }
  readonly 'matches-empty': object
  readonly 'matches-to-control': object
  readonly 'matches-to-entrants': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
