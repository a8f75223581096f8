/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'control-title': { readonly name: Kinds['text'] }
  readonly 'control-tab': { readonly name: Kinds['text'] }
  readonly 'control-players': { readonly count: Kinds['count'] }
  readonly 'control-teams': { readonly count: Kinds['count'] }
  readonly 'control-archived': object
  readonly 'control-not-here': object
  readonly 'control-overview': object
  readonly 'control-last': object
  readonly 'control-undo': object
  readonly 'control-redo': object
  readonly 'control-done-by': { readonly when: Kinds['text']; readonly by: Kinds['text'] }
  readonly 'control-settings': object
  readonly 'control-visibility': object
  readonly 'control-visible-to': { readonly who: 'public' | 'private' }
  readonly 'control-event': object
  readonly 'control-options': object
  readonly 'control-options-title': object
  readonly 'control-options-do': object
  readonly 'control-close': object
  readonly 'control-not-yet': object
  readonly 'control-is-closed': object
  readonly 'control-state': object
  readonly 'control-rounds': object
  readonly 'control-done': object
  readonly 'control-figure-results': object
  readonly 'control-of': { readonly all: Kinds['count'] }
  readonly 'control-figure-playing': object
  readonly 'control-figure-waiting': object
  readonly 'control-figure-needs': object
  readonly 'control-figure-end': object
  readonly 'control-end-from': { readonly rounds: Kinds['count']; readonly length: Kinds['text']; readonly left: Kinds['count'] }
  readonly 'control-results-in': { readonly where: Kinds['text']; readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'control-until': { readonly last: Kinds['text'] }
  readonly 'control-open-ended': object
  readonly 'control-complete': object
  readonly 'control-coming': object
  readonly 'control-drafted': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
