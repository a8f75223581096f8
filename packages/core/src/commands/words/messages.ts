/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'command-moves-too': object
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
}

export const message = messageOf<Messages>()
