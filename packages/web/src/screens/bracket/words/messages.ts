/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'bracket-tab': object
  readonly 'bracket-view': object
  readonly 'bracket-view-name': { readonly view: 'tree' | 'list' | 'path' }
  readonly 'bracket-switch': object
  readonly 'bracket-letter': { readonly bracket: Kinds['text'] }
  readonly 'bracket-averages': { readonly high: Kinds['message']; readonly low: Kinds['message'] }
  readonly 'bracket-players': { readonly count: Kinds['count'] }
  readonly 'bracket-teams': { readonly count: Kinds['count'] }
  readonly 'bracket-figure-decided': object
  readonly 'bracket-of': { readonly count: Kinds['count'] }
  readonly 'bracket-figure-live': object
  readonly 'bracket-figure-end': object
  readonly 'bracket-from-time': { readonly time: Kinds['text'] }
  readonly 'bracket-keys-follow': object
  readonly 'bracket-keys-section': object
  readonly 'bracket-keys-followed': object
  readonly 'bracket-drawn': { readonly drawn: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'bracket-seeds-open': object
  readonly 'bracket-preview': { readonly count: Kinds['count'] }
  readonly 'bracket-not-drawn': object
  readonly 'bracket-none': object
  readonly 'bracket-to-table': object
  readonly 'bracket-nobody': object
  readonly 'bracket-to-control': object
  readonly 'bracket-to-entrants': object
  readonly 'bracket-section': { readonly number: Kinds['count'] }
  readonly 'bracket-section-of': { readonly number: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'bracket-sections': { readonly from: Kinds['count']; readonly to: Kinds['count'] }
  readonly 'bracket-whole': object
  readonly 'bracket-upper-half': object
  readonly 'bracket-lower-half': object
  readonly 'bracket-where': object
  readonly 'bracket-map': object
  readonly 'bracket-map-sections': object
  readonly 'bracket-map-decided': object
  readonly 'bracket-map-live': object
  readonly 'bracket-map-to-come': object
  readonly 'bracket-edge': { readonly section: Kinds['text']; readonly side: 'up' | 'down'; readonly live: Kinds['count'] }
  readonly 'bracket-stub': { readonly count: Kinds['count'] }
  readonly 'bracket-stub-live': { readonly live: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'bracket-stub-done': { readonly count: Kinds['count'] }
  readonly 'bracket-decided-of': { readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'bracket-exit': { readonly match: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'bracket-unfold': object
  readonly 'bracket-fold': object
  readonly 'bracket-unfold-round': { readonly round: Kinds['message'] }
  readonly 'bracket-fold-round': { readonly round: Kinds['message'] }
  readonly 'bracket-spine': { readonly round: Kinds['message']; readonly count: Kinds['count'] }
  readonly 'bracket-from': { readonly match: Kinds['text'] }
  readonly 'bracket-number-from': { readonly number: Kinds['count']; readonly match: Kinds['text'] }
  readonly 'bracket-find': object
  readonly 'bracket-find-team': object
  readonly 'bracket-found': { readonly index: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'bracket-not-found': object
  readonly 'bracket-next': object
  readonly 'bracket-following': object
  readonly 'bracket-stop': object
  readonly 'bracket-stop-following': { readonly name: Kinds['text'] }
  readonly 'bracket-whose': object
  readonly 'bracket-choose': object
  readonly 'bracket-could': object
  readonly 'bracket-could-meet': { readonly names: readonly Kinds['text'][] }
  readonly 'bracket-plays': { readonly match: Kinds['text']; readonly opponents: readonly Kinds['text'][] }
  readonly 'bracket-awaits': { readonly match: Kinds['text']; readonly opponents: readonly Kinds['text'][] }
  readonly 'bracket-meets': { readonly match: Kinds['text']; readonly opponents: readonly Kinds['text'][] }
  readonly 'bracket-winner-of': { readonly match: Kinds['text'] }
  readonly 'bracket-lost': { readonly match: Kinds['text']; readonly winner: Kinds['text'] }
  readonly 'bracket-went-out': { readonly match: Kinds['text'] }
  readonly 'bracket-won-it': object
  readonly 'bracket-not-in': object
  readonly 'bracket-cup-game': { readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'bracket-cup-which': object
  readonly 'bracket-cup-opening': { readonly name: Kinds['text'] }
  readonly 'bracket-pairs-of': { readonly match: Kinds['text'] }
  readonly 'bracket-pair-now': object
  readonly 'bracket-pair-unnamed': { readonly place: Kinds['count'] }
  readonly 'bracket-pair-not-needed': object
  readonly 'bracket-pair-sum': object
  readonly 'bracket-ledger-boards': { readonly boards: Kinds['count'] }
  readonly 'bracket-ledger-imps': object
  readonly 'bracket-ledger-first-half': object
  readonly 'bracket-ledger-second-half': object
  readonly 'bracket-ledger-carryover': object
  readonly 'bracket-ledger-handicap': object
  readonly 'bracket-ledger-extra': object
  readonly 'bracket-ledger-score': object
  readonly 'bracket-ledger-so-far': object
  readonly 'bracket-ledger-to-come': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
