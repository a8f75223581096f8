/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'control-engines-title': object
  readonly 'control-engines-none': object
  readonly 'control-engines-state': { readonly state: 'playing' | 'waiting' | 'stopped' | 'finished' }
  readonly 'control-engines-offer': object
  readonly 'control-engines-own': { readonly clock: Kinds['text'] }
  readonly 'control-engines-enter': { readonly count: Kinds['count'] }
  readonly 'control-engines-enter-plain': object
  readonly 'control-engines-entered': { readonly count: Kinds['count'] }
  readonly 'control-engines-strangers': { readonly names: readonly Kinds['text'][] }
  readonly 'control-engines-not-engines': object
  readonly 'control-engines-play': object
  readonly 'control-engines-without': object
  readonly 'control-engines-go-on': object
  readonly 'control-engines-begun': object
  readonly 'control-engines-stop': object
  readonly 'control-engines-halted': object
  readonly 'control-engines-stop-hint': object
  readonly 'control-engines-game': { readonly match: Kinds['count']; readonly game: Kinds['count'] }
  readonly 'control-engines-move': { readonly move: Kinds['count'] }
  readonly 'control-engines-idle': object
  readonly 'control-engines-time-control': object
  readonly 'control-engines-book': object
  readonly 'control-engines-concurrency': { readonly most: Kinds['count'] }
  readonly 'control-engines-more': object
  readonly 'control-engines-early': { readonly which: 'maxMoves' | 'drawMoves' | 'drawScore' | 'drawFrom' | 'winMoves' | 'winScore' | 'walkoverAfter' | 'maxCrashes' }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
