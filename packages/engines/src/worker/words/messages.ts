/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'concurrency-fits': { readonly cores: Kinds['count']; readonly threads: Kinds['count']; readonly games: Kinds['count'] }
  readonly 'concurrency-tight': { readonly cores: Kinds['count']; readonly threads: Kinds['count'] }
  readonly 'concurrency-forced': { readonly wished: Kinds['count'] }
  readonly 'worker-no-limit': { readonly engine: Kinds['text'] }
  readonly 'worker-not-begun': object
  readonly 'worker-interrupted': object
  readonly 'worker-exited': { readonly code: Kinds['text'] }
  readonly 'worker-killed': { readonly signal: Kinds['text'] }
  readonly 'worker-complaint': { readonly complaint: Kinds['text'] }
}

export const message = messageOf<Messages>()
