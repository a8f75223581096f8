/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'backup-not-empty': object
  readonly 'backup-foreign': object
  readonly 'backup-newer': { readonly version: Kinds['count']; readonly schema: Kinds['count'] }
  readonly 'backup-cut-short': { readonly line: Kinds['count'] }
  readonly 'backup-swollen': { readonly line: Kinds['count'] }
  readonly 'backup-damaged': { readonly line: Kinds['count']; readonly what: Kinds['message'] }
  readonly 'backup-more-lines': object
  readonly 'backup-column': { readonly column: Kinds['text']; readonly table: Kinds['text'] }
  readonly 'backup-values': { readonly values: Kinds['count']; readonly columns: Kinds['count'] }
  readonly 'backup-rows': { readonly table: Kinds['text']; readonly written: Kinds['count']; readonly found: Kinds['count'] }
  readonly 'backup-hash': object
  readonly 'backup-unreadable': object
  readonly 'backup-packed': object
}

export const message = messageOf<Messages>()
