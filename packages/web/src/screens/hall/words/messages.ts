/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'hall-embed-full': object
  readonly 'hall-embed-none': object
  readonly 'hall-embed-table': object
  readonly 'hall-embed-new-tab': object
  readonly 'hall-find': object
  readonly 'hall-standing': object
  readonly 'hall-kind': { readonly kind: 'by-board' | 'by-name' | 'table' | 'results' }
  readonly 'hall-before': object
  readonly 'hall-points': object
  readonly 'hall-board': object
  readonly 'hall-match': object
  readonly 'hall-colour-and-board': object
  readonly 'hall-against': { readonly names: readonly Kinds['text'][] }
  readonly 'hall-page': { readonly page: Kinds['count']; readonly of: Kinds['count'] }
  readonly 'hall-afterwards': { readonly kind: 'by-board' | 'by-name' | 'table' | 'results' }
  readonly 'hall-decided': object
  readonly 'hall-entrants': object
  readonly 'hall-time': object
  readonly 'hall-champion': { readonly name: Kinds['text'] }
  readonly 'hall-waiting': object
  readonly 'hall-nothing': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
