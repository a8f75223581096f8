/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'file-trouble': { readonly path: Kinds['text']; readonly doing: 'read' | 'created' | 'locked' | 'opened' | 'changed' | 'written' | 'moved'; readonly why: Kinds['message'] }
  readonly 'file-why-rights': object
  readonly 'file-why-read-only': object
  readonly 'file-why-full': object
  readonly 'file-why-quota': object
  readonly 'file-why-broken': object
  readonly 'file-why-folder': object
  readonly 'file-why-no-folder': object
  readonly 'file-why-long': object
  readonly 'file-why-circle': object
  readonly 'file-why-many': object
  readonly 'file-why-takes-no-more': object
  readonly 'file-no-room': { readonly path: Kinds['text']; readonly folder: Kinds['text'] }
  readonly 'file-none': { readonly path: Kinds['text'] }
  readonly 'file-failed-before': { readonly path: Kinds['text'] }
  readonly 'file-not-recorded': object
  readonly 'file-half-written': object
  readonly 'file-exists': { readonly path: Kinds['text'] }
  readonly 'file-is-tournament': { readonly path: Kinds['text']; readonly option: Kinds['text'] }
  readonly 'file-damaged': { readonly path: Kinds['text']; readonly line: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'file-not-utf8': object
  readonly 'file-cut': { readonly path: Kinds['text']; readonly what: Kinds['message'] }
  readonly 'file-not-an-export': { readonly path: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'file-export-no-log': object
  readonly 'file-export-bad-log': object
  readonly 'file-export-changed': object
  readonly 'file-export-bad-fact': { readonly fact: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'file-in-use': { readonly path: Kinds['text']; readonly who: Kinds['message']; readonly lock: Kinds['text'] }
  readonly 'file-held-by-process': { readonly pid: Kinds['text'] }
  readonly 'file-held-elsewhere': { readonly pid: Kinds['text']; readonly host: Kinds['text'] }
  readonly 'file-held-by-somebody': object
  readonly 'file-taken-over': { readonly path: Kinds['text']; readonly pid: Kinds['text'] }
  readonly 'file-changed-meanwhile': { readonly path: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
