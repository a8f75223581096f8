/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'page-entrants': { readonly count: Kinds['count'] }
  readonly 'page-teams': { readonly count: Kinds['count'] }
  readonly 'page-entering': object
  readonly 'page-level': { readonly who: readonly Kinds['text'][] }
  readonly 'page-not-published': object
  readonly 'page-playing': { readonly round: Kinds['message'] }
  readonly 'page-playing-several': { readonly rounds: readonly Kinds['message'][] }
  readonly 'page-won': { readonly who: Kinds['text'] }
  readonly 'page-shared': { readonly who: readonly Kinds['text'][] }
  readonly 'page-nobody-won': object
  readonly 'page-closed': object
  readonly 'page-all-decided': object
  readonly 'page-places-open': { readonly places: Kinds['count']; readonly points: Kinds['points'] }
  readonly 'page-places-left': { readonly left: Kinds['count']; readonly places: Kinds['count']; readonly points: Kinds['points'] }
  readonly 'page-figure': { readonly figure: 'phase' | 'places' | 'still-in' | 'round' | 'decided' }
  readonly 'page-of': { readonly count: Kinds['count'] }
  readonly 'page-as-of': { readonly at: Kinds['instant'] }
  readonly 'page-now': object
  readonly 'page-tick': object
  readonly 'page-decided-of': { readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'page-from-round': { readonly round: Kinds['message'] }
  readonly 'page-form': object
  readonly 'page-withdrawn': object
  readonly 'page-note': { readonly note: Kinds['text'] }
  readonly 'page-head': { readonly head: 'name' | 'rating' | 'club' | 'number' | 'team' | 'players' | 'average' }
  readonly 'page-section': { readonly section: 'entrants' | 'teams' | 'rounds' | 'phases' | 'seating' }
  readonly 'page-stage-rounds': { readonly stage: Kinds['message']; readonly of: 'rounds' | 'phases' }
  readonly 'page-round-decided': { readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'page-round-matches': { readonly count: Kinds['count'] }
  readonly 'page-round-chess960': { readonly number: Kinds['text'] }
  readonly 'page-round-pairs': { readonly count: Kinds['count'] }
  readonly 'page-round-clock': { readonly clock: Kinds['message'] }
  readonly 'page-round-bye': object
  readonly 'page-round-open': { readonly game: Kinds['count'] }
  readonly 'page-bracket-declared': object
  readonly 'page-bracket': { readonly bracket: Kinds['text'] }
  readonly 'page-round-in-bracket': { readonly bracket: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'page-brackets': object
  readonly 'page-averages': { readonly high: Kinds['message']; readonly low: Kinds['message'] }
  readonly 'page-average': { readonly average: Kinds['number'] }
  readonly 'page-bracket-reading': { readonly taken: 'number' | 'ticket' }
  readonly 'page-paired': { readonly how: 're-paired' | 'by-hand' | 'chosen' | 'extra-boards' }
  readonly 'page-standing-head': { readonly head: 'won' | 'quotient' }
  readonly 'page-three-way': object
  readonly 'page-many-teams': { readonly count: Kinds['count'] }
  readonly 'page-advance': { readonly count: Kinds['count'] }
  readonly 'page-boards': { readonly count: Kinds['count'] }
  readonly 'page-boards-each': { readonly count: Kinds['count'] }
  readonly 'page-of-losers': object
  readonly 'page-left': object
  readonly 'page-from-match': { readonly match: Kinds['match'] }
  readonly 'page-from-robin': object
  readonly 'page-goes-to': { readonly ticket: Kinds['text'] }
  readonly 'page-plays-on': { readonly number: Kinds['count'] }
  readonly 'page-versus': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'page-line': { readonly what: 'boards' | 'first-half' | 'second-half' | 'extra-boards' | 'handicap' | 'carry-over' }
  readonly 'page-to-come': object
  readonly 'page-part-to-come': { readonly what: 'boards' | 'first-half' | 'second-half' | 'extra-boards' }
  readonly 'page-given-to': { readonly imps: Kinds['imps']; readonly who: Kinds['text'] }
  readonly 'page-imps': { readonly imps: Kinds['imps'] }
  readonly 'page-result': { readonly result: Kinds['result'] }
  readonly 'page-quotient': { readonly quotient: Kinds['number'] }
  readonly 'page-declared-through': { readonly who: readonly Kinds['text'][] }
  readonly 'page-decided-nobody': { readonly how: Kinds['message'] }
  readonly 'page-decided': { readonly how: Kinds['message'] }
  readonly 'page-players-about': object
  readonly 'page-players-folded': { readonly count: Kinds['count'] }
  readonly 'page-captain': object
  readonly 'page-seating-about': object
  readonly 'page-seating-match': { readonly match: Kinds['match'] }
  readonly 'page-seating-head': { readonly head: 'north-south' | 'east-west' | 'boards' }
}

export const message = messageOf<Messages>()
