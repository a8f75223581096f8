/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'opening-book-unreadable': { readonly book: Kinds['text']; readonly reason: Kinds['text'] }
  readonly 'opening-book-unpacked': { readonly book: Kinds['text'] }
  readonly 'opening-book-unknown': { readonly book: Kinds['text'] }
  readonly 'opening-book-empty': { readonly book: Kinds['text'] }
  readonly 'opening-book-shallow': { readonly book: Kinds['text']; readonly plies: Kinds['count'] }
  readonly 'opening-book-bad-lines': { readonly book: Kinds['text']; readonly bad: Kinds['count']; readonly good: Kinds['count'] }
  readonly 'opening-book-more': { readonly more: Kinds['count'] }
  readonly 'opening-book-mend': { readonly option: Kinds['text'] }
  readonly 'opening-line': { readonly line: Kinds['count']; readonly fault: Kinds['message'] }
  readonly 'opening-line-named': { readonly line: Kinds['count']; readonly name: Kinds['text']; readonly fault: Kinds['message'] }
  readonly 'opening-not-a-position': { readonly given: Kinds['text'] }
  readonly 'opening-illegal-position': { readonly why: 'kings' | 'opposite-check' | 'pawns' | 'castling' | 'en-passant' | 'material' | 'check' }
  readonly 'opening-unreadable-move': { readonly given: Kinds['text'] }
  readonly 'opening-illegal-move': { readonly move: Kinds['text']; readonly ply: Kinds['count'] }
  readonly 'opening-already-over': { readonly by: 'checkmate' | 'stalemate' | 'dead-position' | 'repetition' | 'fifty-moves' }
  readonly 'opening-elsewhere': object
  readonly 'opening-no-moves': object
  readonly 'opening-other-variant': { readonly variant: Kinds['text'] }
}

export const message = messageOf<Messages>()
