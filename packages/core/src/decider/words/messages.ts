/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'command-object': { readonly such: Kinds['text'] }
  readonly 'command-unknown': { readonly name: Kinds['text']; readonly known: readonly Kinds['text'][] }
  readonly 'command-field-unknown': { readonly command: Kinds['text']; readonly field: Kinds['text'] }
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
}

export const message = messageOf<Messages>()
