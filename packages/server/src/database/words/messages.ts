/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'database-newer': { readonly schema: Kinds['count']; readonly known: Kinds['count'] }
  readonly 'database-older': { readonly schema: Kinds['count']; readonly needed: Kinds['count'] }
  readonly 'database-unreadable': { readonly problem: Kinds['message'] }
  readonly 'database-unreachable': { readonly address: Kinds['text'] }
  readonly 'database-unsynced': object
  readonly 'database-none': { readonly file: Kinds['text'] }
  readonly 'database-foreign': { readonly file: Kinds['text'] }
  readonly 'database-in-use': { readonly file: Kinds['text'] }
  readonly 'database-not-opened': { readonly file: Kinds['text'] }
  readonly 'database-failed': { readonly problem: Kinds['text'] }
  readonly 'database-not-written': object
  readonly 'database-not-synced': object
  readonly 'database-gone': { readonly file: Kinds['text'] }
  readonly 'database-closed': object
  readonly 'database-fact-missing': { readonly fact: Kinds['fact']; readonly tournament: Kinds['text'] }
  readonly 'database-fact-changed': { readonly fact: Kinds['fact']; readonly tournament: Kinds['text'] }
}

export const message = messageOf<Messages>()
