/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'fault-illegal-move': { readonly engine: Kinds['text']; readonly answer: Kinds['text'] }
  readonly 'fault-no-move': { readonly engine: Kinds['text']; readonly answer: Kinds['text'] }
  readonly 'fault-late': { readonly engine: Kinds['text']; readonly took: Kinds['number']; readonly had: Kinds['number'] }
  readonly 'fault-silent': { readonly engine: Kinds['text']; readonly took: Kinds['number']; readonly had: Kinds['number'] }
  readonly 'fault-hung': { readonly engine: Kinds['text']; readonly took: Kinds['number'] }
  readonly 'fault-exited': { readonly engine: Kinds['text']; readonly code: Kinds['text'] }
  readonly 'fault-killed': { readonly engine: Kinds['text']; readonly signal: Kinds['text'] }
  readonly 'fault-hung-up': { readonly engine: Kinds['text']; readonly by: 'closed-input' | 'closed-output' | 'broken-output' }
  readonly 'fault-gone': { readonly engine: Kinds['text'] }
  readonly 'fault-not-ready': { readonly engine: Kinds['text']; readonly within: Kinds['number']; readonly after: 'options' | 'new-game' | 'stop' | 'question' }
  readonly 'fault-not-told': { readonly engine: Kinds['text'] }
  readonly 'fault-written': { readonly sentence: Kinds['text'] }
}

export const message = messageOf<Messages>()
