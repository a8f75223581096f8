/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'issue-option': { readonly option: Kinds['text'] }
  readonly 'issue-field': { readonly field: Kinds['text'] }
  readonly 'issue-part': { readonly part: Kinds['text']; readonly what: Kinds['message'] }
  readonly 'issue-missing': { readonly what: Kinds['message'] }
  readonly 'issue-unreadable': { readonly what: Kinds['message'] }
  readonly 'issue-unknown': { readonly what: Kinds['message']; readonly fields: readonly Kinds['message'][] }
  readonly 'issue-unfit': { readonly what: Kinds['message']; readonly says: Kinds['message'] }
  readonly 'issue-own-text': { readonly what: Kinds['message']; readonly says: Kinds['text'] }
  readonly 'issue-takes': { readonly what: Kinds['message']; readonly takes: Kinds['message'] }
  readonly 'issue-takes-given': { readonly what: Kinds['message']; readonly takes: Kinds['message']; readonly given: Kinds['message'] }
  readonly 'issue-quoted': { readonly written: Kinds['text'] }
  readonly 'issue-number': { readonly number: Kinds['number'] }
  readonly 'issue-no-moment': object
  readonly 'issue-one-of-two': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'issue-nested': { readonly deep: Kinds['count']; readonly fields: Kinds['count'] }
  readonly 'takes-range': { readonly kind: 'whole' | 'any'; readonly least: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'takes-least': { readonly kind: 'whole' | 'any'; readonly least: Kinds['count'] }
  readonly 'takes-most': { readonly kind: 'whole' | 'any'; readonly most: Kinds['count'] }
  readonly 'takes-number': { readonly kind: 'whole' | 'any' }
  readonly 'takes-multiple': { readonly of: Kinds['count'] }
  readonly 'takes-text': object
  readonly 'takes-characters': { readonly least: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'takes-characters-least': { readonly least: Kinds['count'] }
  readonly 'takes-characters-most': { readonly most: Kinds['count'] }
  readonly 'takes-list': object
  readonly 'takes-list-such': { readonly such: Kinds['text'] }
  readonly 'takes-entries': { readonly least: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'takes-entries-least': { readonly least: Kinds['count'] }
  readonly 'takes-entries-most': { readonly most: Kinds['count'] }
  readonly 'takes-yes-no': object
  readonly 'takes-fields': { readonly such: Kinds['text'] }
  readonly 'takes-clock': { readonly such: Kinds['text'] }
  readonly 'takes-one-of': { readonly words: readonly Kinds['text'][] }
  readonly 'takes-time': { readonly such: Kinds['text'] }
  readonly 'takes-utc-time': { readonly such: Kinds['text'] }
  readonly 'takes-bracket': object
  readonly 'takes-two-decimals': object
  readonly 'takes-words': object
  readonly 'takes-day': object
  readonly 'takes-web-address': object
  readonly 'takes-picture': object
  readonly 'issue-days-backwards': object
  readonly 'takes-key': { readonly most: Kinds['count'] }
  readonly 'takes-hash': { readonly digits: Kinds['count'] }
  readonly 'takes-fen': object
  readonly 'takes-move': { readonly such: Kinds['text'] }
}

export const message = messageOf<Messages>()
