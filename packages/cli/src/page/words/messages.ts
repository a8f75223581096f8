/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'term-next': object
  readonly 'term-more': { readonly count: Kinds['count'] }
  readonly 'term-more-at': { readonly count: Kinds['count'] }
  readonly 'term-see-also': object
  readonly 'term-versus': object
  readonly 'term-zone': { readonly zone: Kinds['text'] }
  readonly 'term-playable': object
  readonly 'term-decided': { readonly decided: Kinds['count']; readonly matches: Kinds['count'] }
  readonly 'term-won-by': { readonly who: Kinds['text'] }
  readonly 'term-yes': object
  readonly 'term-no': object
  readonly 'term-nobody': object
  readonly 'term-withdrawn': object
  readonly 'term-annulled': object
  readonly 'term-out': object
  readonly 'term-left': { readonly team: Kinds['text'] }
  readonly 'term-names': { readonly names: readonly Kinds['text'][] }
  readonly 'term-col-name': object
  readonly 'term-col-rating': object
  readonly 'term-col-highest': object
  readonly 'term-col-club': object
  readonly 'term-col-team': object
  readonly 'term-col-average': object
  readonly 'term-col-paid': object
  readonly 'term-col-captain': object
  readonly 'term-col-players': object
  readonly 'term-col-player': object
  readonly 'term-col-seed': object
  readonly 'term-col-points': object
  readonly 'term-col-played': object
  readonly 'term-col-won': object
  readonly 'term-col-lost': object
  readonly 'term-col-why': object
  readonly 'term-col-match': object
  readonly 'term-col-game': object
  readonly 'term-col-pair': object
  readonly 'term-col-white': object
  readonly 'term-col-black': object
  readonly 'term-col-opening': object
  readonly 'term-col-ended': object
  readonly 'term-col-round': object
  readonly 'term-as-of': { readonly fact: Kinds['fact'] }
  readonly 'term-entering': { readonly count: Kinds['count'] }
  readonly 'term-after-round': { readonly round: Kinds['message'] }
  readonly 'term-rounds': { readonly rounds: readonly Kinds['message'][] }
  readonly 'term-rounds-of': { readonly rounds: readonly Kinds['message'][]; readonly of: Kinds['count'] }
  readonly 'term-round-in': { readonly round: Kinds['message']; readonly bracket: Kinds['text'] }
  readonly 'term-places-left': { readonly left: Kinds['count']; readonly places: Kinds['count'] }
  readonly 'term-places-taken': { readonly places: Kinds['count'] }
  readonly 'term-still-in': { readonly left: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'term-closed': { readonly outcome: Kinds['message']; readonly played: Kinds['message'] }
  readonly 'term-finished': { readonly outcome: Kinds['message']; readonly played: Kinds['message'] }
  readonly 'term-first-shared': { readonly who: readonly Kinds['text'][] }
  readonly 'term-nobody-won': object
  readonly 'term-entrants': object
  readonly 'term-teams': object
  readonly 'term-table': object
  readonly 'term-table-final': object
  readonly 'term-table-after': { readonly round: Kinds['message'] }
  readonly 'term-bracket-round': { readonly bracket: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'term-outline-for': { readonly title: Kinds['text']; readonly entrants: Kinds['count'] }
  readonly 'term-outline-then-phases': object
  readonly 'term-outline-then-rounds': object
  readonly 'term-outline-opponents': { readonly each: readonly Kinds['message'][] }
  readonly 'term-outline-opponents-of': { readonly count: Kinds['count']; readonly places: Kinds['text'] }
  readonly 'term-outline-brackets': { readonly sizes: readonly Kinds['count'][] }
  readonly 'term-outline-qualify': { readonly count: Kinds['count']; readonly points: Kinds['count'] }
  readonly 'term-outline-out': { readonly games: Kinds['count'] }
  readonly 'term-outline-phases': { readonly count: Kinds['count'] }
  readonly 'term-outline-rounds': { readonly count: Kinds['count'] }
  readonly 'term-outline-meetings': { readonly count: Kinds['count'] }
  readonly 'term-outline-at-least': { readonly count: Kinds['count'] }
  readonly 'term-outline-games': { readonly count: Kinds['count'] }
  readonly 'term-outline-games-range': { readonly min: Kinds['count']; readonly max: Kinds['count'] }
  readonly 'term-outline-compact': object
  readonly 'term-outline-of-teams': object
  readonly 'term-outline-three-way': object
  readonly 'term-outline-lowest': object
  readonly 'term-outline-row': object
  readonly 'term-outline-places': object
  readonly 'term-outline-places-then-seeds': { readonly stage: Kinds['message'] }
  readonly 'term-outline-seeds': object
  readonly 'term-outline-winner-of': { readonly match: Kinds['text'] }
  readonly 'term-outline-winner': object
  readonly 'term-outline-white': object
  readonly 'term-outline-white-in-pairs': object
  readonly 'term-outline-pairs': { readonly pairs: readonly Kinds['message'][] }
  readonly 'term-outline-pairs-of': { readonly round: Kinds['message']; readonly matches: Kinds['count']; readonly pairs: Kinds['count'] }
  readonly 'term-outline-openings': { readonly count: Kinds['count'] }
  readonly 'term-outline-bye': { readonly seat: Kinds['text'] }
  readonly 'term-outline-more': { readonly count: Kinds['count'] }
  readonly 'term-outline-losers': object
  readonly 'term-seat-winner': { readonly match: Kinds['text'] }
  readonly 'term-seat-loser': { readonly match: Kinds['text'] }
  readonly 'term-seat-seed': { readonly seed: Kinds['text'] }
  readonly 'term-seat-number': { readonly number: Kinds['count'] }
  readonly 'term-seat-left': { readonly team: Kinds['text'] }
  readonly 'term-seat-from': { readonly match: Kinds['text'] }
  readonly 'term-seat-place': { readonly place: 'winner' | 'loser' | 'first' | 'second'; readonly match: Kinds['text'] }
  readonly 'term-seat-robin': object
  readonly 'term-go-to': { readonly place: 'winner' | 'loser' | 'first' | 'second'; readonly ticket: Kinds['text'] }
  readonly 'term-next-game': { readonly match: Kinds['text']; readonly white: Kinds['text']; readonly black: Kinds['text'] }
  readonly 'term-games-open': { readonly count: Kinds['count'] }
  readonly 'term-results-open': { readonly count: Kinds['count'] }
  readonly 'term-or-unknown': { readonly command: Kinds['text'] }
  readonly 'term-look-before': { readonly command: Kinds['text'] }
  readonly 'term-or-as-entered': { readonly command: Kinds['text'] }
  readonly 'term-share-the-win': object
  readonly 'term-games-to-report': { readonly count: Kinds['count'] }
  readonly 'term-or-results': object
  readonly 'term-first-has-white': object
  readonly 'term-time-is': object
  readonly 'term-black-game': { readonly black: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'term-black-games': { readonly black: Kinds['text']; readonly games: readonly Kinds['count'][] }
  readonly 'term-print-tickets': object
  readonly 'term-print-changed': object
  readonly 'term-when-posted': object
  readonly 'term-lineup-missing': { readonly team: Kinds['text']; readonly match: Kinds['text'] }
  readonly 'term-more-lineups': { readonly count: Kinds['count'] }
  readonly 'term-results-to-report': { readonly count: Kinds['count'] }
  readonly 'term-next-boards': { readonly match: Kinds['text']; readonly first: Kinds['text']; readonly second: Kinds['text']; readonly boards: Kinds['message'] }
  readonly 'term-imps-order': object
  readonly 'term-imps-order-half': object
  readonly 'term-who-sits': { readonly command: Kinds['text'] }
  readonly 'term-boards': { readonly count: Kinds['count'] }
  readonly 'term-boards-each': { readonly count: Kinds['count'] }
  readonly 'term-boards-half': { readonly half: 'first' | 'second'; readonly count: Kinds['count'] }
  readonly 'term-boards-extra': { readonly count: Kinds['count'] }
  readonly 'term-byes': { readonly who: readonly Kinds['text'][] }
  readonly 'term-open': object
  readonly 'term-game-open': { readonly game: Kinds['count'] }
  readonly 'term-of-losers': object
  readonly 'term-extra-open': object
  readonly 'term-half-open': { readonly half: 'first' | 'second' }
  readonly 'term-won-quotient': { readonly team: Kinds['text']; readonly won: Kinds['points']; readonly quotient: Kinds['text'] }
  readonly 'term-match-head': { readonly match: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'term-match-state': { readonly state: 'waiting' | 'open' | 'decided' }
  readonly 'term-how-it-stands': object
  readonly 'term-col-no': object
  readonly 'term-col-imps-won': object
  readonly 'term-col-imps-lost': object
  readonly 'term-col-quotient': object
  readonly 'term-col-next': object
  readonly 'term-col-table': object
  readonly 'term-col-north-south': object
  readonly 'term-col-east-west': object
  readonly 'term-col-boards': object
  readonly 'term-half': { readonly half: 'first' | 'second' }
  readonly 'term-who-sits-where': object
  readonly 'term-ring-moves': object
  readonly 'term-three-way': { readonly through: 'one' | 'two' }
  readonly 'term-many-teams': { readonly count: Kinds['count']; readonly through: 'one' | 'two' }
  readonly 'term-declared-advance': { readonly who: readonly Kinds['text'][] }
  readonly 'term-nobody-advances': { readonly how: Kinds['message'] }
  readonly 'term-by': { readonly how: Kinds['message'] }
  readonly 'term-noted': { readonly how: Kinds['text']; readonly note: Kinds['text'] }
  readonly 'term-halves': { readonly first: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'term-one-half': { readonly half: 'first' | 'second'; readonly score: Kinds['text'] }
  readonly 'term-given': { readonly what: 'carry-over' | 'handicap'; readonly imps: Kinds['imps']; readonly to: Kinds['text'] }
  readonly 'term-extra-boards': { readonly score: Kinds['text'] }
  readonly 'term-as-game': { readonly game: Kinds['count'] }
  readonly 'term-tiebreak': object
  readonly 'term-used-before': object
  readonly 'term-north-south': { readonly team: Kinds['text'] }
  readonly 'term-col-board': object
  readonly 'term-col-imps': object
  readonly 'term-in-half': { readonly half: Kinds['count'] }
  readonly 'term-card-all': { readonly first: Kinds['text']; readonly score: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'term-card-missing': { readonly first: Kinds['text']; readonly score: Kinds['text']; readonly second: Kinds['text']; readonly missing: Kinds['count']; readonly of: Kinds['count'] }
  readonly 'term-tree-too-tall': { readonly players: Kinds['count'] }
  readonly 'term-tree-too-wide': { readonly players: Kinds['count'] }
  readonly 'term-bracket-too-tall': { readonly teams: Kinds['count'] }
  readonly 'term-averages': { readonly high: Kinds['message']; readonly low: Kinds['message'] }
  readonly 'term-armageddon': object
  readonly 'term-numbers-before': { readonly what: 'number' | 'ticket' }
  readonly 'term-three-way-figures': object
  readonly 'term-scores-include': object
  readonly 'term-race-to': { readonly points: Kinds['count'] }
  readonly 'term-race-phase': { readonly phase: Kinds['count']; readonly played: Kinds['message'] }
  readonly 'term-race-to-pair': { readonly phase: Kinds['count'] }
  readonly 'term-race-near': object
  readonly 'term-race-with': { readonly name: Kinds['text']; readonly result: 'draw' | 'win' }
  readonly 'term-race-more': { readonly count: Kinds['count'] }
  readonly 'term-race-who': { readonly who: readonly Kinds['message'][] }
  readonly 'term-playoff': object
  readonly 'term-line-left': { readonly count: Kinds['count'] }
  readonly 'term-robin-against': { readonly number: Kinds['count'] }
  readonly 'term-col-victory-points': object
  readonly 'term-robin-legend': { readonly places: Kinds['count'] }
  readonly 'term-robin-legend-imps': { readonly places: Kinds['count'] }
  readonly 'term-cross-legend': object
  readonly 'term-matrix-won': object
  readonly 'term-matrix-gone': object
  readonly 'term-matrix-out': { readonly round: Kinds['count'] }
  readonly 'term-matrix-list': { readonly players: Kinds['count'] }
  readonly 'term-matrix-points': object
  readonly 'term-matrix-round': { readonly raised: Kinds['text']; readonly round: Kinds['message']; readonly pattern: 'neighbours' | 'pair' | 'ring' | 'thirds' }
  readonly 'term-matrix-sums': object
  readonly 'term-matrix-to-play': object
  readonly 'term-matrix-without-play': object
  readonly 'term-matrix-not-played': object
  readonly 'term-matrix-counter': { readonly out: Kinds['count'] }
  readonly 'term-matrix-going-out': object
  readonly 'term-matrix-out-since': { readonly round: Kinds['count'] }
  readonly 'term-matrix-gone-means': object
  readonly 'term-handicap-title': { readonly boards: Kinds['count'] }
  readonly 'term-handicap-about': object
  readonly 'term-handicap-misprint': { readonly higher: Kinds['number']; readonly lower: Kinds['number']; readonly printed: Kinds['text']; readonly right: Kinds['text'] }
  readonly 'term-handicap-misprints': { readonly which: readonly Kinds['message'][] }
  readonly 'term-handicap-missing': { readonly which: readonly Kinds['message'][] }
  readonly 'term-handicap-letters': object
  readonly 'term-handicap-row': { readonly lower: Kinds['number']; readonly block: 'first' | 'second' | 'third' }
  readonly 'term-handicap-pair': { readonly higher: Kinds['number']; readonly lower: Kinds['number'] }
  readonly 'term-handicap-zeros': { readonly of: readonly Kinds['text'][] }
  readonly 'term-awards-nobody': object
  readonly 'term-awards-columns': object
  readonly 'term-awards-team': { readonly team: Kinds['text']; readonly bracket: Kinds['text'] }
  readonly 'term-col-award': object
  readonly 'term-col-rule': object
  readonly 'term-award-in': object
  readonly 'term-award-match': object
  readonly 'term-award-nothing': object
  readonly 'term-award-unknown': object
  readonly 'term-award-reason': { readonly who: readonly Kinds['text'][]; readonly why: Kinds['text'] }
  readonly 'term-meter-nobody': object
  readonly 'term-meter-legend': object
  readonly 'term-draft-publish': { readonly command: Kinds['text'] }
  readonly 'term-draft-opening': { readonly match: Kinds['text']; readonly pair: Kinds['count']; readonly opening: Kinds['text'] }
  readonly 'term-draft-receives': { readonly team: Kinds['text']; readonly imps: Kinds['imps']; readonly from: Kinds['text']; readonly boards: Kinds['count'] }
  readonly 'term-draft-round': { readonly round: Kinds['text'] }
  readonly 'term-draft-seeds': { readonly stage: Kinds['text'] }
  readonly 'term-draft-positions': { readonly numbers: readonly Kinds['text'][] }
  readonly 'term-take-back': { readonly what: Kinds['text']; readonly fact: Kinds['fact'] }
  readonly 'term-make-void': { readonly what: Kinds['text']; readonly fact: Kinds['fact'] }
  readonly 'term-draw-again': { readonly count: Kinds['count'] }
  readonly 'term-change-match': { readonly match: Kinds['match']; readonly between: Kinds['text']; readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'term-change-seat': { readonly match: Kinds['match']; readonly moved: Kinds['message'] }
  readonly 'term-change-seed': { readonly seed: Kinds['count']; readonly moved: Kinds['message'] }
  readonly 'term-change-rank': { readonly who: Kinds['text']; readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'term-change-note': { readonly note: Kinds['text']; readonly rule: Kinds['rule'] }
  readonly 'term-change-nothing': object
  readonly 'term-moved-in': { readonly who: Kinds['message'] }
  readonly 'term-moved-out': { readonly who: Kinds['message'] }
  readonly 'term-moved': { readonly from: Kinds['message']; readonly to: Kinds['message'] }
  readonly 'term-more-of-these': { readonly count: Kinds['count'] }
  readonly 'term-tickets-none': object
  readonly 'term-tickets-change': { readonly count: Kinds['count'] }
  readonly 'term-ticket-changes': { readonly team: Kinds['text']; readonly changes: Kinds['text'] }
  readonly 'term-fate': { readonly state: 'undone' | 'redone' | 'revoked' | 'drawn-again' | 'void' | 'corrected'; readonly fact: Kinds['fact'] }
  readonly 'term-seconds': { readonly count: Kinds['count'] }
  readonly 'term-minutes': { readonly count: Kinds['count'] }
  readonly 'term-hours': { readonly count: Kinds['number'] }
  readonly 'term-tally': { readonly wins: Kinds['count']; readonly draws: Kinds['count']; readonly losses: Kinds['count'] }
  readonly 'term-games-so-far': { readonly played: Kinds['count']; readonly games: Kinds['count']; readonly tally: Kinds['message'] }
  readonly 'term-llr': { readonly llr: Kinds['text']; readonly lower: Kinds['text']; readonly upper: Kinds['text'] }
  readonly 'term-about-left': { readonly time: Kinds['message'] }
  readonly 'term-against': { readonly first: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'term-fault': { readonly engine: Kinds['text']; readonly games: Kinds['count']; readonly result: 'drawn' | 'lost'; readonly ending: Kinds['text'] }
  readonly 'term-replayed': { readonly count: Kinds['count'] }
  readonly 'term-label': { readonly what: 'score' | 'pairs' | 'difference' | 'normalized' | 'stronger' | 'test' }
  readonly 'term-score': { readonly points: Kinds['points']; readonly games: Kinds['count']; readonly share: Kinds['text']; readonly tally: Kinds['message'] }
  readonly 'term-pairs': { readonly both: Kinds['count']; readonly one: Kinds['count']; readonly level: Kinds['count']; readonly won: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'term-elo-95': { readonly elo: Kinds['message'] }
  readonly 'term-los': { readonly share: Kinds['text'] }
  readonly 'term-sprt': { readonly llr: Kinds['text']; readonly lower: Kinds['text']; readonly upper: Kinds['text']; readonly verdict: 'continue' | 'H0' | 'H1' }
  readonly 'term-elo': { readonly value: Kinds['text']; readonly error: Kinds['text'] }
  readonly 'term-elo-least': { readonly value: Kinds['text']; readonly bound: Kinds['text'] }
  readonly 'term-elo-most': { readonly value: Kinds['text']; readonly bound: Kinds['text'] }
  readonly 'term-elo-alone': { readonly value: Kinds['text'] }
  readonly 'term-end-sprt': object
  readonly 'term-end-interrupted': object
  readonly 'term-end-unplayable': { readonly problem: Kinds['text'] }
  readonly 'term-end-pgn': { readonly file: Kinds['text'] }
  readonly 'term-cup-games': { readonly count: Kinds['count'] }
  readonly 'term-cup-state': { readonly state: 'playing' | 'waiting' | 'stopped' | 'finished' }
  readonly 'term-cup-games-of': { readonly played: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'term-cup-matches-of': { readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'term-col-place': object
  readonly 'term-col-engine': object
  readonly 'term-col-points-long': object
  readonly 'term-col-games': object
  readonly 'term-col-faults': object
  readonly 'term-col-out-in': object
  readonly 'term-cup-met': object
  readonly 'term-cup-matches': object
  readonly 'term-col-first': object
  readonly 'term-col-second': object
  readonly 'term-col-score': object
  readonly 'term-col-pairs': object
  readonly 'term-cup-legend': object
  readonly 'term-cup-remark': { readonly matches: readonly Kinds['count'][]; readonly count: Kinds['count']; readonly remark: Kinds['text'] }
  readonly 'term-cup-waiting': { readonly whom: Kinds['message']; readonly why: Kinds['text'] }
  readonly 'term-cup-waiting-in': { readonly whom: Kinds['message']; readonly match: Kinds['text']; readonly why: Kinds['text'] }
  readonly 'term-cup-whom': { readonly who: 'engine' | 'disk' | 'organiser' | 'worker' }
  readonly 'term-cup-engine': { readonly name: Kinds['text'] }
  readonly 'term-col-clock': object
  readonly 'term-col-eval': object
  readonly 'term-col-depth': object
  readonly 'term-col-move': object
  readonly 'term-colour': { readonly colour: 'white' | 'black' }
  readonly 'term-tiebreak-game': { readonly game: Kinds['count'] }
  readonly 'term-does-not-count': object
  readonly 'term-plies': { readonly count: Kinds['count'] }
  readonly 'term-repeats': { readonly game: Kinds['count'] }
  readonly 'term-second-attempt': object
  readonly 'term-game-place': { readonly round: Kinds['text']; readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'term-game-place-tiebreak': { readonly round: Kinds['text']; readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'term-game-line': { readonly place: Kinds['message']; readonly white: Kinds['text']; readonly black: Kinds['text']; readonly result: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
