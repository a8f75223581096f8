/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'list-empty': object
  readonly 'list-nobody': object
  readonly 'list-quote-inside': object
  readonly 'list-after-quote': { readonly cell: Kinds['text'] }
  readonly 'list-quote-open': object
  readonly 'list-no-heading': object
  readonly 'list-column-twice': { readonly column: Kinds['text'] }
  readonly 'list-columns-many': { readonly columns: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'list-unused': { readonly columns: readonly Kinds['text'][] }
  readonly 'list-no-names': { readonly column: Kinds['text']; readonly such: Kinds['text'] }
  readonly 'list-no-names-among': { readonly column: Kinds['text']; readonly found: readonly Kinds['text'][]; readonly such: Kinds['text'] }
  readonly 'list-column-alone': { readonly column: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'list-column-meant': { readonly column: Kinds['text']; readonly meant: Kinds['text'] }
  readonly 'list-column-unknown': { readonly column: Kinds['text']; readonly known: readonly Kinds['text'][] }
  readonly 'list-unclear': object
  readonly 'list-read-as': { readonly line: Kinds['text']; readonly name: Kinds['text'] }
  readonly 'list-read-as-rated': { readonly line: Kinds['text']; readonly name: Kinds['text']; readonly rating: Kinds['text'] }
  readonly 'list-figure': { readonly cell: Kinds['text'] }
  readonly 'list-numbers-unused': object
  readonly 'list-one-name': { readonly name: Kinds['text'] }
  readonly 'list-same-person': { readonly name: Kinds['text']; readonly line: Kinds['count'] }
  readonly 'list-same-name': { readonly name: Kinds['text']; readonly line: Kinds['count'] }
  readonly 'list-unusable': { readonly column: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'list-rating': { readonly column: Kinds['text'] }
  readonly 'list-paid': { readonly cell: Kinds['text'] }
  readonly 'list-claimed': { readonly cell: Kinds['text'] }
  readonly 'list-id-twice': { readonly given: Kinds['text']; readonly line: Kinds['count'] }
  readonly 'list-no-player': { readonly cell: Kinds['text']; readonly player: Kinds['text'] }
  readonly 'list-number-long': { readonly column: Kinds['text']; readonly cell: Kinds['text']; readonly most: Kinds['count'] }
  readonly 'list-no-masterpoints': { readonly name: Kinds['text']; readonly column: Kinds['text'] }
  readonly 'list-masterpoints': { readonly column: Kinds['text']; readonly cell: Kinds['text']; readonly most: Kinds['count'] }
}

export const message = messageOf<Messages>()
