/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'help-title': object
  readonly 'help-page': object
  readonly 'help-rules': object
  readonly 'help-programs': object
  readonly 'help-about': { readonly page: 'control' | 'overview' | 'bracket' | 'table' | 'matches' | 'entrants' | 'odds' | 'history' | 'rules' | 'people' | 'print' | 'home' | 'new' | 'site' | 'join' | 'report' }
  readonly 'help-keys-title': object
  readonly 'help-keys-everywhere': object
  readonly 'help-keys-find': object
  readonly 'help-keys-keys': object
  readonly 'help-keys-close': object
  readonly 'help-keys-bracket': object
  readonly 'help-keys-sides': object
  readonly 'help-keys-neighbours': object
  readonly 'help-keys-sections': object
  readonly 'help-keys-whole': object
  readonly 'help-keys-open': object
  readonly 'help-keys-followed': object
  readonly 'help-keys-control': object
  readonly 'help-keys-typed': object
  readonly 'help-keys-results': object
  readonly 'help-keys-undo': object
  readonly 'help-keys-redo': object
  readonly 'help-keys-match': object
  readonly 'help-keys-others': object
  readonly 'help-keys-make': object
  readonly 'help-keys-follow': object
  readonly 'help-keys-print': object
  readonly 'help-keys-turn': object
  readonly 'help-keys-scroll': object
  readonly 'help-keys-done': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
