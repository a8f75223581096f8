/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'serve-option-database': object
  readonly 'serve-option-port': object
  readonly 'serve-option-host': object
  readonly 'serve-option-url': object
  readonly 'serve-option-behind-proxy': object
  readonly 'serve-option-engines': object
  readonly 'serve-option-book': object
  readonly 'serve-option-games': object
  readonly 'serve-option-no-engines': object
  readonly 'serve-option-no-demos': object
  readonly 'serve-option-log-level': object
  readonly 'serve-option-owner-link': object
  readonly 'serve-running': { readonly url: Kinds['text'] }
  readonly 'serve-others': { readonly addresses: readonly Kinds['text'][] }
  readonly 'serve-links-made-for': { readonly url: Kinds['text'] }
  readonly 'serve-links-need-address': object
  readonly 'serve-only-here': { readonly command: Kinds['text'] }
  readonly 'serve-no-network': object
  readonly 'serve-where': { readonly database: Kinds['text']; readonly api: Kinds['text'] }
  readonly 'serve-owner-link': object
  readonly 'serve-ctrl-c': object
  readonly 'serve-stopped': object
  readonly 'serve-rows': { readonly tournaments: Kinds['count']; readonly facts: Kinds['count'] }
  readonly 'serve-no-database': { readonly database: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'serve-port-taken': { readonly port: Kinds['text'] }
  readonly 'serve-port-forbidden': { readonly port: Kinds['text'] }
  readonly 'serve-bad-port': { readonly typed: Kinds['text'] }
  readonly 'serve-bad-level': { readonly levels: readonly Kinds['text'][]; readonly typed: Kinds['text'] }
  readonly 'serve-bad-url': { readonly typed: Kinds['text'] }
  readonly 'serve-bad-book': { readonly typed: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
