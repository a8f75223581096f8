/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'outbox-unheard': { readonly count: Kinds['count'] }
  readonly 'outbox-sign-out': { readonly count: Kinds['count'] }
  readonly 'outbox-explain': object
  readonly 'outbox-sent': object
  readonly 'outbox-refused': object
  readonly 'outbox-again': { readonly what: Kinds['text'] }
  readonly 'outbox-again-short': object
  readonly 'outbox-dismiss': { readonly what: Kinds['text'] }
  readonly 'outbox-dismiss-short': object
  readonly 'outbox-match': { readonly match: Kinds['text']; readonly what: Kinds['text'] }
  readonly 'outbox-command': { readonly what: 'report' | 'score' | 'enter' | 'describe' | 'edit' | 'withdraw' | 'return' | 'start' | 'pair' | 'forfeit' | 'cancel' | 'rule' | 'correct' | 'undo' | 'redo' | 'revoke' | 'close' | 'change' | 'post' | 'lineup' | 'declare' | 'choose' | 'other' }
  readonly 'outbox-request': { readonly what: 'open' | 'import' | 'claims' | 'settings' | 'play' | 'stop' | 'archive' | 'remove' | 'role' | 'invitation' | 'link' | 'token' | 'revoke' | 'name' | 'address' | 'session' | 'other' }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
