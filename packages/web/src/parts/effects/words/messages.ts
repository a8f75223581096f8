/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'parts-edit-field': { readonly field: 'name' | 'rating' | 'maxRating' | 'club' | 'captain' }
  readonly 'parts-edit-title': { readonly name: Kinds['text'] }
  readonly 'parts-edit-save': object
  readonly 'parts-edit-players': object
  readonly 'parts-edit-bad-players': { readonly line: Kinds['text'] }
  readonly 'parts-effects-follows': object
  readonly 'parts-effects-changes': object
  readonly 'parts-effects-only-that': object
  readonly 'parts-effects-draft': { readonly round: Kinds['text']; readonly matches: Kinds['count'] }
  readonly 'parts-effects-draft-byes': { readonly round: Kinds['text']; readonly matches: Kinds['count']; readonly byes: readonly Kinds['text'][] }
  readonly 'parts-effects-remain': { readonly left: Kinds['count']; readonly before: Kinds['count'] }
  readonly 'parts-effects-choose': object
  readonly 'parts-effects-asking': object
  readonly 'parts-effects-more': { readonly count: Kinds['count'] }
  readonly 'parts-effects-more-facts': { readonly count: Kinds['count'] }
  readonly 'parts-effects-note': object
  readonly 'parts-back-done': { readonly way: 'undo' | 'redo'; readonly what: Kinds['text'] }
  readonly 'parts-back-refused': { readonly way: 'undo' | 'redo'; readonly why: Kinds['text'] }
  readonly 'parts-back-later': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
