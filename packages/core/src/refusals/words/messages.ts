/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'refused-all': { readonly says: readonly Kinds['message'][] }
  readonly 'refused-command': object
  readonly 'refused-mean': { readonly word: Kinds['text'] }
  readonly 'refused-time': { readonly at: Kinds['instant']; readonly last: Kinds['instant'] }
  readonly 'refused-format': { readonly format: Kinds['text'] }
  readonly 'refused-formats': { readonly known: readonly Kinds['text'][] }
  readonly 'refused-name': { readonly name: Kinds['text'] }
  readonly 'refused-file': { readonly line: Kinds['count'] }
  readonly 'refused-author': { readonly author: Kinds['text'] }
  readonly 'refused-id-taken': { readonly given: Kinds['text'] }
  readonly 'refused-id': { readonly given: Kinds['text'] }
  readonly 'refused-entrant': { readonly name: Kinds['text'] }
  readonly 'refused-which-entrant': { readonly name: Kinds['text']; readonly candidates: readonly Kinds['message'][] }
  readonly 'refused-quoted': { readonly written: Kinds['text'] }
  readonly 'refused-field': { readonly field: 'usual' | 'compact'; readonly allowed: Kinds['message']; readonly whom: 'players' | 'teams'; readonly count: Kinds['count']; readonly rule: Kinds['rule'] }
  readonly 'refused-sizes-range': { readonly least: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'refused-sizes-least': { readonly least: Kinds['count'] }
  readonly 'refused-sizes': { readonly sizes: readonly Kinds['count'][] }
  readonly 'refused-field-bracketed': object
  readonly 'refused-order': object
  readonly 'refused-one': { readonly name: Kinds['text'] }
  readonly 'refused-more': { readonly count: Kinds['count'] }
  readonly 'refused-ratings': { readonly who: readonly Kinds['message'][]; readonly which: 'rating' | 'maxRating'; readonly rule: Kinds['rule'] }
  readonly 'refused-masterpoints-order': { readonly who: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'refused-masterpoints-handicap': { readonly who: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'refused-openings-few': { readonly has: Kinds['count']; readonly needs: Kinds['count']; readonly rule: Kinds['rule'] }
  readonly 'refused-openings-do': object
  readonly 'refused-started': object
  readonly 'refused-not-started': object
  readonly 'refused-late': { readonly rule: Kinds['rule'] }
  readonly 'refused-late-redraw': object
  readonly 'refused-join': { readonly match: Kinds['text'] }
  readonly 'refused-join-any': object
  readonly 'refused-joinable': { readonly matches: readonly Kinds['match'][] }
  readonly 'refused-entry': { readonly who: Kinds['text']; readonly field: Kinds['text']; readonly value: Kinds['text']; readonly rule: Kinds['rule'] }
  readonly 'refused-same-entry': { readonly who: Kinds['entrant'] }
  readonly 'refused-rating-fixed': { readonly who: Kinds['entrant'] }
  readonly 'refused-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'refused-not-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'refused-annulled': { readonly who: Kinds['entrant'] }
  readonly 'refused-out': { readonly who: Kinds['entrant']; readonly rule: Kinds['rule'] }
  readonly 'refused-revoke-withdrawal': object
  readonly 'refused-option-fixed': { readonly option: Kinds['text']; readonly rule: Kinds['rule'] }
  readonly 'refused-same-options': object
  readonly 'refused-boards': { readonly boards: Kinds['count']; readonly rule: Kinds['rule'] }
  readonly 'refused-no-place': { readonly option: Kinds['text']; readonly rule: Kinds['rule'] }
  readonly 'refused-brackets': { readonly rule: Kinds['rule'] }
  readonly 'refused-not-bracketed': object
  readonly 'refused-bracket-one': { readonly bracket: Kinds['text'] }
  readonly 'refused-bracket': { readonly bracket: Kinds['text']; readonly brackets: readonly Kinds['text'][] }
  readonly 'refused-foreign': { readonly wish: 'print' | 'awards' }
  readonly 'refused-foreign-command': { readonly wish: Kinds['text'] }
  readonly 'refused-not-compact': object
  readonly 'refused-not-finished': object
  readonly 'refused-open': { readonly matches: readonly Kinds['match'][] }
  readonly 'refused-open-many': { readonly matches: readonly Kinds['message'][] }
  readonly 'refused-open-one': { readonly match: Kinds['match'] }
  readonly 'refused-open-none': object
  readonly 'refused-finish-it': object
  readonly 'refused-do-first': { readonly do: 'pair' | 'choose' | 'declare' }
  readonly 'refused-finished': object
  readonly 'refused-closed': object
  readonly 'refused-pair': object
  readonly 'refused-lengths': { readonly round: Kinds['message']; readonly rule: Kinds['rule'] }
  readonly 'refused-lengths-unknown': { readonly games: readonly Kinds['message'][] }
  readonly 'refused-length-of': { readonly match: Kinds['match']; readonly game: Kinds['count']; readonly white: Kinds['text']; readonly black: Kinds['text'] }
  readonly 'refused-lengths-do': object
  readonly 'refused-choose': object
  readonly 'refused-chooser': { readonly who: Kinds['entrant']; readonly among: readonly Kinds['entrant'][] }
  readonly 'refused-not-chosen': { readonly who: Kinds['entrant']; readonly among: readonly Kinds['entrant'][] }
  readonly 'refused-by-hand': object
  readonly 'refused-declare': object
  readonly 'refused-cannot-win': { readonly who: Kinds['entrant']; readonly among: readonly Kinds['entrant'][] }
  readonly 'refused-results-in': { readonly matches: readonly Kinds['match'][]; readonly rule: Kinds['rule'] }
  readonly 'refused-moved-already': { readonly rule: Kinds['rule'] }
  readonly 'refused-redraw-do': object
  readonly 'refused-move': { readonly who: Kinds['entrant']; readonly rule: Kinds['rule'] }
  readonly 'refused-posted': { readonly at: Kinds['instant'] }
  readonly 'refused-remedy': { readonly who: Kinds['entrant'] }
  readonly 'refused-match': { readonly match: Kinds['text'] }
  readonly 'refused-match-last': { readonly last: Kinds['match'] }
  readonly 'refused-no-round': { readonly round: Kinds['count']; readonly rounds: Kinds['count'] }
  readonly 'refused-decided': { readonly match: Kinds['match'] }
  readonly 'refused-correct-it': object
  readonly 'refused-correct-game': object
  readonly 'refused-way-ruling': { readonly fact: Kinds['fact'] }
  readonly 'refused-way-played': { readonly fact: Kinds['fact'] }
  readonly 'refused-way-withdrawal': { readonly who: Kinds['entrant']; readonly fact: Kinds['fact'] }
  readonly 'refused-way-bracket': { readonly who: Kinds['entrant']; readonly fact: Kinds['fact'] }
  readonly 'refused-way-nobody': object
  readonly 'refused-way-nobody-from': { readonly from: Kinds['match'] }
  readonly 'refused-players': { readonly match: Kinds['match'] }
  readonly 'refused-waits': { readonly awaited: readonly Kinds['message'][] }
  readonly 'refused-round': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'refused-no-game': { readonly match: Kinds['match']; readonly wanted: 'rule' | 'pair' }
  readonly 'refused-game': { readonly match: Kinds['match']; readonly game: Kinds['count'] }
  readonly 'refused-games-next': { readonly games: readonly Kinds['count'][] }
  readonly 'refused-games-none': object
  readonly 'refused-which-game': { readonly match: Kinds['match']; readonly games: readonly Kinds['count'][] }
  readonly 'refused-one-of-several': { readonly line: Kinds['count'] }
  readonly 'refused-game-in': { readonly match: Kinds['match']; readonly game: Kinds['count']; readonly result: Kinds['result'] }
  readonly 'refused-game-meant': { readonly games: readonly Kinds['count'][]; readonly game: Kinds['count'] }
  readonly 'refused-colours': { readonly match: Kinds['match']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant'] }
  readonly 'refused-between': { readonly match: Kinds['match']; readonly who: readonly Kinds['entrant'][] }
  readonly 'refused-look-again': object
  readonly 'refused-winner': { readonly match: Kinds['match'] }
  readonly 'refused-winners': { readonly match: Kinds['match']; readonly places: Kinds['count']; readonly named: Kinds['count'] }
  readonly 'refused-finished-early': { readonly match: Kinds['match']; readonly finished: Kinds['instant']; readonly published: Kinds['instant'] }
  readonly 'refused-finished-later': { readonly match: Kinds['match']; readonly finished: Kinds['instant']; readonly at: Kinds['instant'] }
  readonly 'refused-time-wanted': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'refused-time-unwanted': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'refused-no-report': { readonly match: Kinds['match'] }
  readonly 'refused-same-result': { readonly match: Kinds['match'] }
  readonly 'refused-imps': { readonly match: Kinds['match'] }
  readonly 'refused-not-imps': { readonly match: Kinds['match'] }
  readonly 'refused-which-teams': { readonly match: Kinds['match']; readonly teams: readonly Kinds['entrant'][] }
  readonly 'refused-part': { readonly part: 'whole' | 'first' | 'second'; readonly match: Kinds['match']; readonly teams: readonly Kinds['entrant'][] }
  readonly 'refused-which-half': { readonly match: Kinds['match']; readonly teams: readonly Kinds['entrant'][] }
  readonly 'refused-no-halves': { readonly match: Kinds['match'] }
  readonly 'refused-halves': { readonly match: Kinds['match']; readonly whole: Kinds['result']; readonly known: Kinds['result'] }
  readonly 'refused-lineup': { readonly who: Kinds['entrant']; readonly match: Kinds['match']; readonly rule: Kinds['rule'] }
  readonly 'refused-board': { readonly board: Kinds['count']; readonly match: Kinds['match']; readonly rule: Kinds['rule'] }
  readonly 'refused-all-boards': { readonly match: Kinds['match']; readonly rule: Kinds['rule'] }
  readonly 'refused-subject': { readonly subject: Kinds['text'] }
  readonly 'refused-subjects': object
  readonly 'refused-undo': object
  readonly 'refused-redo': object
  readonly 'refused-revoke': { readonly fact: Kinds['count'] }
  readonly 'refused-void': { readonly facts: readonly Kinds['fact'][] }
  readonly 'refused-void-fact': { readonly fact: Kinds['fact']; readonly says: readonly Kinds['message'][] }
  readonly 'refused-void-seats': { readonly seats: Kinds['count'] }
  readonly 'refused-void-confirm': object
  readonly 'refused-nothing-to-describe': object
}

export const message = messageOf<Messages>()
