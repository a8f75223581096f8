/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'id-shape': object
  readonly 'name-empty': object
  readonly 'name-spaces': object
  readonly 'name-controls': object
  readonly 'name-long': { readonly most: Kinds['count'] }
  readonly 'log-file-empty': object
  readonly 'log-file-foreign': object
  readonly 'log-file-unfinished': object
  readonly 'log-file-cut': { readonly line: Kinds['count'] }
  readonly 'log-file-after-end': object
  readonly 'log-file-no-record': object
  readonly 'log-file-checksum': object
  readonly 'log-file-no-json': object
  readonly 'log-file-no-fact': { readonly why: Kinds['message'] }
  readonly 'log-file-wrong-place': { readonly fact: Kinds['fact']; readonly due: Kinds['fact'] }
  readonly 'log-file-newer': { readonly version: Kinds['text']; readonly own: Kinds['count'] }
}

export const message = messageOf<Messages>()
