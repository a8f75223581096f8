/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'needs-title': object
  readonly 'needs-order': object
  readonly 'needs-nothing': object
  readonly 'needs-next-round': { readonly open: Kinds['count']; readonly round: Kinds['text'] }
  readonly 'needs-next-engines': object
  readonly 'needs-closed': object
  readonly 'needs-late': { readonly match: Kinds['text']; readonly time: Kinds['text'] }
  readonly 'needs-late-text': { readonly names: readonly Kinds['text'][]; readonly since: Kinds['text']; readonly usual: Kinds['text'] }
  readonly 'needs-many-late': { readonly count: Kinds['count']; readonly time: Kinds['text'] }
  readonly 'needs-many-late-text': { readonly usual: Kinds['text'] }
  readonly 'needs-enter-of': { readonly match: Kinds['text']; readonly names: readonly Kinds['text'][] }
  readonly 'needs-enter': object
  readonly 'needs-forfeit': object
  readonly 'needs-wait': object
  readonly 'needs-level': { readonly match: Kinds['text']; readonly boards: Kinds['message'] }
  readonly 'needs-level-text': { readonly first: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'needs-disagree': { readonly match: Kinds['text'] }
  readonly 'needs-one-report': { readonly match: Kinds['text'] }
  readonly 'needs-sent': { readonly name: Kinds['text']; readonly result: Kinds['text']; readonly at: Kinds['text'] }
  readonly 'needs-undecided': object
  readonly 'needs-awaited': object
  readonly 'needs-record': { readonly result: Kinds['text'] }
  readonly 'needs-record-of': { readonly result: Kinds['text']; readonly first: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'needs-task': { readonly task: 'rule' | 'choose' | 'declare' | 'edit' | 'pair' | 'start' | 'close' | 'enter' }
  readonly 'needs-do': { readonly task: 'rule' | 'choose' | 'declare' | 'edit' | 'pair' | 'start' | 'close' | 'enter' }
  readonly 'needs-remark': object
  readonly 'needs-post': object
  readonly 'needs-posted': object
  readonly 'needs-lineups': { readonly count: Kinds['count'] }
  readonly 'needs-lineup': { readonly team: Kinds['text']; readonly match: Kinds['text'] }
  readonly 'needs-engines': object
  readonly 'needs-engine-start': object
  readonly 'needs-save-plain': object
  readonly 'needs-save': { readonly count: Kinds['count'] }
  readonly 'needs-saved': { readonly name: Kinds['text'] }
  readonly 'needs-rating': { readonly which: 'rating' | 'maxRating'; readonly name: Kinds['text'] }
  readonly 'needs-edit': { readonly name: Kinds['text'] }
  readonly 'needs-more': { readonly count: Kinds['count'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
