/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'why-by': { readonly by: 'score' | 'draw' | 'tiebreak' | 'quotient' | 'extra-boards' | 'sudden-death' | 'armageddon' | 'armageddon-drawn' | 'forfeit' | 'walkover' | 'seed' | 'ruling' | 'declared-won' | 'declared-through' | 'declared-drawn' | 'cancelled' | 'annulled' }
  readonly 'why-won': { readonly who: Kinds['entrant']; readonly points: Kinds['points']; readonly other: Kinds['points']; readonly by: 'score' | 'tiebreak' | 'quotient' | 'extra-boards' | 'sudden-death' | 'armageddon' | 'armageddon-drawn' | 'seed' }
  readonly 'why-won-forfeit': { readonly who: Kinds['entrant'] }
  readonly 'why-won-alone': { readonly who: Kinds['entrant'] }
  readonly 'why-through': { readonly who: readonly Kinds['entrant'][]; readonly how: Kinds['message'] }
  readonly 'why-drawn': { readonly points: Kinds['points'] }
  readonly 'why-drawn-game': object
  readonly 'why-nobody-came': object
  readonly 'why-nobody-there': object
  readonly 'why-declared-won': { readonly who: Kinds['entrant'] }
  readonly 'why-declared-through': { readonly who: readonly Kinds['entrant'][] }
  readonly 'why-declared-drawn': object
  readonly 'why-cancelled': object
  readonly 'why-annulled': object
  readonly 'why-note': { readonly note: Kinds['text'] }
  readonly 'why-game': { readonly game: Kinds['count']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly result: Kinds['result'] }
  readonly 'why-lost': { readonly who: Kinds['entrant']; readonly opponent: Kinds['entrant']; readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'why-out': { readonly who: Kinds['entrant']; readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'why-not-lost': { readonly who: Kinds['entrant']; readonly opponent: Kinds['entrant']; readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'why-not-lost-alone': { readonly who: Kinds['entrant']; readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'why-not-begun': { readonly who: Kinds['entrant'] }
  readonly 'why-seat-seed': { readonly who: Kinds['entrant']; readonly seed: Kinds['count'] }
  readonly 'why-seat-seed-unknown': { readonly seed: Kinds['count'] }
  readonly 'why-seat-from': { readonly who: Kinds['entrant']; readonly role: 'winner' | 'loser'; readonly match: Kinds['match'] }
  readonly 'why-seat-waiting': { readonly role: 'winner' | 'loser'; readonly match: Kinds['match'] }
  readonly 'why-seat-nobody': { readonly role: 'winner' | 'loser'; readonly match: Kinds['match'] }
  readonly 'why-match-before': { readonly match: Kinds['match']; readonly decision: readonly Kinds['message'][] }
}

export const message = messageOf<Messages>()
