/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../words/words.ts'

interface Messages {
  readonly 'app-page-failed': object
  readonly 'app-find-find': object
  readonly 'app-find-title': object
  readonly 'app-find-hint': object
  readonly 'app-find-nothing': object
  readonly 'app-find-found': { readonly count: Kinds['count'] }
  readonly 'app-fresh-live': object
  readonly 'app-fresh-stale': { readonly at: Kinds['text'] }
  readonly 'app-fresh-archived': object
  readonly 'app-missing-title': object
  readonly 'app-missing-unknown': object
  readonly 'app-missing-home': object
  readonly 'app-missing-again': object
  readonly 'app-news-more': { readonly sentence: Kinds['text']; readonly before: Kinds['count'] }
  readonly 'app-skip': object
  readonly 'app-pages': object
  readonly 'app-tournaments': object
  readonly 'app-people': object
  readonly 'app-api': object
  readonly 'app-sign-out': object
  readonly 'app-help': object
  readonly 'app-sign-out-title': object
  readonly 'app-sign-out-owner': object
  readonly 'app-sign-out-person': object
  readonly 'app-sign-out-hour': object
  readonly 'app-theme-label': object
  readonly 'app-theme': { readonly theme: 'system' | 'light' | 'dark' }
  readonly 'app-sign-out-make': object
  readonly 'app-sign-out-stay': object
  readonly 'app-tab-control': object
  readonly 'app-tab-overview': object
  readonly 'app-tab-bracket': object
  readonly 'app-tab-brackets': object
  readonly 'app-tab-table': object
  readonly 'app-tab-race': object
  readonly 'app-tab-matrix': object
  readonly 'app-tab-matches': object
  readonly 'app-tab-entrants': object
  readonly 'app-tab-odds': object
  readonly 'app-tab-history': object
  readonly 'app-tab-rules': object
  readonly 'app-tab-people': object
  readonly 'app-tab-print': object
  readonly 'app-tab-more': object
  readonly 'app-tab-needs': { readonly count: Kinds['count'] }
  readonly 'app-tab-loading': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
