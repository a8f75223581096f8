/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'league-title': object
  readonly 'league-summary': object
  readonly 'league-points-means': object
  readonly 'league-played-means': object
  readonly 'league-wins-means': object
  readonly 'league-draws-means': object
  readonly 'league-losses-means': object
  readonly 'league-black-wins': object
  readonly 'league-black-wins-means': object
  readonly 'league-byes-means': object
  readonly 'league-prize': object
  readonly 'league-prize-means': object
  readonly 'league-balanced-colours': object
  readonly 'league-balanced-colours-about': object
  readonly 'league-withdrawal': object
  readonly 'league-withdrawal-about': object
  readonly 'league-withdrawal-annul': object
  readonly 'league-withdrawal-forfeit': object
  readonly 'league-prizes': object
  readonly 'league-prizes-about': object
  readonly 'league-currency': object
  readonly 'league-currency-about': object
  readonly 'league-takes-currency': object
  readonly 'league-preset-source': object
  readonly 'league-preset-classical': object
  readonly 'league-preset-club': object
  readonly 'league-meeting': { readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly round: Kinds['message']; readonly match: Kinds['match']; readonly first: Kinds['count']; readonly second: Kinds['count'] }
  readonly 'league-white': { readonly why: 'earlier' | 'balanced'; readonly rule: Kinds['rule'] }
  readonly 'league-white-reversed': { readonly phase: Kinds['count']; readonly rule: Kinds['rule'] }
  readonly 'league-annulled': { readonly who: readonly Kinds['entrant'][]; readonly rule: Kinds['rule'] }
  readonly 'league-bye': { readonly who: Kinds['entrant']; readonly number: Kinds['count']; readonly round: Kinds['message'] }
  readonly 'league-bye-gives': { readonly rule: Kinds['rule'] }
  readonly 'league-number': { readonly who: Kinds['entrant']; readonly number: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'league-rank': { readonly who: Kinds['entrant']; readonly rank: Kinds['count']; readonly points: Kinds['count'] }
  readonly 'league-nobody-above': object
  readonly 'league-ahead': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly step: 'points' | 'wins' | 'black-wins' | 'counting' }
  readonly 'league-shared': { readonly who: readonly Kinds['entrant'][] }
  readonly 'league-fell': { readonly who: readonly Kinds['entrant'][]; readonly rule: Kinds['rule'] }
  readonly 'league-record': { readonly who: Kinds['entrant']; readonly points: Kinds['count']; readonly played: Kinds['count']; readonly wins: Kinds['count']; readonly black: Kinds['count']; readonly draws: Kinds['count']; readonly losses: Kinds['count'] }
  readonly 'league-unplayed': { readonly who: Kinds['entrant']; readonly wins: Kinds['count']; readonly draws: Kinds['count']; readonly losses: Kinds['count'] }
  readonly 'league-prize-is': { readonly prize: Kinds['money'] }
  readonly 'league-unsplit': { readonly amount: Kinds['money'] }
  readonly 'league-unheld': { readonly amount: Kinds['money']; readonly prizes: Kinds['count']; readonly places: Kinds['count'] }
  readonly 'league-keeps-place': { readonly who: Kinds['entrant']; readonly place: Kinds['text'] }
  readonly 'league-keeps-prize': { readonly who: Kinds['entrant']; readonly place: Kinds['text']; readonly prize: Kinds['money'] }
}

export const message = messageOf<Messages>()
