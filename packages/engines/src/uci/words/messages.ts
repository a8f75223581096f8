/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'uci-never-began': { readonly engine: Kinds['text']; readonly why: Kinds['message'] }
  readonly 'uci-no-folder': { readonly folder: Kinds['text'] }
  readonly 'uci-no-program': { readonly program: Kinds['text'] }
  readonly 'uci-not-executable': { readonly program: Kinds['text'] }
  readonly 'uci-not-spawned': { readonly program: Kinds['text']; readonly reason: Kinds['text'] }
  readonly 'uci-ended-early': { readonly engine: Kinds['text'] }
  readonly 'uci-no-uciok': { readonly engine: Kinds['text']; readonly within: Kinds['number'] }
  readonly 'uci-no-uci-engine': object
  readonly 'uci-silent': { readonly engine: Kinds['text']; readonly within: Kinds['number'] }
  readonly 'uci-not-flushed': object
  readonly 'uci-no-chess960': { readonly engine: Kinds['text'] }
  readonly 'uci-wrong-options': { readonly engine: Kinds['text'] }
  readonly 'uci-option-unknown': { readonly option: Kinds['text'] }
  readonly 'uci-option-type': { readonly option: Kinds['text']; readonly wants: 'true-or-false' | 'pressed' | 'whole-number' | 'one-line' }
  readonly 'uci-option-range': { readonly option: Kinds['text']; readonly min: Kinds['number']; readonly max: Kinds['number'] }
  readonly 'uci-option-least': { readonly option: Kinds['text']; readonly min: Kinds['number'] }
  readonly 'uci-option-most': { readonly option: Kinds['text']; readonly max: Kinds['number'] }
  readonly 'uci-option-choices': { readonly option: Kinds['text']; readonly choices: readonly Kinds['text'][] }
}

export const message = messageOf<Messages>()
