/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'fact-conditions-posted': object
  readonly 'fact-misplaced': { readonly who: Kinds['entrant']; readonly placed: 'low' | 'high'; readonly from: Kinds['text']; readonly fault: 'team' | 'directors'; readonly found: 'in-time' | 'playing' | 'won' | 'lost' | 'late'; readonly done: Kinds['message'] }
  readonly 'misplaced-changed': { readonly match: Kinds['match']; readonly bracket: Kinds['text'] }
  readonly 'misplaced-disqualified': object
  readonly 'misplaced-moved': { readonly bracket: Kinds['text'] }
  readonly 'misplaced-out': object
  readonly 'misplaced-stands': object
  readonly 'fact-remedy': { readonly who: Kinds['entrant']; readonly what: readonly Kinds['message'][] }
  readonly 'remedy-refund': object
  readonly 'remedy-tournament': object
  readonly 'remedy-national': object
  readonly 'fact-lineup': { readonly where: Kinds['message']; readonly players: readonly Kinds['message'][]; readonly who: Kinds['entrant'] }
  readonly 'fact-boards-played': { readonly where: Kinds['message']; readonly players: readonly Kinds['message'][]; readonly who: Kinds['entrant'] }
  readonly 'member': { readonly name: Kinds['text'] }
  readonly 'member-unknown': { readonly place: Kinds['count'] }
  readonly 'member-boards': { readonly who: Kinds['message']; readonly boards: Kinds['count'] }
  readonly 'fact-boards': { readonly where: Kinds['message']; readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly boards: readonly Kinds['message'][] }
  readonly 'fact-boards-many': { readonly where: Kinds['message']; readonly one: Kinds['entrant']; readonly other: Kinds['entrant']; readonly count: Kinds['count']; readonly first: Kinds['count']; readonly last: Kinds['count'] }
  readonly 'board-imps': { readonly board: Kinds['count']; readonly imps: Kinds['result'] }
  readonly 'board-tables': { readonly board: Kinds['count']; readonly first: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'fact-handicap': { readonly who: Kinds['entrant']; readonly imps: Kinds['number']; readonly from: Kinds['entrant'] }
  readonly 'fact-handicaps': { readonly count: Kinds['count'] }
}

export const message = messageOf<Messages>()
