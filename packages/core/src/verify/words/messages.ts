/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'found-numbering': { readonly fact: Kinds['fact']; readonly due: Kinds['fact'] }
  readonly 'found-clock': { readonly at: Kinds['instant']; readonly fact: Kinds['fact']; readonly before: Kinds['instant'] }
  readonly 'found-log-empty': object
  readonly 'found-opening-late': object
  readonly 'found-opening-again': object
  readonly 'found-key-used': { readonly key: Kinds['text'] }
  readonly 'found-stamp': { readonly fact: Kinds['fact'] }
  readonly 'found-one-decision': { readonly types: readonly Kinds['text'][] }
  readonly 'found-closed': object
  readonly 'found-closed-early': object
  readonly 'found-facts': { readonly facts: readonly Kinds['fact'][] }
  readonly 'found-takes-back-other': { readonly how: 'undo' | 'redo' | 'revoke' | 'redraw'; readonly named: Kinds['message']; readonly due: Kinds['message'] }
  readonly 'found-voids-nothing': { readonly how: 'undo' | 'redo' }
  readonly 'found-undo-nothing': object
  readonly 'found-redo-nothing': object
  readonly 'found-revokes-nothing': object
  readonly 'found-revokes-opening': object
  readonly 'found-revokes-change': { readonly fact: Kinds['fact']; readonly how: 'undo' | 'redo' }
  readonly 'found-redraw-nothing': object
  readonly 'found-redraw-late': object
  readonly 'found-correction-other': { readonly fact: Kinds['fact'] }
  readonly 'found-correction-fallen': { readonly fact: Kinds['fact'] }
  readonly 'found-voids-needless': { readonly facts: Kinds['message'] }
  readonly 'found-voids-alike': { readonly fact: Kinds['fact'] }
  readonly 'found-left-standing': { readonly fact: Kinds['fact'] }
  readonly 'found-options-displace': { readonly fact: Kinds['fact'] }
  readonly 'found-format': { readonly format: Kinds['text'] }
  readonly 'found-option-unknown': { readonly option: Kinds['text'] }
  readonly 'found-option-wrong': { readonly option: Kinds['text'] }
  readonly 'found-option-excluded': { readonly option: Kinds['text'] }
  readonly 'found-not-chess': object
  readonly 'found-fact-elsewhere': { readonly type: Kinds['text'] }
  readonly 'found-field-elsewhere': { readonly type: Kinds['text']; readonly field: Kinds['text'] }
  readonly 'found-redraw-elsewhere': object
  readonly 'found-own-id': { readonly given: Kinds['text'] }
  readonly 'found-id-taken': { readonly given: Kinds['text']; readonly who: Kinds['entrant'] }
  readonly 'found-no-entrant': { readonly given: Kinds['text'] }
  readonly 'found-withdrawn-already': { readonly who: Kinds['entrant'] }
  readonly 'found-not-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'found-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'found-started-already': object
  readonly 'found-named-twice': { readonly who: Kinds['entrant'] }
  readonly 'found-unlisted': { readonly who: Kinds['entrant'] }
  readonly 'found-listed-absent': { readonly who: Kinds['entrant'] }
  readonly 'found-not-listed': { readonly who: Kinds['entrant']; readonly where: 'list' | 'row' | 'robin' }
  readonly 'found-fixed': { readonly who: Kinds['entrant']; readonly what: 'rating' | 'players' }
  readonly 'found-all-decided': object
  readonly 'found-size': { readonly what: 'league' | 'hybrid-knockout' | 'bridge-knockout' | 'compact' | 'bracket'; readonly least: Kinds['count']; readonly most: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'found-size-cup': { readonly count: Kinds['count'] }
  readonly 'found-size-diagonal': { readonly count: Kinds['count'] }
  readonly 'found-entered-late': { readonly who: Kinds['entrant']; readonly after: 'start' | 'knockout' | 'first-phase' | 'seeds' | 'compact' }
  readonly 'found-cannot-join': { readonly who: Kinds['entrant']; readonly because: 'draw' | 'row' | 'sixteen' | 'small' }
  readonly 'found-absent-at-start': { readonly who: Kinds['entrant'] }
  readonly 'found-cannot-return': { readonly who: Kinds['entrant']; readonly because: 'annulled' | 'nothing-left' | 'absent' }
  readonly 'found-other-row': { readonly who: Kinds['entrant']; readonly count: Kinds['count'] }
  readonly 'found-order-reason': { readonly given: Kinds['rule'] }
  readonly 'found-order-by': { readonly given: Kinds['text']; readonly due: Kinds['text'] }
  readonly 'found-order': { readonly who: Kinds['entrant']; readonly number: Kinds['count']; readonly by: 'entry' | 'rating' | 'maxRating' | 'lot' | 'bands' | 'average' }
  readonly 'found-unrated': { readonly who: Kinds['entrant']; readonly by: 'rating' | 'maxRating' }
  readonly 'found-bands': { readonly due: 'shuffled' | 'kept' }
  readonly 'found-averages-missing': object
  readonly 'found-average-missing': { readonly who: Kinds['entrant'] }
  readonly 'found-bracket-by-average': { readonly who: Kinds['entrant'] }
  readonly 'found-bracket-order': object
  readonly 'found-no-match': { readonly match: Kinds['match'] }
  readonly 'found-no-match-of': { readonly match: Kinds['match']; readonly players: Kinds['count']; readonly matches: Kinds['count'] }
  readonly 'found-before-start': { readonly what: 'match' | 'round' | 'win' | 'joined' }
  readonly 'found-unseated': { readonly match: Kinds['match'] }
  readonly 'found-decided': { readonly match: Kinds['match'] }
  readonly 'found-ruled': { readonly match: Kinds['match'] }
  readonly 'found-forfeited': { readonly match: Kinds['match'] }
  readonly 'found-no-game': { readonly match: Kinds['match']; readonly game: Kinds['count'] }
  readonly 'found-game-reported': { readonly match: Kinds['match']; readonly game: Kinds['count'] }
  readonly 'found-game-not-due': { readonly match: Kinds['match']; readonly game: Kinds['count'] }
  readonly 'found-games-due': { readonly match: Kinds['match']; readonly games: readonly Kinds['count'][]; readonly game: Kinds['count'] }
  readonly 'found-colours': { readonly white: Kinds['entrant']; readonly game: Kinds['count']; readonly match: Kinds['match'] }
  readonly 'found-between': { readonly match: Kinds['match']; readonly due: readonly Kinds['entrant'][]; readonly named: readonly Kinds['entrant'][] }
  readonly 'found-game-between': { readonly game: Kinds['count']; readonly match: Kinds['match']; readonly named: readonly Kinds['entrant'][] }
  readonly 'found-not-in-match': { readonly who: Kinds['entrant']; readonly match: Kinds['match'] }
  readonly 'found-ruling-names': { readonly who: Kinds['entrant']; readonly match: Kinds['match']; readonly due: readonly Kinds['entrant'][] }
  readonly 'found-needs-winner': { readonly match: Kinds['match'] }
  readonly 'found-phase-early': { readonly match: Kinds['match']; readonly phase: Kinds['count']; readonly open: Kinds['count'] }
  readonly 'found-phase-open': { readonly phase: Kinds['count'] }
  readonly 'found-round-open': { readonly round: Kinds['count'] }
  readonly 'found-before-open': { readonly what: 'round' | 'robin' | 'semifinals' }
  readonly 'found-director-decides': { readonly match: Kinds['match'] }
  readonly 'found-finished-early': { readonly at: Kinds['instant']; readonly paired: Kinds['instant'] }
  readonly 'found-finish-times': { readonly phase: Kinds['count'] }
  readonly 'found-publishes-none': { readonly format: 'league' | 'cup' | 'diagonal' }
  readonly 'found-stage': { readonly what: 'rounds' | 'seeds' | 'win'; readonly stage: Kinds['text'] }
  readonly 'found-kind': { readonly kind: Kinds['text']; readonly due: readonly Kinds['text'][] }
  readonly 'found-by-hand': { readonly kind: Kinds['text']; readonly says: 'by-hand' | 'drawn' }
  readonly 'found-round-number': { readonly round: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'found-phase-number': { readonly phase: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'found-round-published': { readonly round: Kinds['count'] }
  readonly 'found-published': { readonly what: 'seeds' | 'places' | 'extra-boards' | 'playoff' | 'third-place' }
  readonly 'found-no-matches': object
  readonly 'found-match-of-two': object
  readonly 'found-match-order': { readonly by: 'row' | 'list' | 'numbers' }
  readonly 'found-left-out': { readonly who: Kinds['entrant'] }
  readonly 'found-not-level': { readonly who: Kinds['entrant'] }
  readonly 'found-no-openings': object
  readonly 'found-no-opening': { readonly opening: Kinds['count'] }
  readonly 'found-opening-other': { readonly game: Kinds['count']; readonly match: Kinds['match']; readonly opening: Kinds['count'] }
  readonly 'found-opening-missing': { readonly match: Kinds['match']; readonly pair: Kinds['count'] }
  readonly 'found-opening-not-due': { readonly match: Kinds['match'] }
  readonly 'found-opening-not-drawn': { readonly match: Kinds['match'] }
  readonly 'found-opening-pair': { readonly match: Kinds['match']; readonly due: Kinds['count']; readonly pair: Kinds['count'] }
  readonly 'found-opening-planned': { readonly opening: Kinds['count'] }
  readonly 'found-opening-drawn': { readonly opening: Kinds['count']; readonly pair: Kinds['count']; readonly match: Kinds['match'] }
  readonly 'found-opening-twice': { readonly opening: Kinds['count']; readonly match: Kinds['match'] }
  readonly 'found-opening-next': { readonly match: Kinds['match']; readonly due: Kinds['count']; readonly opening: Kinds['count'] }
  readonly 'found-opening-reused': { readonly opening: Kinds['count']; readonly was: 'used' | 'new' }
  readonly 'found-opening-stale': { readonly match: Kinds['match']; readonly pair: Kinds['count'] }
  readonly 'found-openings-listed': { readonly listed: Kinds['count']; readonly count: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'found-openings-same': { readonly one: Kinds['count']; readonly other: Kinds['count'] }
  readonly 'found-openings-place': { readonly place: Kinds['count'] }
  readonly 'found-openings-order': { readonly number: Kinds['count']; readonly place: Kinds['count'] }
  readonly 'found-openings-few': { readonly needed: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'found-engine-named': object
  readonly 'found-change-early': object
  readonly 'found-change-other': object
  readonly 'found-change-nothing': object
  readonly 'found-change-begun': { readonly match: Kinds['match'] }
  readonly 'found-win-early': object
  readonly 'found-cannot-win': { readonly who: Kinds['entrant'] }
  readonly 'found-win-instead': { readonly round: Kinds['count']; readonly next: Kinds['count'] }
  readonly 'found-over': object
  readonly 'found-ended': object
  readonly 'found-ended-round': { readonly round: Kinds['count'] }
  readonly 'found-no-byes': object
  readonly 'found-extra-incomplete': object
  readonly 'found-no-more-rounds': object
  readonly 'found-out': { readonly who: Kinds['entrant'] }
  readonly 'found-one-pair': object
  readonly 'found-opponents': { readonly who: Kinds['entrant'] }
  readonly 'found-opponent-twice': { readonly who: Kinds['entrant'] }
  readonly 'found-row-order': { readonly higher: Kinds['entrant']; readonly lower: Kinds['entrant'] }
  readonly 'found-rematches': { readonly count: Kinds['count']; readonly enough: Kinds['count'] }
  readonly 'found-pattern': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'found-byes': { readonly players: Kinds['count']; readonly byes: Kinds['count'] }
  readonly 'found-rotation-bye': { readonly who: Kinds['entrant']; readonly phase: Kinds['count'] }
  readonly 'found-rotation-pair': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly phase: Kinds['count'] }
  readonly 'found-bye': { readonly who: Kinds['entrant']; readonly because: 'fewest' | 'order' }
  readonly 'found-bye-other': { readonly because: 'fewest' | 'order' }
  readonly 'found-repeats': object
  readonly 'found-colour-sum': { readonly less: Kinds['number'] }
  readonly 'found-white': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'found-colours-apart': { readonly who: Kinds['entrant']; readonly difference: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'found-playoff-bye': { readonly who: Kinds['entrant'] }
  readonly 'found-playoff-even': object
  readonly 'found-playoff-pair': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'found-playoff-first': { readonly who: Kinds['entrant'] }
  readonly 'found-no-qualification': { readonly what: 'phase' | 'seeds' }
  readonly 'found-playoff-not-due': object
  readonly 'found-playoff-due': object
  readonly 'found-qualification-over': object
  readonly 'found-places-for-all': object
  readonly 'found-places-left': object
  readonly 'found-has-place': { readonly who: Kinds['entrant'] }
  readonly 'found-absent-often': { readonly who: Kinds['entrant'] }
  readonly 'found-start-none': object
  readonly 'found-start': { readonly phase: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'found-starts-count': { readonly count: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'found-starts': { readonly number: Kinds['count']; readonly due: Kinds['count']; readonly start: Kinds['count'] }
  readonly 'found-seed-count': { readonly places: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'found-seed': { readonly seed: Kinds['count']; readonly who: Kinds['entrant'] }
  readonly 'found-seed-nobody': { readonly seed: Kinds['count']; readonly who: Kinds['entrant'] }
  readonly 'found-sizes-told': object
  readonly 'found-bracket-sum': { readonly sum: Kinds['count']; readonly teams: Kinds['count'] }
  readonly 'found-odd-boards': { readonly teams: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'found-boards-by-four': { readonly teams: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'found-no-scale': { readonly teams: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'found-half-carried': { readonly boards: Kinds['count'] }
  readonly 'found-no-quarterfinals': { readonly teams: Kinds['count'] }
  readonly 'found-no-third-place': { readonly teams: Kinds['count'] }
  readonly 'found-team-name': { readonly name: Kinds['text'] }
  readonly 'found-team-size': { readonly where: 'any' | 'compact'; readonly count: Kinds['count'] }
  readonly 'found-team-player': { readonly player: Kinds['text'] }
  readonly 'found-bracket-unsaid': { readonly who: Kinds['entrant'] }
  readonly 'found-too-many': { readonly who: Kinds['entrant']; readonly most: Kinds['count'] }
  readonly 'found-makes-three-way': { readonly who: Kinds['entrant']; readonly boards: Kinds['count'] }
  readonly 'found-no-seat': { readonly who: Kinds['entrant'] }
  readonly 'found-no-seat-in': { readonly who: Kinds['entrant']; readonly match: Kinds['match'] }
  readonly 'found-no-brackets': object
  readonly 'found-no-bracket': { readonly bracket: Kinds['text'] }
  readonly 'found-corrected-twice': { readonly who: Kinds['entrant'] }
  readonly 'found-not-in-bracket': { readonly who: Kinds['entrant']; readonly bracket: Kinds['text'] }
  readonly 'found-bracket-unnamed': object
  readonly 'found-joins-none': { readonly bracket: Kinds['text'] }
  readonly 'found-joins-other': { readonly match: Kinds['match']; readonly bracket: Kinds['text'] }
  readonly 'found-second-round-told': object
  readonly 'found-bracket-small': { readonly bracket: Kinds['text'] }
  readonly 'found-second-round': { readonly bracket: Kinds['text']; readonly told: Kinds['text'] }
  readonly 'found-bracket-took-in': { readonly bracket: Kinds['text'] }
  readonly 'found-when': { readonly when: 'in-time' | 'playing' | 'won' | 'lost' | 'late' }
  readonly 'found-discovered': { readonly told: Kinds['message']; readonly due: readonly Kinds['message'][] }
  readonly 'found-action': { readonly due: 'changed' | 'disqualified' | 'moved' | 'out' | 'stands' | 'wait' }
  readonly 'found-seat-needless': object
  readonly 'found-remedy-due': object
  readonly 'found-remedy-none': object
  readonly 'found-handicaps-none': object
  readonly 'found-handicaps-early': object
  readonly 'found-handicap-next': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'found-handicap-extra': object
  readonly 'found-handicap-boards': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly due: Kinds['number']; readonly boards: Kinds['number'] }
  readonly 'found-handicap': { readonly who: Kinds['entrant']; readonly from: Kinds['entrant']; readonly imps: Kinds['number'] }
  readonly 'found-lineup-either': object
  readonly 'found-lineup-half': object
  readonly 'found-lineup-four': { readonly who: Kinds['entrant'] }
  readonly 'found-lineup-members': { readonly who: Kinds['entrant']; readonly count: Kinds['count'] }
  readonly 'found-lineup-boards': { readonly boards: Kinds['number'] }
  readonly 'found-board': { readonly board: Kinds['count'] }
  readonly 'found-boards-many': { readonly entered: Kinds['count']; readonly most: Kinds['number'] }
  readonly 'found-report-missing': object
  readonly 'found-report-needless': object
  readonly 'found-boards-sum': { readonly result: Kinds['result']; readonly game: Kinds['count'] }
  readonly 'found-seat-order': object
  readonly 'found-result-imps': { readonly result: Kinds['result'] }
  readonly 'found-gone': object
  readonly 'found-not-a-half': { readonly game: Kinds['count']; readonly half: 'first' | 'second' }
  readonly 'found-through-absent': { readonly who: Kinds['entrant'] }
  readonly 'found-through-count': { readonly match: Kinds['match']; readonly places: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'found-round-needless': { readonly round: Kinds['count'] }
  readonly 'found-round-numbers': { readonly round: Kinds['count']; readonly before: Kinds['count'] }
  readonly 'found-round-pairs': { readonly round: Kinds['count']; readonly due: readonly Kinds['text'][] }
  readonly 'found-round-not-all': { readonly told: Kinds['text']; readonly last: Kinds['count'] }
  readonly 'found-places-open': object
  readonly 'found-chosen-already': object
  readonly 'found-not-chosen': object
  readonly 'found-choice-kind': object
  readonly 'found-choice-pairs': object
  readonly 'found-choice-none': object
  readonly 'found-choice-default': object
  readonly 'found-robin-kind': object
  readonly 'found-robin-ring': { readonly ring: Kinds['count'] }
  readonly 'found-nobody-level': object
  readonly 'found-extra-boards-due': object
  readonly 'found-level': { readonly teams: readonly Kinds['entrant'][] }
  readonly 'found-playoff-kind': object
  readonly 'found-playoff-early': object
  readonly 'found-playoff-teams': { readonly teams: readonly Kinds['entrant'][] }
  readonly 'found-meeting': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'found-alone': { readonly who: Kinds['entrant'] }
  readonly 'found-meetings': { readonly meetings: readonly Kinds['message'][] }
  readonly 'found-playoff-pairs': { readonly due: readonly Kinds['message'][] }
  readonly 'found-no-third': object
  readonly 'found-third-teams': { readonly teams: readonly Kinds['entrant'][] }
  readonly 'found-places-only': object
  readonly 'found-places-four': object
  readonly 'found-places': { readonly place: Kinds['count']; readonly teams: readonly Kinds['entrant'][] }
  readonly 'found-place-empty': { readonly who: Kinds['entrant'] }
}

export const message = messageOf<Messages>()
