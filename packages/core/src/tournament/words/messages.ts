/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'command-when': { readonly such: Kinds['text'] }
  readonly 'command-no-text': object
  readonly 'command-object': { readonly such: Kinds['text'] }
  readonly 'command-unknown': { readonly name: Kinds['text']; readonly known: readonly Kinds['text'][] }
  readonly 'command-field-unknown': { readonly command: Kinds['text']; readonly field: Kinds['text'] }
  readonly 'command-moves-too': object
  readonly 'option-dice': object
  readonly 'option-unknown': { readonly known: readonly Kinds['text'][]; readonly format: Kinds['text']; readonly option: Kinds['text'] }
  readonly 'log-no-opening': object
  readonly 'started-no-entry': object
  readonly 'started-other-rules': { readonly count: Kinds['count']; readonly whom: 'players' | 'teams' }
  readonly 'started-other-rules-by': { readonly count: Kinds['count']; readonly whom: 'players' | 'teams'; readonly rule: Kinds['rule'] }
  readonly 'started-without': { readonly who: Kinds['entrant'] }
  readonly 'started-already': object
  readonly 'id-reserved': object
  readonly 'name-is-place': object
  readonly 'order-twice': { readonly who: Kinds['entrant'] }
  readonly 'order-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'order-missing': { readonly who: Kinds['entrant'] }
  readonly 'waits-winner': { readonly match: Kinds['match'] }
  readonly 'waits-loser': { readonly match: Kinds['match'] }
  readonly 'waits-seed': { readonly seed: Kinds['count']; readonly stage: Kinds['message'] }
  readonly 'waits-number': { readonly number: Kinds['count']; readonly round: Kinds['count'] }
  readonly 'waits-start': object
  readonly 'decided-not-played': object
  readonly 'next-declare': object
  readonly 'next-choice': object
  readonly 'next-choice-in': { readonly stage: Kinds['message'] }
  readonly 'next-seeds': { readonly stage: Kinds['message'] }
  readonly 'next-round': { readonly round: Kinds['message'] }
  readonly 'next-round-in': { readonly stage: Kinds['message']; readonly round: Kinds['message'] }
  readonly 'by-hand-everybody': { readonly round: Kinds['message'] }
  readonly 'by-hand-rules': { readonly round: Kinds['message'] }
  readonly 'stands-not-drawn': object
  readonly 'stands-annulled': object
  readonly 'stands-to-play': object
  readonly 'stands-to-forfeit': { readonly who: readonly Kinds['entrant'][] }
  readonly 'stands-ruled': { readonly left: Kinds['message'] }
  readonly 'stands-cancelled': object
  readonly 'stands-declared-won': { readonly who: Kinds['entrant'] }
  readonly 'stands-declared-drawn': object
  readonly 'stands-results': { readonly results: readonly Kinds['result'][] }
  readonly 'stands-then': { readonly results: readonly Kinds['result'][]; readonly then: Kinds['message'] }
  readonly 'stands-won-unplayed': { readonly who: Kinds['entrant'] }
  readonly 'stands-nobody-wins': object
  readonly 'seeds-stand': { readonly moves: readonly Kinds['message'][] }
  readonly 'round-stands': { readonly moves: readonly Kinds['message'][] }
}

export const message = messageOf<Messages>()
