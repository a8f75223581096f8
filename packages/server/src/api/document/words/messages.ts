/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'document-about': object
  readonly 'document-session': object
  readonly 'document-token': object
  readonly 'document-key': object
  readonly 'document-detail': object
  readonly 'document-says': object
  readonly 'document-sentence': object
  readonly 'document-400': object
  readonly 'document-401': object
  readonly 'document-403': object
  readonly 'document-404': object
  readonly 'document-408': object
  readonly 'document-409': object
  readonly 'document-410': object
  readonly 'document-413': object
  readonly 'document-415': object
  readonly 'document-422': object
  readonly 'document-429': object
  readonly 'document-500': object
  readonly 'document-503': object
  readonly 'document-refused': object
}

export const message = messageOf<Messages>()
