/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'pen-empty': object
  readonly 'pen-score': { readonly first: Kinds['entrant']; readonly result: Kinds['result']; readonly second: Kinds['entrant'] }
  readonly 'pen-match': { readonly match: Kinds['match'] }
  readonly 'pen-game': { readonly game: Kinds['count'] }
  readonly 'pen-half': { readonly half: 'first' | 'second' }
  readonly 'pen-by-forfeit': object
  readonly 'pen-nobody-came': object
  readonly 'pen-ended': { readonly at: Kinds['time'] }
  readonly 'pen-moves': { readonly count: Kinds['count'] }
  readonly 'pen-moves-to-finish': { readonly count: Kinds['count'] }
  readonly 'pen-absent': { readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-cancelled': object
  readonly 'pen-ruled': { readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-ruled-drawn': object
  readonly 'pen-undo': object
  readonly 'pen-redo': object
  readonly 'pen-game-waits': { readonly white: Kinds['entrant']; readonly black: Kinds['entrant'] }
  readonly 'pen-boards-wait': { readonly teams: readonly Kinds['message'][] }
  readonly 'pen-lettered': { readonly letter: Kinds['text']; readonly team: Kinds['entrant'] }
  readonly 'pen-which-teams': { readonly teams: readonly Kinds['message'][] }
  readonly 'pen-time-missing': object
  readonly 'pen-who-absent': { readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-who-wins': { readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-no-match': { readonly typed: Kinds['text'] }
  readonly 'pen-no-match-meant': { readonly typed: Kinds['text']; readonly meant: Kinds['text'] }
  readonly 'pen-several': { readonly typed: Kinds['text']; readonly among: readonly Kinds['match'][] }
  readonly 'pen-choice': { readonly match: Kinds['match']; readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-decided': { readonly match: Kinds['match']; readonly how: Kinds['message'] }
  readonly 'pen-through': { readonly names: readonly Kinds['entrant'][] }
  readonly 'pen-decided-plain': { readonly match: Kinds['match'] }
  readonly 'pen-waiting': { readonly match: Kinds['match'] }
  readonly 'pen-nothing-for': { readonly who: Kinds['entrant'] }
  readonly 'pen-no-game': { readonly match: Kinds['match'] }
  readonly 'pen-other-games': { readonly match: Kinds['match']; readonly games: readonly Kinds['count'][] }
  readonly 'pen-unreadable': { readonly typed: Kinds['text'] }
  readonly 'pen-unreadable-imps': { readonly typed: Kinds['text'] }
  readonly 'pen-no-time': { readonly typed: Kinds['text'] }
  readonly 'pen-too-much': { readonly typed: Kinds['text'] }
  readonly 'pen-too-much-imps': { readonly typed: Kinds['text'] }
  readonly 'pen-not-in-match': { readonly typed: Kinds['text']; readonly match: Kinds['match']; readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-repeated': { readonly match: Kinds['match']; readonly line: Kinds['count'] }
  readonly 'pen-meant': { readonly meant: Kinds['text'] }
  readonly 'pen-cancel-alone': { readonly typed: Kinds['text'] }
  readonly 'pen-several-names': { readonly typed: Kinds['text']; readonly who: readonly Kinds['entrant'][] }
  readonly 'pen-no-match-number': { readonly typed: Kinds['text'] }
}

export const message = messageOf<Messages>()
