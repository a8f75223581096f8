/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'cup-page-fault': { readonly ending: 'crash' | 'time' | 'illegal-move' | 'stall' | 'garbage' | 'no-start' | 'bare-king'; readonly games: Kinds['count'] }
  readonly 'cup-page-fault-other': { readonly games: Kinds['count']; readonly ending: Kinds['message'] }
  readonly 'cup-page-decided': { readonly how: 'tiebreak' | 'seed' | 'armageddon' | 'walkover' | 'organiser' }
  readonly 'cup-page-decided-other': { readonly how: Kinds['text'] }
  readonly 'cup-page-leads': { readonly who: Kinds['text']; readonly own: Kinds['points']; readonly other: Kinds['points'] }
  readonly 'cup-page-level': { readonly own: Kinds['points']; readonly other: Kinds['points'] }
  readonly 'cup-page-wins': { readonly who: Kinds['text']; readonly own: Kinds['points']; readonly other: Kinds['points'] }
  readonly 'cup-page-wins-by': { readonly who: Kinds['text']; readonly own: Kinds['points']; readonly other: Kinds['points']; readonly how: Kinds['message'] }
  readonly 'cup-page-nobody-wins': object
  readonly 'cup-page-game': { readonly game: Kinds['count'] }
  readonly 'cup-page-game-of': { readonly game: Kinds['count']; readonly games: Kinds['count'] }
  readonly 'cup-page-game-tiebreak': { readonly game: Kinds['count'] }
  readonly 'cup-page-count': { readonly count: Kinds['count'] }
  readonly 'cup-page-percent': { readonly percent: Kinds['percent'] }
  readonly 'cup-page-engines': { readonly count: Kinds['count'] }
  readonly 'cup-page-pairs': { readonly count: Kinds['count'] }
  readonly 'cup-page-pairs-a-match': { readonly count: Kinds['count'] }
  readonly 'cup-page-pairs-then': { readonly before: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'cup-page-games': { readonly count: Kinds['count'] }
  readonly 'cup-page-games-of': { readonly played: Kinds['count']; readonly games: Kinds['count'] }
  readonly 'cup-page-of': { readonly count: Kinds['count'] }
  readonly 'cup-page-part-of': { readonly part: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'cup-page-points-of': { readonly points: Kinds['points']; readonly games: Kinds['count'] }
  readonly 'cup-page-range': { readonly low: Kinds['count']; readonly high: Kinds['count'] }
  readonly 'cup-page-crashes': { readonly count: Kinds['count'] }
  readonly 'cup-page-seed': { readonly seed: Kinds['count'] }
  readonly 'cup-page-rating': { readonly rating: Kinds['count'] }
  readonly 'cup-page-kind': object
  readonly 'cup-page-skip': object
  readonly 'cup-page-figure': { readonly figure: 'decided' | 'played' | 'live' }
  readonly 'cup-page-progress': object
  readonly 'cup-page-state': { readonly state: 'live' | 'playing' | 'waiting' | 'stopped' }
  readonly 'cup-page-left': { readonly time: Kinds['message'] }
  readonly 'cup-page-seconds': { readonly seconds: Kinds['count'] }
  readonly 'cup-page-minutes': { readonly minutes: Kinds['count'] }
  readonly 'cup-page-hours': { readonly hours: Kinds['number'] }
  readonly 'cup-page-at': object
  readonly 'cup-page-since': object
  readonly 'cup-page-instant': { readonly at: Kinds['instant'] }
  readonly 'cup-page-waits-for': { readonly for: 'engine' | 'disk' | 'organiser' | 'worker' }
  readonly 'cup-page-match': { readonly match: Kinds['text'] }
  readonly 'cup-page-champion': object
  readonly 'cup-page-final': { readonly who: Kinds['text']; readonly other: Kinds['text']; readonly own: Kinds['points']; readonly points: Kinds['points'] }
  readonly 'cup-page-final-by': { readonly who: Kinds['text']; readonly other: Kinds['text']; readonly own: Kinds['points']; readonly points: Kinds['points']; readonly how: Kinds['message'] }
  readonly 'cup-page-final-alone': { readonly who: Kinds['text'] }
  readonly 'cup-page-tally-seeded': { readonly seed: Kinds['count']; readonly points: Kinds['points']; readonly games: Kinds['count'] }
  readonly 'cup-page-tally': { readonly points: Kinds['points']; readonly games: Kinds['count'] }
  readonly 'cup-page-tab-won': { readonly who: Kinds['text'] }
  readonly 'cup-page-tab': { readonly what: Kinds['message']; readonly name: Kinds['text'] }
  readonly 'cup-page-now-playing': object
  readonly 'cup-page-live-match': { readonly round: Kinds['message']; readonly match: Kinds['text'] }
  readonly 'cup-page-depth': { readonly depth: Kinds['count'] }
  readonly 'cup-page-no-clock': object
  readonly 'cup-page-chances': { readonly says: readonly Kinds['message'][] }
  readonly 'cup-page-says': { readonly colour: 'white' | 'black'; readonly share: Kinds['percent'] }
  readonly 'cup-page-colour': { readonly colour: 'white' | 'black' }
  readonly 'cup-page-colour-letter': { readonly colour: 'white' | 'black' }
  readonly 'cup-page-name': { readonly name: Kinds['text'] }
  readonly 'cup-page-bracket': object
  readonly 'cup-page-card': { readonly match: Kinds['text']; readonly round: Kinds['message']; readonly state: 'live' | 'still'; readonly seats: readonly Kinds['text'][] }
  readonly 'cup-page-card-standing': { readonly standing: Kinds['message'] }
  readonly 'cup-page-card-opens': object
  readonly 'cup-page-card-waits': object
  readonly 'cup-page-table': object
  readonly 'cup-page-table-head': { readonly head: 'place' | 'engine' | 'seed' | 'rating' | 'won' | 'points' | 'games' | 'faults' | 'out' }
  readonly 'cup-page-field': object
  readonly 'cup-page-field-figure': { readonly figure: 'white' | 'results' | 'plies' }
  readonly 'cup-page-slip': { readonly round: Kinds['message']; readonly match: Kinds['text']; readonly pairs: Kinds['count'] }
  readonly 'cup-page-close': object
  readonly 'cup-page-slip-waits': object
  readonly 'cup-page-slip-no-game': object
  readonly 'cup-page-slip-after': { readonly standing: Kinds['message']; readonly games: Kinds['count'] }
  readonly 'cup-page-slip-games': { readonly match: Kinds['text'] }
  readonly 'cup-page-slip-head': { readonly head: 'game' | 'ending' | 'plies' | 'opening' }
  readonly 'cup-page-slip-now': object
  readonly 'cup-page-slip-playing': object
  readonly 'cup-page-slip-pair': { readonly pair: Kinds['count'] }
  readonly 'cup-page-slip-pair-tiebreak': { readonly pair: Kinds['count'] }
  readonly 'cup-page-slip-void': object
  readonly 'cup-page-slip-repeats': { readonly game: Kinds['count'] }
  readonly 'cup-page-slip-replay': object
  readonly 'cup-page-slip-reused': object
  readonly 'cup-page-strength': { readonly who: Kinds['text'] }
  readonly 'cup-page-strength-figure': { readonly figure: 'score' | 'results' | 'elo' | 'superiority' }
  readonly 'cup-page-signed': { readonly sign: 'plus' | 'minus'; readonly value: Kinds['number'] }
  readonly 'cup-page-error': { readonly value: Kinds['number'] }
  readonly 'cup-page-at-least': { readonly value: Kinds['message'] }
  readonly 'cup-page-at-most': { readonly value: Kinds['message'] }
  readonly 'cup-page-pairs-by-points': object
  readonly 'cup-page-pairs-counted': { readonly counts: Kinds['text'] }
  readonly 'cup-page-foot-opens': object
  readonly 'cup-page-foot-written': object
  readonly 'cup-page-foot-refreshes': { readonly seconds: Kinds['number'] }
  readonly 'cup-page-foot-made': object
  readonly 'cup-page-hold': object
}

export const message = messageOf<Messages>()
