/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'command-when': { readonly such: Kinds['text'] }
  readonly 'command-no-text': object
  readonly 'option-dice': object
  readonly 'option-unknown': { readonly known: readonly Kinds['text'][]; readonly format: Kinds['text']; readonly option: Kinds['text'] }
  readonly 'log-no-opening': object
  readonly 'seeds-stand': { readonly moves: readonly Kinds['message'][] }
  readonly 'round-stands': { readonly moves: readonly Kinds['message'][] }
}

export const message = messageOf<Messages>()
