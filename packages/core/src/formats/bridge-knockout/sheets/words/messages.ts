/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'sheet-from': { readonly match: Kinds['match'] }
  readonly 'sheet-from-loser': { readonly match: Kinds['match'] }
  readonly 'sheet-from-robin': { readonly place: Kinds['count'] }
  readonly 'sheet-from-half': { readonly ticket: Kinds['text']; readonly place: 'winner' | 'loser' | 'first' | 'second'; readonly match: Kinds['match'] }
  readonly 'sheet-away': object
  readonly 'sheet-disqualified': object
  readonly 'sheet-moved-to': { readonly bracket: Kinds['text'] }
  readonly 'sheet-report-nothing': object
  readonly 'sheet-report-ring': { readonly table: Kinds['text']; readonly matches: readonly Kinds['match'][] }
  readonly 'sheet-report-sessions': { readonly boards: Kinds['count']; readonly table: Kinds['text']; readonly matches: readonly Kinds['match'][] }
  readonly 'sheet-report-compact': { readonly table: Kinds['text']; readonly matches: readonly Kinds['match'][] }
  readonly 'sheet-report-three': { readonly table: Kinds['text']; readonly matches: readonly Kinds['match'][] }
  readonly 'sheet-report-two': { readonly table: Kinds['text']; readonly matches: readonly Kinds['match'][] }
  readonly 'sheet-changed-new': object
  readonly 'sheet-changed-gone': object
  readonly 'sheet-none': object
  readonly 'sheet-text': { readonly text: Kinds['text'] }
  readonly 'sheet-changed-name': { readonly now: Kinds['text']; readonly old: Kinds['text'] }
  readonly 'sheet-changed-captain': { readonly now: Kinds['message']; readonly old: Kinds['message'] }
  readonly 'sheet-changed-bracket': { readonly now: Kinds['message']; readonly old: Kinds['message'] }
  readonly 'sheet-changed-number': { readonly now: Kinds['count']; readonly old: Kinds['count'] }
  readonly 'sheet-changed-match': { readonly now: readonly Kinds['match'][]; readonly old: readonly Kinds['match'][] }
  readonly 'sheet-changed-opponent': { readonly now: readonly Kinds['text'][]; readonly old: readonly Kinds['text'][] }
  readonly 'sheet-changed-more': { readonly now: readonly Kinds['text'][] }
  readonly 'sheet-changed-fewer': { readonly old: readonly Kinds['text'][] }
  readonly 'sheet-changed-table': { readonly now: Kinds['message']; readonly old: Kinds['message'] }
  readonly 'sheet-seat': { readonly northSouth: Kinds['text']; readonly eastWest: Kinds['text'] }
  readonly 'sheet-seat-then': { readonly before: Kinds['message']; readonly seat: Kinds['message'] }
  readonly 'sheet-seat-ticket': { readonly ticket: Kinds['text']; readonly seats: Kinds['message'] }
  readonly 'sheet-changed-boards': { readonly now: Kinds['count']; readonly old: Kinds['count'] }
  readonly 'sheet-changed-given': { readonly what: 'handicap' | 'carry-over'; readonly now: Kinds['imps']; readonly old: Kinds['imps'] }
  readonly 'sheet-changed-given-against': { readonly what: 'handicap' | 'carry-over'; readonly team: Kinds['text']; readonly now: Kinds['imps']; readonly old: Kinds['imps'] }
  readonly 'sheet-in-match': { readonly match: Kinds['match']; readonly round: Kinds['message']; readonly what: Kinds['message'] }
  readonly 'sheet-in-round': { readonly round: Kinds['message'] }
  readonly 'sheet-no-opponent': { readonly who: Kinds['message'] }
  readonly 'sheet-absent': { readonly who: readonly Kinds['entrant'][] }
  readonly 'sheet-absent-won': { readonly who: readonly Kinds['entrant'][]; readonly winner: Kinds['message'] }
  readonly 'sheet-absent-unpaid': { readonly who: readonly Kinds['entrant'][] }
  readonly 'sheet-absent-all': { readonly who: readonly Kinds['entrant'][] }
  readonly 'sheet-left-disqualified': { readonly who: Kinds['entrant'] }
  readonly 'sheet-left-bracket': { readonly who: Kinds['entrant']; readonly bracket: Kinds['text'] }
  readonly 'sheet-wrong': { readonly left: readonly Kinds['message'][] }
  readonly 'sheet-wrong-won': { readonly left: readonly Kinds['message'][]; readonly winner: Kinds['message'] }
  readonly 'sheet-wrong-nobody': { readonly left: readonly Kinds['message'][] }
  readonly 'sheet-bye-won': { readonly round: Kinds['message']; readonly who: Kinds['entrant'] }
  readonly 'sheet-order-by-hand': object
  readonly 'sheet-handicap-approved': object
  readonly 'sheet-declared-winner': { readonly who: Kinds['entrant'] }
  readonly 'sheet-declared-through': { readonly who: readonly Kinds['entrant'][] }
  readonly 'sheet-declared-cancelled': object
  readonly 'sheet-declared-drawn': object
  readonly 'sheet-emergency': { readonly who: Kinds['entrant'] }
  readonly 'sheet-corrected': { readonly teams: readonly Kinds['entrant'][]; readonly was: Kinds['result']; readonly now: Kinds['result'] }
  readonly 'sheet-about': { readonly about: 'format' | 'teams' | 're-pairing' | 'boards' | 'ties' | 'ties-of-five' | 'handicap' | 'participation' | 'absence' }
  readonly 'sheet-format-compact': { readonly teams: Kinds['count'] }
  readonly 'sheet-format-knockout': { readonly teams: Kinds['count'] }
  readonly 'sheet-format-brackets': { readonly teams: Kinds['count']; readonly brackets: Kinds['count'] }
  readonly 'sheet-format-numbers': { readonly by: 'average' | 'lot' | 'entry' | 'hand' }
  readonly 'sheet-format-advancing': object
  readonly 'sheet-format-playoff': object
  readonly 'sheet-format-third-place': object
  readonly 'sheet-members-four': object
  readonly 'sheet-members': object
  readonly 'sheet-re-pairing': object
  readonly 'sheet-boards-compact': { readonly half: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'sheet-boards-session': { readonly boards: Kinds['count'] }
  readonly 'sheet-ties-two': object
  readonly 'sheet-ties-three': object
  readonly 'sheet-ties-line': object
  readonly 'sheet-ties-extra': object
  readonly 'sheet-ties-of-five': object
  readonly 'sheet-ties-choice': object
  readonly 'sheet-handicap-none': object
  readonly 'sheet-handicap-formula': object
  readonly 'sheet-handicap-override': { readonly how: Kinds['message'] }
  readonly 'sheet-override-percent': { readonly percent: Kinds['percent'] }
  readonly 'sheet-override-imps': { readonly imps: Kinds['imps'] }
  readonly 'sheet-override-table': { readonly steps: readonly Kinds['message'][] }
  readonly 'sheet-override-step': { readonly imps: Kinds['imps']; readonly difference: Kinds['number'] }
  readonly 'sheet-handicap-rounding': { readonly to: 'nearest' | 'three-decimals' }
  readonly 'sheet-participation-half': object
  readonly 'sheet-participation-rank': object
  readonly 'sheet-participation-next': object
  readonly 'sheet-participation-row': object
  readonly 'sheet-participation-one-win': object
  readonly 'sheet-absence-forfeit': object
  readonly 'sheet-absence-double': object
  readonly 'sheet-absence-emergency': object
  readonly 'sheet-title': { readonly name: Kinds['text'] }
}

export const message = messageOf<Messages>()
