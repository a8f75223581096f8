/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'fact-opened': { readonly format: Kinds['message'] }
  readonly 'fact-opened-named': { readonly format: Kinds['message']; readonly name: Kinds['text'] }
  readonly 'fact-options': { readonly options: readonly Kinds['message'][] }
  readonly 'fact-started': { readonly count: Kinds['count']; readonly order: readonly Kinds['entrant'][] }
  readonly 'fact-started-many': { readonly count: Kinds['count']; readonly order: readonly Kinds['entrant'][] }
  readonly 'fact-divided': { readonly sizes: readonly Kinds['count'][] }
  readonly 'fact-positions': { readonly numbers: readonly Kinds['count'][] }
  readonly 'fact-options-changed': object
  readonly 'fact-event': { readonly what: readonly Kinds['message'][] }
  readonly 'fact-event-cleared': { readonly what: readonly Kinds['message'][] }
  readonly 'event-detail': { readonly what: 'days' | 'place' | 'timeControl' | 'contact' | 'link' | 'about' | 'logo' }
  readonly 'event-detail-is': { readonly what: 'days' | 'place' | 'timeControl' | 'contact' | 'link' | 'about' | 'logo'; readonly value: Kinds['text'] }
  readonly 'event-days': { readonly days: Kinds['days'] }
  readonly 'fact-pairs-changed': { readonly pairs: Kinds['text'] }
  readonly 'fact-closed': object
  readonly 'fact-note': { readonly note: Kinds['text'] }
  readonly 'fact-entered': { readonly who: Kinds['entrant'] }
  readonly 'fact-entered-as': { readonly who: Kinds['entrant']; readonly profile: readonly Kinds['message'][] }
  readonly 'profile-rating': { readonly rating: Kinds['count'] }
  readonly 'profile-highest-rating': { readonly rating: Kinds['count'] }
  readonly 'profile-club': { readonly club: Kinds['text'] }
  readonly 'profile-captain': { readonly captain: Kinds['text'] }
  readonly 'profile-players': { readonly players: Kinds['count']; readonly masterpoints: Kinds['number'] }
  readonly 'profile-paid': object
  readonly 'profile-not-paid': object
  readonly 'profile-bracket': { readonly bracket: Kinds['text'] }
  readonly 'fact-joins': { readonly who: Kinds['entrant']; readonly match: Kinds['match'] }
  readonly 'fact-edited': { readonly who: Kinds['entrant']; readonly changes: readonly Kinds['message'][] }
  readonly 'edited-name': { readonly name: Kinds['text'] }
  readonly 'edited-rating': { readonly rating: Kinds['count'] }
  readonly 'edited-rating-none': object
  readonly 'edited-highest-rating': { readonly rating: Kinds['count'] }
  readonly 'edited-highest-rating-none': object
  readonly 'edited-club': { readonly club: Kinds['text'] }
  readonly 'edited-club-none': object
  readonly 'edited-captain': { readonly captain: Kinds['text'] }
  readonly 'edited-captain-none': object
  readonly 'edited-paid': object
  readonly 'edited-not-paid': object
  readonly 'edited-paid-none': object
  readonly 'edited-claim': { readonly bracket: Kinds['text'] }
  readonly 'edited-claim-none': object
  readonly 'edited-players': { readonly players: Kinds['text'] }
  readonly 'edited-players-none': object
  readonly 'fact-withdrew': { readonly who: Kinds['entrant'] }
  readonly 'fact-withdrew-emergency': { readonly who: Kinds['entrant'] }
  readonly 'fact-returned': { readonly who: Kinds['entrant'] }
  readonly 'fact-paired': { readonly round: Kinds['message']; readonly matches: Kinds['count'] }
  readonly 'paired-phase': { readonly number: Kinds['count']; readonly kind: 'regular' | 'playoff' | 'extra' }
  readonly 'paired-round': { readonly number: Kinds['count']; readonly kind: 'regular' | 'playoff' | 'extra' }
  readonly 'fact-byes': { readonly who: readonly Kinds['entrant'][] }
  readonly 'fact-position': { readonly number: Kinds['count'] }
  readonly 'fact-teams-paired': { readonly round: Kinds['message']; readonly how: 'paired' | 're-paired' | 'by-hand' | 'chosen' | 'drawn'; readonly pairs: readonly Kinds['message'][] }
  readonly 'fact-teams-left-none': { readonly round: Kinds['message'] }
  readonly 'meeting': { readonly one: Kinds['message']; readonly other: Kinds['message'] }
  readonly 'seat-team': { readonly who: Kinds['entrant'] }
  readonly 'seat-number': { readonly number: Kinds['count'] }
  readonly 'pair-none': { readonly who: Kinds['entrant'] }
  readonly 'fact-seeds': { readonly order: readonly Kinds['message'][] }
  readonly 'fact-seeds-of': { readonly bracket: Kinds['text']; readonly order: readonly Kinds['message'][] }
  readonly 'seeded': { readonly seed: Kinds['count']; readonly who: Kinds['entrant'] }
  readonly 'seeded-nobody': { readonly seed: Kinds['count'] }
  readonly 'and-more': { readonly count: Kinds['count'] }
  readonly 'fact-result': { readonly where: Kinds['message']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly result: Kinds['result'] }
  readonly 'place-game': { readonly match: Kinds['match']; readonly game: Kinds['count'] }
  readonly 'place-extra-boards': { readonly match: Kinds['match'] }
  readonly 'fact-ruling': { readonly match: Kinds['match']; readonly ruling: Kinds['message'] }
  readonly 'ruling-absent': { readonly who: readonly Kinds['entrant'][] }
  readonly 'ruling-cancelled': object
  readonly 'ruling-won': { readonly who: Kinds['entrant'] }
  readonly 'ruling-through': { readonly who: readonly Kinds['entrant'][] }
  readonly 'ruling-drawn': object
  readonly 'fact-corrected-to': { readonly fact: Kinds['fact']; readonly result: Kinds['result'] }
  readonly 'fact-corrected': { readonly where: Kinds['message']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly result: Kinds['result']; readonly was: readonly Kinds['message'][]; readonly fact: Kinds['fact'] }
  readonly 'fact-corrected-with': { readonly where: Kinds['message']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly result: Kinds['result']; readonly lengths: readonly Kinds['message'][]; readonly was: readonly Kinds['message'][]; readonly fact: Kinds['fact'] }
  readonly 'fact-corrected-length': { readonly where: Kinds['message']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly lengths: readonly Kinds['message'][]; readonly was: readonly Kinds['message'][]; readonly fact: Kinds['fact'] }
  readonly 'was-result': { readonly result: Kinds['result'] }
  readonly 'was-ruled': { readonly ruling: Kinds['message'] }
  readonly 'length-finished': { readonly at: Kinds['instant'] }
  readonly 'length-finished-none': object
  readonly 'length-moves': { readonly moves: Kinds['count'] }
  readonly 'length-moves-none': object
  readonly 'length-moves-to-finish': { readonly moves: Kinds['count'] }
  readonly 'length-moves-to-finish-none': object
  readonly 'fact-drawn-again': { readonly facts: Kinds['message'] }
  readonly 'fact-taken': { readonly how: 'undo' | 'redo' | 'revoke'; readonly what: readonly Kinds['message'][]; readonly facts: Kinds['message'] }
  readonly 'fact-and-more': { readonly count: Kinds['count'] }
  readonly 'fact-taken-none': { readonly how: 'undo' | 'redo' | 'revoke' }
  readonly 'facts-one': { readonly fact: Kinds['fact'] }
  readonly 'facts-range': { readonly first: Kinds['fact']; readonly last: Kinds['fact'] }
  readonly 'fact-seeds-stand': { readonly moves: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'fact-round-stands': { readonly moves: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'overtaken-not-qualified': { readonly who: Kinds['entrant']; readonly told: Kinds['count'] }
  readonly 'overtaken-seeded': { readonly who: Kinds['entrant']; readonly now: Kinds['count'] }
  readonly 'overtaken-other-seed': { readonly who: Kinds['entrant']; readonly told: Kinds['count']; readonly now: Kinds['count'] }
  readonly 'overtaken-out': { readonly who: Kinds['entrant']; readonly told: Kinds['count'] }
  readonly 'overtaken-in': { readonly who: Kinds['entrant']; readonly now: Kinds['count'] }
  readonly 'overtaken-more': { readonly count: Kinds['count'] }
}

export const message = messageOf<Messages>()
