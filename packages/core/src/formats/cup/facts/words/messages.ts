/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'fact-play-arranged': { readonly round: Kinds['count'] }
  readonly 'fact-opening': { readonly match: Kinds['match']; readonly pair: Kinds['count']; readonly opening: Kinds['count'] }
  readonly 'fact-opening-again': { readonly match: Kinds['match']; readonly pair: Kinds['count']; readonly opening: Kinds['count'] }
  readonly 'fact-abandoned': { readonly game: Kinds['count']; readonly match: Kinds['match']; readonly why: 'interrupted' | 'void' | 'no-start' }
  readonly 'fact-abandoned-by': { readonly game: Kinds['count']; readonly match: Kinds['match']; readonly who: Kinds['entrant'] }
  readonly 'fact-book': { readonly count: Kinds['count'] }
  readonly 'fact-book-named': { readonly count: Kinds['count']; readonly book: Kinds['text'] }
}

export const message = messageOf<Messages>()
