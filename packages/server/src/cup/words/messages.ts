/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'cup-play-our-fault': object
  readonly 'cup-play-our-fault-hint': object
  readonly 'cup-play-not-saved': object
  readonly 'cup-play-engine-hint': object
  readonly 'cup-play-worker-hint': object
  readonly 'cup-play-unreadable': { readonly field: Kinds['text'] }
  readonly 'cup-play-no-engine': { readonly engine: Kinds['text'] }
  readonly 'cup-play-too-long': { readonly hours: Kinds['count'] }
  readonly 'cup-book-unusable': { readonly book: Kinds['text']; readonly why: readonly Kinds['message'][] }
  readonly 'cup-books-twins': { readonly book: Kinds['text'] }
  readonly 'cup-engines-twins': { readonly engine: Kinds['text'] }
  readonly 'cup-memory-unlimited': object
  readonly 'cup-plan-book': { readonly books: readonly Kinds['text'][]; readonly book: Kinds['text'] }
  readonly 'cup-plan-tables': { readonly most: Kinds['count']; readonly asked: Kinds['count'] }
  readonly 'cup-not-resumed': { readonly cup: Kinds['text']; readonly why: readonly Kinds['message'][] }
}

export const message = messageOf<Messages>()
