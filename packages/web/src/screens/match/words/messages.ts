/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'match-missing': { readonly match: Kinds['text'] }
  readonly 'match-all': object
  readonly 'match-between': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'match-among': { readonly names: readonly Kinds['text'][] }
  readonly 'match-tab': { readonly match: Kinds['text']; readonly names: Kinds['message'] }
  readonly 'match-table': { readonly ticket: Kinds['text'] }
  readonly 'match-state': { readonly look: 'waiting' | 'ready' | 'live' | 'decided' }
  readonly 'match-figure-state': object
  readonly 'match-figure-score': object
  readonly 'match-figure-entered': object
  readonly 'match-of': { readonly count: Kinds['count'] }
  readonly 'match-figure-go-on': object
  readonly 'match-figure-next': object
  readonly 'match-waits-for': { readonly seats: readonly Kinds['text'][] }
  readonly 'match-round-not-begun': object
  readonly 'match-note': { readonly note: Kinds['text'] }
  readonly 'match-annulled': object
  readonly 'match-sides': object
  readonly 'match-from': { readonly match: Kinds['text'] }
  readonly 'match-from-beat': { readonly match: Kinds['text']; readonly loser: Kinds['text']; readonly score: Kinds['text'] }
  readonly 'match-onward': { readonly who: 'winner' | 'loser' | 'number'; readonly match: Kinds['text'] }
  readonly 'match-waits': { readonly name: Kinds['text'] }
  readonly 'match-against': { readonly name: Kinds['text'] }
  readonly 'match-withdrew': object
  readonly 'match-goes-on': object
  readonly 'match-white': object
  readonly 'match-black': object
  readonly 'match-step': { readonly step: 'normal' | 'tiebreak' | 'extra-boards' | 'sudden-death' | 'armageddon'; readonly attempt: Kinds['count'] }
  readonly 'match-step-long': { readonly step: 'normal' | 'tiebreak' | 'extra-boards' | 'sudden-death' | 'armageddon'; readonly attempt: Kinds['count'] }
  readonly 'match-stairs-at-most': { readonly games: Kinds['count'] }
  readonly 'match-stairs-played': { readonly games: Kinds['count'] }
  readonly 'match-stairs': object
  readonly 'match-stairs-legend': object
  readonly 'match-rung': { readonly game: Kinds['count']; readonly step: Kinds['message']; readonly white: Kinds['text']; readonly state: Kinds['message'] }
  readonly 'match-rung-with-clock': { readonly game: Kinds['count']; readonly step: Kinds['message']; readonly clock: Kinds['text']; readonly white: Kinds['text']; readonly state: Kinds['message'] }
  readonly 'match-rung-played': { readonly result: Kinds['result'] }
  readonly 'match-rung-open': { readonly state: 'now' | 'later' | 'spared' }
  readonly 'match-games': object
  readonly 'match-games-of': object
  readonly 'match-game': object
  readonly 'match-game-number': { readonly game: Kinds['count'] }
  readonly 'match-result': object
  readonly 'match-ended': object
  readonly 'match-remark': object
  readonly 'match-to-play': object
  readonly 'match-moves': { readonly moves: Kinds['count'] }
  readonly 'match-moves-to-finish': { readonly moves: Kinds['count'] }
  readonly 'match-half-moves': { readonly plies: Kinds['count'] }
  readonly 'match-repeats': { readonly game: Kinds['count'] }
  readonly 'match-replayed': object
  readonly 'match-correct': object
  readonly 'match-correct-game': { readonly game: Kinds['count'] }
  readonly 'match-correct-mark': { readonly mark: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'match-correct-part': { readonly part: Kinds['text'] }
  readonly 'match-actions': object
  readonly 'match-pairs': object
  readonly 'match-pairs-of': object
  readonly 'match-pair-open': object
  readonly 'match-pair-live': object
  readonly 'match-pair-not-played': object
  readonly 'match-pair-decider': object
  readonly 'match-opening': { readonly number: Kinds['count'] }
  readonly 'match-opening-named': { readonly number: Kinds['count']; readonly name: Kinds['text'] }
  readonly 'match-remarks': object
  readonly 'match-pgn': object
  readonly 'match-ledger': object
  readonly 'match-ledger-of': object
  readonly 'match-boards': { readonly boards: Kinds['count'] }
  readonly 'match-line': object
  readonly 'match-first-half': object
  readonly 'match-second-half': object
  readonly 'match-imps-at-table': object
  readonly 'match-carryover': object
  readonly 'match-handicap': object
  readonly 'match-total': object
  readonly 'match-so-far': object
  readonly 'match-extra-boards': { readonly set: Kinds['count'] }
  readonly 'match-boards-open': object
  readonly 'match-three': object
  readonly 'match-three-scores': object
  readonly 'match-pair-of-teams': object
  readonly 'match-halves': object
  readonly 'match-imps': object
  readonly 'match-given': object
  readonly 'match-given-to': { readonly what: 'handicap' | 'carry-over'; readonly imps: Kinds['imps']; readonly team: Kinds['text'] }
  readonly 'match-score': object
  readonly 'match-part': { readonly one: Kinds['text']; readonly other: Kinds['text']; readonly part: 'whole' | 'first' | 'second' }
  readonly 'match-seating': object
  readonly 'match-seating-tables': object
  readonly 'match-seating-table': object
  readonly 'match-seating-boards': object
  readonly 'match-seating-movement': object
  readonly 'match-why': object
  readonly 'match-why-meet': object
  readonly 'match-why-three': object
  readonly 'match-why-ended': object
  readonly 'match-why-open': object
  readonly 'match-why-handicap': object
  readonly 'match-why-handicaps': object
  readonly 'match-why-facts': { readonly count: Kinds['count'] }
  readonly 'match-history': object
  readonly 'match-history-whole': object
  readonly 'match-history-none': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
