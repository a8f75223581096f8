/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'history-tab': { readonly tournament: Kinds['text'] }
  readonly 'history-nothing-erased': object
  readonly 'history-title': { readonly count: Kinds['count'] }
  readonly 'history-figure-corrections': object
  readonly 'history-figure-undone': object
  readonly 'history-figure-last': object
  readonly 'history-undo': { readonly what: Kinds['text'] }
  readonly 'history-undo-more': { readonly what: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'history-undo-nothing': object
  readonly 'history-redo': { readonly what: Kinds['text'] }
  readonly 'history-redo-more': { readonly what: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'history-redo-nothing': object
  readonly 'history-filters': object
  readonly 'history-kinds': object
  readonly 'history-kind-all': object
  readonly 'history-kind-many': { readonly kind: 'results' | 'pairings' | 'people' | 'changes' | 'rest' }
  readonly 'history-kind': { readonly kind: 'results' | 'pairings' | 'people' | 'changes' | 'rest' }
  readonly 'history-by': object
  readonly 'history-anybody': object
  readonly 'history-fates': object
  readonly 'history-whatever-fate': object
  readonly 'history-stands': object
  readonly 'history-fallen': object
  readonly 'history-round': object
  readonly 'history-any-round': object
  readonly 'history-entrant': object
  readonly 'history-any-entrant': object
  readonly 'history-find': object
  readonly 'history-find-hint': object
  readonly 'history-log': object
  readonly 'history-shown': { readonly shown: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'history-earlier': { readonly count: Kinds['count'] }
  readonly 'history-newer': { readonly count: Kinds['count'] }
  readonly 'history-nothing-fits': object
  readonly 'history-show-all': object
  readonly 'history-download': object
  readonly 'history-not-yet': object
  readonly 'history-fact': { readonly fact: Kinds['text'] }
  readonly 'history-of-fact': { readonly fact: Kinds['text'] }
  readonly 'history-correct': object
  readonly 'history-revoke': object
  readonly 'history-as-of-here': object
  readonly 'history-desk': object
  readonly 'history-program': { readonly who: Kinds['text'] }
  readonly 'history-revoke-title': { readonly fact: Kinds['text'] }
  readonly 'history-moments': object
  readonly 'history-start': object
  readonly 'history-now': object
  readonly 'history-moment': { readonly moment: Kinds['text'] }
  readonly 'history-after': { readonly moment: Kinds['text']; readonly fact: Kinds['text']; readonly when: Kinds['text'] }
  readonly 'history-tag': { readonly fact: Kinds['text']; readonly when: Kinds['text'] }
  readonly 'history-from-to': object
  readonly 'history-between': { readonly facts: Kinds['count']; readonly long: Kinds['text'] }
  readonly 'history-no-difference': object
  readonly 'history-comparing': object
  readonly 'history-same-moment': object
  readonly 'history-count-decided': object
  readonly 'history-count-results': object
  readonly 'history-count-entrants': object
  readonly 'history-head-decided': object
  readonly 'history-head-otherwise': object
  readonly 'history-head-seats': object
  readonly 'history-head-ranks': object
  readonly 'history-head-seeds': object
  readonly 'history-head-champion': object
  readonly 'history-head-changed': object
  readonly 'history-table-at': { readonly moment: Kinds['text'] }
  readonly 'history-not-there': object
  readonly 'history-side': { readonly name: Kinds['text'] }
  readonly 'history-meeting': { readonly one: Kinds['message']; readonly other: Kinds['message'] }
  readonly 'history-being-played': { readonly meeting: Kinds['message'] }
  readonly 'history-level': { readonly one: Kinds['text']; readonly score: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'history-beat': { readonly winner: Kinds['text']; readonly loser: Kinds['text'] }
  readonly 'history-go-on': { readonly winners: readonly Kinds['text'][] }
  readonly 'history-drawn': object
  readonly 'history-outcome-score': { readonly outcome: Kinds['message']; readonly score: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
