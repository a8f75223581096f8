/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'simulate-elo': { readonly advantage: Kinds['number']; readonly draws: Kinds['percent'] }
  readonly 'simulate-engines': { readonly advantage: Kinds['number']; readonly spread: Kinds['number'] }
  readonly 'simulate-engines-draws': { readonly drawElo: Kinds['number']; readonly draws: Kinds['percent'] }
  readonly 'simulate-teams': { readonly deviation: Kinds['number'] }
  readonly 'simulate-supposed': { readonly count: Kinds['count'] }
  readonly 'simulate-nobody-rated': { readonly rating: Kinds['count'] }
  readonly 'simulate-nothing-told': object
  readonly 'simulate-by-ratings': object
  readonly 'simulate-unrated': { readonly missing: Kinds['count']; readonly of: Kinds['count']; readonly whom: 'players' | 'teams'; readonly rating: Kinds['count'] }
  readonly 'simulate-untold': { readonly missing: Kinds['count']; readonly of: Kinds['count']; readonly average: Kinds['number'] }
  readonly 'simulate-no-results': { readonly model: Kinds['text'] }
}

export const message = messageOf<Messages>()
