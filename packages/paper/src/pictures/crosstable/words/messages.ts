/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'crosstable-title': object
  readonly 'crosstable-white': object
  readonly 'crosstable-black': object
  readonly 'crosstable-legend': object
  readonly 'crosstable-cell': { readonly name: Kinds['text']; readonly colour: 'white' | 'black'; readonly other: Kinds['text']; readonly mark: Kinds['message']; readonly match: Kinds['text'] }
  readonly 'crosstable-mark': { readonly mark: Kinds['text'] }
  readonly 'crosstable-open': object
  readonly 'crosstable-waiting': object
}

export const message = messageOf<Messages>()
