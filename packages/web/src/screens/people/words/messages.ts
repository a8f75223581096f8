/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'people-address-title': object
  readonly 'people-address-used': object
  readonly 'people-address-only-here': object
  readonly 'people-address-given': object
  readonly 'people-address-alone': object
  readonly 'people-address-found': object
  readonly 'people-address-use': object
  readonly 'people-address-another': object
  readonly 'people-address-use-another': object
  readonly 'people-address-as-opened': object
  readonly 'people-address-chosen': { readonly address: Kinds['text'] }
  readonly 'people-address-left': object
  readonly 'people-role-name': { readonly role: 'owner' | 'director' | 'scorer' | 'entrant' | 'spectator' }
  readonly 'people-title': object
  readonly 'people-tab': object
  readonly 'people-taken-back': object
  readonly 'people-people': object
  readonly 'people-table-of': { readonly what: Kinds['text'] }
  readonly 'people-invitations': object
  readonly 'people-author': object
  readonly 'people-name': object
  readonly 'people-role': object
  readonly 'people-since': object
  readonly 'people-you': object
  readonly 'people-role-of': { readonly name: Kinds['text'] }
  readonly 'people-now-role': { readonly name: Kinds['text']; readonly role: Kinds['message'] }
  readonly 'people-remove': object
  readonly 'people-remove-title': { readonly name: Kinds['text'] }
  readonly 'people-remove-costs': { readonly name: Kinds['text'] }
  readonly 'people-also-entrant-links': { readonly name: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'people-do-remove': { readonly name: Kinds['text'] }
  readonly 'people-removed': { readonly name: Kinds['text'] }
  readonly 'people-no-one': object
  readonly 'people-invite': object
  readonly 'people-no-account': object
  readonly 'people-for': object
  readonly 'people-for-whom': object
  readonly 'people-as': object
  readonly 'people-make-link': object
  readonly 'people-shown-once': object
  readonly 'people-one-use': { readonly until: Kinds['text'] }
  readonly 'people-made-at': { readonly when: Kinds['text'] }
  readonly 'people-made-by': { readonly name: Kinds['text']; readonly when: Kinds['text'] }
  readonly 'people-for-label': { readonly label: Kinds['text'] }
  readonly 'people-copy': object
  readonly 'people-copied': object
  readonly 'people-revoke': object
  readonly 'people-revoked': { readonly what: Kinds['text'] }
  readonly 'people-invitation-of': { readonly role: 'owner' | 'director' | 'scorer' }
  readonly 'people-invitation-for': { readonly role: 'owner' | 'director' | 'scorer'; readonly label: Kinds['text'] }
  readonly 'people-revoke-label': { readonly what: Kinds['text'] }
  readonly 'people-own-links': object
  readonly 'people-own-links-count': { readonly count: Kinds['count'] }
  readonly 'people-tokens': object
  readonly 'people-api': object
  readonly 'people-program': object
  readonly 'people-may': object
  readonly 'people-made': object
  readonly 'people-ends': object
  readonly 'people-ends-at': { readonly when: Kinds['text'] }
  readonly 'people-never': object
  readonly 'people-no-tokens': object
  readonly 'people-visibility': { readonly visibility: 'public' | 'private' }
  readonly 'people-visibility-now': { readonly visibility: 'public' | 'private' }
  readonly 'people-visibility-about': { readonly visibility: 'public' | 'private' }
  readonly 'people-new-token': object
  readonly 'people-token-for': object
  readonly 'people-at-most': object
  readonly 'people-holds': object
  readonly 'people-days': { readonly count: Kinds['count'] }
  readonly 'people-forever': object
  readonly 'people-make-token': object
  readonly 'people-token-once': object
  readonly 'people-try-it': object
  readonly 'people-feed': object
  readonly 'people-watch': object
  readonly 'people-link': object
  readonly 'people-hall': object
  readonly 'people-embed': object
  readonly 'people-embed-about': object
  readonly 'people-paste': object
  readonly 'people-preview': object
  readonly 'people-preview-of': { readonly name: Kinds['text'] }
  readonly 'people-embed-private': object
  readonly 'people-can': object
  readonly 'people-yes': object
  readonly 'people-no': object
  readonly 'people-own': object
  readonly 'people-can-see': object
  readonly 'people-can-report': object
  readonly 'people-can-publish': object
  readonly 'people-can-correct': object
  readonly 'people-can-withdraw': object
  readonly 'people-can-contact': object
  readonly 'people-can-invite': object
  readonly 'people-can-archive': object
  readonly 'people-claims': object
  readonly 'people-spectator-here': object
  readonly 'people-site-title': object
  readonly 'people-site-kicker': object
  readonly 'people-site-people': object
  readonly 'people-may-open': object
  readonly 'people-lost-way': object
  readonly 'people-lost-way-for': { readonly name: Kinds['text'] }
  readonly 'people-erase': object
  readonly 'people-erase-title': { readonly name: Kinds['text'] }
  readonly 'people-erase-costs': { readonly name: Kinds['text'] }
  readonly 'people-do-erase': { readonly name: Kinds['text'] }
  readonly 'people-erased': object
  readonly 'people-you2': object
  readonly 'people-your-name': object
  readonly 'people-rename': object
  readonly 'people-renamed': { readonly name: Kinds['text'] }
  readonly 'people-key': { readonly kind: 'session' | 'link' }
  readonly 'people-key-made': { readonly kind: 'session' | 'link'; readonly when: Kinds['text'] }
  readonly 'people-sign-in-link-of': { readonly name: Kinds['text'] }
  readonly 'people-device': object
  readonly 'people-device-about': object
  readonly 'people-make-way-in': object
  readonly 'people-keys': object
  readonly 'people-sign-in-links': object
  readonly 'people-sign-out': object
  readonly 'people-nobody': object
  readonly 'people-no-tokens-own': object
  readonly 'people-whole': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
