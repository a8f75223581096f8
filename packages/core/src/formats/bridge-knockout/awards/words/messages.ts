/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'awards-place': { readonly place: Kinds['count'] }
  readonly 'awards-places': { readonly first: Kinds['count']; readonly last: Kinds['count'] }
  readonly 'awards-match': { readonly match: Kinds['match'] }
  readonly 'awards-matches': { readonly first: Kinds['match']; readonly last: Kinds['match'] }
  readonly 'awards-match-number': { readonly number: Kinds['count'] }
  readonly 'awards-match-fifth': object
  readonly 'awards-because-enough': { readonly match: Kinds['message']; readonly sum: Kinds['number']; readonly needed: Kinds['number'] }
  readonly 'awards-because-too-little': { readonly sum: Kinds['number']; readonly needed: Kinds['number'] }
  readonly 'awards-because-below-half': { readonly played: Kinds['count']; readonly boards: Kinds['count']; readonly match: Kinds['message'] }
  readonly 'awards-because-unplayed': object
  readonly 'awards-because-no-board': object
  readonly 'awards-because-row': { readonly match: Kinds['message']; readonly played: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'awards-because-playoff': { readonly match: Kinds['message']; readonly played: Kinds['count']; readonly boards: Kinds['count']; readonly needed: Kinds['count'] }
  readonly 'awards-because-too-few': { readonly played: Kinds['count']; readonly boards: Kinds['count']; readonly needed: Kinds['count'] }
  readonly 'awards-sum': { readonly sum: Kinds['message']; readonly total: Kinds['number']; readonly needed: Kinds['number'] }
  readonly 'awards-row-although': { readonly sum: Kinds['number']; readonly needed: Kinds['number'] }
  readonly 'awards-percent': { readonly percent: Kinds['number'] }
  readonly 'awards-plus': { readonly before: Kinds['message']; readonly percent: Kinds['number'] }
  readonly 'awards-rank': { readonly rank: Kinds['message']; readonly because: Kinds['message'] }
  readonly 'awards-not': { readonly rank: Kinds['message']; readonly because: Kinds['message']; readonly rule: Kinds['rule'] }
  readonly 'awards-match-award': { readonly shares: readonly Kinds['message'][] }
  readonly 'awards-match-award-full': { readonly shares: readonly Kinds['message'][] }
  readonly 'awards-match-award-row': { readonly shares: readonly Kinds['message'][] }
  readonly 'awards-share': { readonly percent: Kinds['percent']; readonly match: Kinds['message'] }
  readonly 'awards-share-all': { readonly match: Kinds['message'] }
  readonly 'awards-share-boards': { readonly match: Kinds['message']; readonly played: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'awards-nothing-no-win': object
  readonly 'awards-nothing-no-board': { readonly matches: readonly Kinds['message'][] }
  readonly 'awards-nothing-disqualified': object
  readonly 'awards-nothing-elsewhere': object
  readonly 'awards-unknown': { readonly matches: readonly Kinds['message'][] }
  readonly 'awards-meter-has': { readonly rank: Kinds['message']; readonly because: Kinds['message']; readonly rule: Kinds['rule'] }
  readonly 'awards-meter-cannot': { readonly rank: Kinds['message']; readonly because: Kinds['message']; readonly rule: Kinds['rule'] }
  readonly 'awards-meter-can': { readonly rank: Kinds['message']; readonly boards: Kinds['count']; readonly where: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'awards-meter-more': { readonly boards: Kinds['count']; readonly match: Kinds['message'] }
  readonly 'awards-meter-unknown': { readonly rank: Kinds['message']; readonly matches: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
}

export const message = messageOf<Messages>()
