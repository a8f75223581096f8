/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'join-desk-opening': object
  readonly 'join-desk-tab': { readonly name: Kinds['text'] }
  readonly 'join-desk-to-report': object
  readonly 'join-desk-to-do': { readonly games: Kinds['count'] }
  readonly 'join-desk-none': object
  readonly 'join-desk-entering': object
  readonly 'join-desk-over': object
  readonly 'join-desk-next': object
  readonly 'join-desk-next-match': { readonly round: Kinds['text']; readonly opponent: readonly Kinds['text'][] }
  readonly 'join-desk-whole': object
  readonly 'join-desk-own': object
  readonly 'join-door-link': object
  readonly 'join-door-name': object
  readonly 'join-door-opening': object
  readonly 'join-game-label': { readonly match: Kinds['text']; readonly opponent: Kinds['text'] }
  readonly 'join-door-missing': object
  readonly 'join-game-colour': object
  readonly 'join-game-against': object
  readonly 'join-game-clock': object
  readonly 'join-game-position': object
  readonly 'join-game-boards': object
  readonly 'join-game-won': object
  readonly 'join-game-drew': object
  readonly 'join-game-lost': object
  readonly 'join-game-as-they-said': { readonly name: Kinds['text'] }
  readonly 'join-game-as-you-said': object
  readonly 'join-game-how': object
  readonly 'join-game-nothing': object
  readonly 'join-game-you': { readonly result: Kinds['text'] }
  readonly 'join-game-they': { readonly name: Kinds['text']; readonly result: Kinds['text'] }
  readonly 'join-game-disagreed': object
  readonly 'join-game-waits-for-them': object
  readonly 'join-game-waits-for-you': object
  readonly 'join-game-recorded': object
  readonly 'join-game-told-waiting': { readonly name: Kinds['text'] }
  readonly 'join-game-told-disagreed': { readonly name: Kinds['text'] }
  readonly 'join-imps-imps': { readonly team: Kinds['text'] }
  readonly 'join-imps-say': object
  readonly 'join-imps-confirm': { readonly score: Kinds['text'] }
  readonly 'join-kicker': object
  readonly 'join-title': object
  readonly 'join-nobody': object
  readonly 'join-person': { readonly name: Kinds['text'] }
  readonly 'join-join': object
  readonly 'join-report-kicker': object
  readonly 'join-report-title': object
  readonly 'join-report-nobody': object
  readonly 'join-report-person': { readonly name: Kinds['text'] }
  readonly 'join-report-open': object
  readonly 'join-imps-wrong': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
