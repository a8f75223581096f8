/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'engine-starts': { readonly name: Kinds['text']; readonly after: Kinds['number'] }
  readonly 'engine-starts-by': { readonly name: Kinds['text']; readonly author: Kinds['text']; readonly after: Kinds['number'] }
  readonly 'engine-starts-nameless': { readonly after: Kinds['number'] }
  readonly 'engine-options': { readonly options: Kinds['count']; readonly set: Kinds['count'] }
  readonly 'engine-ready': { readonly after: Kinds['number'] }
  readonly 'engine-chess960': object
  readonly 'engine-no-chess960': object
  readonly 'engine-moves': { readonly move: Kinds['text']; readonly after: Kinds['number'] }
  readonly 'engine-moves-illegally': { readonly move: Kinds['text'] }
  readonly 'engine-ends-thinking': object
  readonly 'engine-slow': object
  readonly 'engine-no-answer': { readonly asked: Kinds['text']; readonly within: Kinds['number'] }
  readonly 'engine-no-answer-do': object
  readonly 'engine-answers-thinking': { readonly after: Kinds['number'] }
  readonly 'engine-answers-thinking-late': { readonly after: Kinds['number'] }
  readonly 'engine-deaf-thinking': object
  readonly 'engine-ends-asked': object
  readonly 'engine-stops': { readonly after: Kinds['number'] }
  readonly 'engine-stops-late': { readonly after: Kinds['number'] }
  readonly 'engine-never-stops': object
  readonly 'engine-millisecond': { readonly over: Kinds['number'] }
  readonly 'engine-millisecond-over': { readonly over: Kinds['number'] }
  readonly 'engine-millisecond-slow': object
  readonly 'engine-millisecond-ends': object
  readonly 'engine-quits': { readonly after: Kinds['number'] }
  readonly 'engine-never-quits': object
  readonly 'engine-ends-unheard': object
  readonly 'engine-stays-unheard': object
  readonly 'engine-file-unreadable': { readonly file: Kinds['text']; readonly reason: Kinds['text'] }
  readonly 'engine-file-not-json': { readonly file: Kinds['text']; readonly reason: Kinds['text'] }
  readonly 'engine-file-shape': { readonly file: Kinds['text']; readonly such: Kinds['text'] }
  readonly 'engine-file-at': { readonly file: Kinds['text']; readonly number: Kinds['count']; readonly problem: readonly Kinds['message'][] }
  readonly 'engine-file-entry': object
  readonly 'engine-file-twins': { readonly file: Kinds['text']; readonly engine: Kinds['text'] }
  readonly 'engine-takes-option': object
  readonly 'engine-about-name': object
  readonly 'engine-about-command': object
  readonly 'engine-about-folder': object
  readonly 'engine-about-options': object
  readonly 'engine-about-limit': object
  readonly 'engine-about-restart': object
}

export const message = messageOf<Messages>()
