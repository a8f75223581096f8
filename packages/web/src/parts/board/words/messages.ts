/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'parts-board-position': { readonly move: Kinds['text']; readonly turn: 'white' | 'black' }
  readonly 'parts-board-start': { readonly turn: 'white' | 'black' }
  readonly 'parts-board-evaluation': { readonly figure: Kinds['text'] }
  readonly 'parts-board-graph': { readonly figure: Kinds['text'] }
  readonly 'parts-board-says': { readonly name: Kinds['text'] }
  readonly 'parts-board-up': object
  readonly 'parts-board-thinking': object
  readonly 'parts-board-last-move': { readonly move: Kinds['text'] }
  readonly 'parts-board-depth': { readonly depth: Kinds['count'] }
  readonly 'parts-board-of': { readonly white: Kinds['text']; readonly black: Kinds['text'] }
  readonly 'parts-board-which': object
  readonly 'parts-board-game': { readonly game: Kinds['count'] }
  readonly 'parts-board-step': { readonly step: 'first' | 'back' | 'forward' | 'last' }
  readonly 'parts-board-keys': object
  readonly 'parts-board-moves': object
  readonly 'parts-board-no-clock': object
  readonly 'parts-board-blank': object
  readonly 'parts-board-no-moves': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
