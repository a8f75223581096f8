/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'parts-correction-change': object
  readonly 'parts-correction-nothing-yet': object
  readonly 'parts-correction-recorded': object
  readonly 'parts-correction-corrected': object
  readonly 'parts-correction-taken': object
  readonly 'parts-correction-written': object
  readonly 'parts-correction-half': { readonly half: Kinds['count'] }
  readonly 'parts-correction-game': { readonly game: Kinds['count'] }
  readonly 'parts-correction-entered': { readonly fact: Kinds['fact']; readonly when: Kinds['text'] }
  readonly 'parts-correction-reason': object
  readonly 'parts-correction-follows': object
  readonly 'parts-correction-checking': object
  readonly 'parts-correction-summary': { readonly parts: readonly Kinds['message'][] }
  readonly 'parts-correction-checked': { readonly fact: Kinds['fact']; readonly when: Kinds['text'] }
  readonly 'parts-correction-seats': { readonly count: Kinds['count'] }
  readonly 'parts-correction-takes': { readonly count: Kinds['count'] }
  readonly 'parts-correction-voids': { readonly what: Kinds['message']; readonly count: Kinds['count'] }
  readonly 'parts-correction-again': { readonly count: Kinds['count'] }
  readonly 'parts-correction-redrawn': { readonly count: Kinds['count'] }
  readonly 'parts-correction-ranks': { readonly count: Kinds['count'] }
  readonly 'parts-correction-seeds': { readonly count: Kinds['count'] }
  readonly 'parts-correction-only-this': object
  readonly 'parts-correction-stay': { readonly stay: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'parts-correction-games': { readonly count: Kinds['count'] }
  readonly 'parts-correction-results': { readonly count: Kinds['count'] }
  readonly 'parts-correction-facts': { readonly count: Kinds['count'] }
  readonly 'parts-correction-mark-seat': object
  readonly 'parts-correction-mark-void': object
  readonly 'parts-correction-mark-again': object
  readonly 'parts-correction-mark-winner': object
  readonly 'parts-correction-mark-draw': object
  readonly 'parts-correction-mark-seed': object
  readonly 'parts-correction-mark-rank': object
  readonly 'parts-correction-mark-note': object
  readonly 'parts-correction-notes': { readonly count: Kinds['count'] }
  readonly 'parts-correction-mark-champion': object
  readonly 'parts-correction-stays-in-log': { readonly count: Kinds['count'] }
  readonly 'parts-correction-not-played-on': object
  readonly 'parts-correction-to-play': { readonly seats: Kinds['message'] }
  readonly 'parts-correction-waits': object
  readonly 'parts-correction-none': object
  readonly 'parts-correction-drawn': object
  readonly 'parts-correction-fact': { readonly fact: Kinds['fact'] }
  readonly 'parts-correction-becomes': object
  readonly 'parts-correction-more': { readonly count: Kinds['count'] }
  readonly 'parts-correction-as-it-is': { readonly fact: Kinds['fact'] }
  readonly 'parts-correction-do': { readonly kind: 'correct' | 'revoke' | 'misplaced' | 'redraw' }
  readonly 'parts-correction-do-void': { readonly kind: 'correct' | 'revoke' | 'misplaced' | 'redraw'; readonly what: Kinds['message'] }
  readonly 'parts-correction-as-it-would-be': object
  readonly 'parts-correction-draft': object
  readonly 'parts-correction-others-too': { readonly count: Kinds['count'] }
  readonly 'parts-correction-can-undo': object
  readonly 'parts-correction-changed-meanwhile': object
  readonly 'parts-correction-of-game': { readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'parts-correction-of-ruling': { readonly match: Kinds['text'] }
  readonly 'parts-correction-of-boards': { readonly match: Kinds['text']; readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'parts-correction-new-result': object
  readonly 'parts-correction-time': object
  readonly 'parts-correction-not-a-time': object
  readonly 'parts-correction-imps-of': { readonly team: Kinds['text'] }
  readonly 'parts-correction-recorded-is': { readonly score: Kinds['text'] }
  readonly 'parts-correction-result': { readonly result: Kinds['result'] }
  readonly 'parts-correction-wins': { readonly name: Kinds['text'] }
  readonly 'parts-correction-white-wins': object
  readonly 'parts-correction-black-wins': object
  readonly 'parts-correction-draw': object
  readonly 'parts-correction-absent-name': { readonly name: Kinds['text'] }
  readonly 'parts-correction-white-absent': object
  readonly 'parts-correction-black-absent': object
  readonly 'parts-correction-nobody-came': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
