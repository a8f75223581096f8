/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'bridge-knockout-title': object
  readonly 'bridge-summary': object
  readonly 'bridge-in-brackets': object
  readonly 'bridge-in-halves': { readonly boards: Kinds['count'] }
  readonly 'bridge-with-handicap': object
  readonly 'bridge-boards-a-session': { readonly boards: Kinds['count'] }
  readonly 'bridge-bracket': object
  readonly 'bridge-bracket-means': object
  readonly 'bridge-number': object
  readonly 'bridge-number-means': object
  readonly 'bridge-average': object
  readonly 'bridge-average-means': object
  readonly 'bridge-vp': object
  readonly 'bridge-vp-means': object
  readonly 'bridge-won-means': object
  readonly 'bridge-played-means': object
  readonly 'bridge-dsq': object
  readonly 'bridge-dsq-means': object
  readonly 'bridge-ribbon': object
  readonly 'bridge-ribbon-means': object
  readonly 'bridge-bracketed': object
  readonly 'bridge-bracketed-about': object
  readonly 'bridge-compact': object
  readonly 'bridge-compact-about': object
  readonly 'bridge-compact-boards': object
  readonly 'bridge-compact-boards-about': object
  readonly 'bridge-full-awards': object
  readonly 'bridge-full-awards-about': object
  readonly 'bridge-boards': object
  readonly 'bridge-boards-about': object
  readonly 'bridge-seeding': object
  readonly 'bridge-seeding-about': object
  readonly 'bridge-by-average': object
  readonly 'bridge-handicap': object
  readonly 'bridge-handicap-about': object
  readonly 'bridge-rounding': object
  readonly 'bridge-rounding-about': object
  readonly 'bridge-rounding-none': object
  readonly 'bridge-rounding-nearest': object
  readonly 'bridge-other-handicap': object
  readonly 'bridge-other-handicap-about': { readonly example: Kinds['text'] }
  readonly 'bridge-handicap-percent': object
  readonly 'bridge-handicap-imps': object
  readonly 'bridge-handicap-table': object
  readonly 'bridge-handicap-note': object
  readonly 'bridge-playoff': object
  readonly 'bridge-playoff-about': object
  readonly 'bridge-third-place': object
  readonly 'bridge-third-place-about': object
  readonly 'bridge-carryover': object
  readonly 'bridge-carryover-about': object
  readonly 'bridge-victory-points': object
  readonly 'bridge-victory-points-about': object
  readonly 'bridge-preset-open': object
  readonly 'bridge-preset-bracketed': object
  readonly 'bridge-preset-handicap': object
  readonly 'bridge-preset-compact': object
  readonly 'bridge-team': { readonly who: Kinds['message']; readonly number: Kinds['count'] }
  readonly 'bridge-not-decided': { readonly match: Kinds['match']; readonly teams: readonly Kinds['message'][] }
  readonly 'bridge-advances': { readonly who: readonly Kinds['entrant'][]; readonly because: Kinds['message'] }
  readonly 'bridge-won': { readonly who: Kinds['entrant']; readonly because: Kinds['message'] }
  readonly 'bridge-nobody-advances': { readonly because: Kinds['message'] }
  readonly 'bridge-level': { readonly because: Kinds['message'] }
  readonly 'bridge-because-score': { readonly result: Kinds['result']; readonly other: Kinds['entrant'] }
  readonly 'bridge-because-scores': { readonly scores: readonly Kinds['message'][] }
  readonly 'bridge-because-wins': { readonly wins: readonly Kinds['message'][] }
  readonly 'bridge-because-quotients': { readonly quotients: readonly Kinds['message'][] }
  readonly 'bridge-because-extra-boards': object
  readonly 'bridge-because-absent': { readonly who: readonly Kinds['entrant'][] }
  readonly 'bridge-because-misplaced': { readonly who: readonly Kinds['entrant'][] }
  readonly 'bridge-because-no-opponent': object
  readonly 'bridge-beside': { readonly what: Kinds['message'] }
  readonly 'bridge-unpaid': { readonly who: Kinds['entrant'] }
  readonly 'bridge-score': { readonly one: Kinds['entrant']; readonly result: Kinds['result']; readonly other: Kinds['entrant'] }
  readonly 'bridge-scores': { readonly scores: readonly Kinds['message'][] }
  readonly 'bridge-wins': { readonly who: Kinds['entrant']; readonly won: Kinds['points'] }
  readonly 'bridge-matches-won': { readonly wins: readonly Kinds['message'][] }
  readonly 'bridge-quotient': { readonly who: Kinds['entrant']; readonly won: Kinds['imps']; readonly lost: Kinds['imps'] }
  readonly 'bridge-quotients': { readonly quotients: readonly Kinds['message'][] }
  readonly 'bridge-carried-over': { readonly who: Kinds['entrant']; readonly imps: Kinds['imps']; readonly other: Kinds['entrant'] }
  readonly 'bridge-handicap-counts': { readonly who: Kinds['entrant']; readonly imps: Kinds['imps']; readonly other: Kinds['entrant'] }
  readonly 'bridge-handicap-off': { readonly match: Kinds['match'] }
  readonly 'bridge-handicap-nobody': { readonly match: Kinds['match'] }
  readonly 'bridge-handicap-none': { readonly one: Kinds['entrant']; readonly first: Kinds['number']; readonly other: Kinds['entrant']; readonly second: Kinds['number'] }
  readonly 'bridge-receives': { readonly who: Kinds['entrant']; readonly lower: Kinds['number']; readonly imps: Kinds['imps']; readonly from: Kinds['entrant']; readonly higher: Kinds['number'] }
  readonly 'bridge-handicap-approved': { readonly note: Kinds['text'] }
  readonly 'bridge-handicap-formula': { readonly boards: Kinds['count']; readonly lower: Kinds['number']; readonly higher: Kinds['number'] }
  readonly 'bridge-meet': { readonly teams: readonly Kinds['message'][]; readonly round: Kinds['message']; readonly match: Kinds['match'] }
  readonly 'bridge-draw-ring': { readonly ring: 'first' | 'second' }
  readonly 'bridge-draw-extra-boards': object
  readonly 'bridge-draw-fifth-place': object
  readonly 'bridge-draw-third-place': object
  readonly 'bridge-draw-chosen': { readonly chooser: Kinds['message']; readonly opponent: Kinds['message'] }
  readonly 'bridge-draw-late': object
  readonly 'bridge-draw-first-round': { readonly teams: Kinds['count']; readonly advance: 'winner' | 'one' | 'two' }
  readonly 'bridge-draw-again': { readonly again: 'never' | 'final' | 'before' }
  readonly 'bridge-draw-second-round': { readonly numbers: readonly Kinds['count'][] }
  readonly 'bridge-draw-regular': { readonly low: Kinds['count']; readonly high: Kinds['count'] }
  readonly 'bridge-draw-kept': object
  readonly 'bridge-met-before': { readonly match: Kinds['match'] }
  readonly 'bridge-draw-compact': { readonly ticket: Kinds['text']; readonly tables: Kinds['count'] }
  readonly 'bridge-draw-compact-second': { readonly whom: 'winners' | 'losers'; readonly ticket: Kinds['text']; readonly tables: Kinds['count'] }
  readonly 'bridge-draw-corrected': { readonly who: Kinds['entrant'] }
  readonly 'bridge-draw-corrected-final': { readonly who: Kinds['entrant'] }
  readonly 'bridge-draw-by-hand': object
  readonly 'bridge-draw-repaired': { readonly pairs: Kinds['count'] }
  readonly 'bridge-draw-repaired-how': { readonly low: Kinds['count']; readonly high: Kinds['count'] }
  readonly 'bridge-has-number': { readonly who: Kinds['entrant']; readonly number: Kinds['count'] }
  readonly 'bridge-has-number-in': { readonly who: Kinds['entrant']; readonly number: Kinds['count']; readonly bracket: Kinds['text'] }
  readonly 'bridge-number-moved': object
  readonly 'bridge-number-changed': object
  readonly 'bridge-number-late': object
  readonly 'bridge-number-average': { readonly average: Kinds['number'] }
  readonly 'bridge-number-average-unknown': object
  readonly 'bridge-number-entry': object
  readonly 'bridge-number-lot': object
  readonly 'bridge-number-hand': object
  readonly 'bridge-number-listed': object
  readonly 'bridge-number-brackets': object
  readonly 'bridge-number-bracket': { readonly bracket: Kinds['text']; readonly teams: Kinds['count'] }
  readonly 'bridge-number-bracket-averages': { readonly bracket: Kinds['text']; readonly teams: Kinds['count']; readonly high: Kinds['number']; readonly low: Kinds['number'] }
  readonly 'bridge-number-robin': { readonly place: Kinds['count'] }
  readonly 'bridge-number-after': { readonly match: Kinds['match']; readonly numbers: readonly Kinds['count'][]; readonly number: Kinds['count'] }
  readonly 'bridge-number-after-three': { readonly match: Kinds['match']; readonly numbers: readonly Kinds['count'][]; readonly advance: 'one' | 'two'; readonly number: Kinds['count'] }
  readonly 'bridge-rank': { readonly who: Kinds['entrant']; readonly place: Kinds['count'] }
  readonly 'bridge-rank-shared': { readonly who: Kinds['entrant']; readonly first: Kinds['count']; readonly last: Kinds['count'] }
  readonly 'bridge-fate-champion': object
  readonly 'bridge-fate-in': object
  readonly 'bridge-fate-placeless': object
  readonly 'bridge-fate-disqualified': object
  readonly 'bridge-fate-absent': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'bridge-fate-nobody-paid': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'bridge-fate-before': object
  readonly 'bridge-fate-out': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'bridge-fate-playoff': { readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'bridge-bye': { readonly who: Kinds['entrant']; readonly round: Kinds['message'] }
  readonly 'bridge-remark-not-posted': object
  readonly 'bridge-remark-claimed': { readonly who: Kinds['entrant']; readonly claimed: Kinds['text']; readonly bracket: Kinds['text'] }
  readonly 'bridge-remark-neighbours': { readonly above: Kinds['text']; readonly below: Kinds['text']; readonly average: Kinds['number'] }
  readonly 'bridge-remark-below-half': { readonly player: Kinds['text']; readonly who: Kinds['entrant']; readonly match: Kinds['match'] }
  readonly 'bridge-remark-no-lineup': { readonly who: Kinds['entrant']; readonly match: Kinds['match'] }
  readonly 'bridge-remark-boards': { readonly match: Kinds['match']; readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly boards: Kinds['result']; readonly reported: Kinds['result'] }
  readonly 'bridge-remark-changed': { readonly who: Kinds['entrant']; readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'bridge-remark-disqualified': { readonly who: Kinds['entrant']; readonly from: Kinds['text'] }
  readonly 'bridge-remark-moved': { readonly who: Kinds['entrant']; readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'bridge-remark-out': { readonly who: Kinds['entrant']; readonly from: Kinds['text'] }
  readonly 'bridge-remark-stands': { readonly who: Kinds['entrant']; readonly from: Kinds['text'] }
  readonly 'bridge-remark-late': { readonly who: Kinds['entrant'] }
  readonly 'bridge-remark-late-elsewhere': { readonly who: Kinds['entrant']; readonly bracket: Kinds['text']; readonly belongs: Kinds['text'] }
  readonly 'bridge-remark-large-handicap': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly match: Kinds['match']; readonly imps: Kinds['imps'] }
  readonly 'bridge-remark-repeat': { readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly match: Kinds['match']; readonly earlier: Kinds['match'] }
  readonly 'bridge-entry-name-taken': object
  readonly 'bridge-entry-compact': object
  readonly 'bridge-entry-size': object
  readonly 'bridge-entry-twice': object
  readonly 'bridge-entry-elsewhere': { readonly team: Kinds['entrant'] }
  readonly 'bridge-bracket-size': { readonly most: Kinds['count']; readonly teams: Kinds['count'] }
  readonly 'bridge-bracket-sum': { readonly sizes: readonly Kinds['count'][]; readonly sum: Kinds['count']; readonly teams: Kinds['count'] }
  readonly 'bridge-boards-ring': { readonly teams: Kinds['count'] }
  readonly 'bridge-boards-five': object
  readonly 'bridge-boards-no-scale': { readonly boards: Kinds['count'] }
  readonly 'bridge-boards-carry-over': object
  readonly 'bridge-boards-three-way': { readonly teams: Kinds['count'] }
  readonly 'bridge-no-quarterfinals': { readonly teams: Kinds['count'] }
  readonly 'bridge-no-semifinals': object
  readonly 'bridge-late-full': object
  readonly 'bridge-out-decided': { readonly match: Kinds['match'] }
  readonly 'bridge-out-placed': object
  readonly 'bridge-has-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'bridge-move-not-playing': object
  readonly 'bridge-move-late': object
  readonly 'bridge-move-again': object
  readonly 'bridge-move-no-bracket': { readonly bracket: Kinds['text'] }
  readonly 'bridge-move-strongest': { readonly bracket: Kinds['text'] }
  readonly 'bridge-move-weakest': { readonly bracket: Kinds['text'] }
  readonly 'bridge-move-up': { readonly bracket: Kinds['text']; readonly others: readonly Kinds['text'][] }
  readonly 'bridge-move-down': { readonly bracket: Kinds['text']; readonly others: readonly Kinds['text'][] }
  readonly 'bridge-move-playing': object
  readonly 'bridge-move-which': object
  readonly 'bridge-move-which-second': object
  readonly 'bridge-move-no-seat': { readonly bracket: Kinds['text'] }
  readonly 'bridge-move-redraw': { readonly bracket: Kinds['text'] }
  readonly 'bridge-move-full': { readonly bracket: Kinds['text'] }
  readonly 'bridge-contract-unknown': { readonly contract: Kinds['text'] }
  readonly 'bridge-contract-tricks': { readonly contract: Kinds['text']; readonly tricks: Kinds['count'] }
  readonly 'bridge-contract-down': { readonly contract: Kinds['text']; readonly tricks: Kinds['count'] }
  readonly 'bridge-board-imps': { readonly imps: Kinds['result']; readonly most: Kinds['count'] }
  readonly 'bridge-board-score': { readonly score: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'bridge-takes-note': object
  readonly 'bridge-steps-rise': object
  readonly 'bridge-margins-rise': object
  readonly 'bridge-not-compact': object
}

export const message = messageOf<Messages>()
