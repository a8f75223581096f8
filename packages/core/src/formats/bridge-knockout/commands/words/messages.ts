/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'lineup-no-players': object
  readonly 'lineup-half': object
  readonly 'lineup-stranger': { readonly name: Kinds['text'] }
  readonly 'lineup-twice': { readonly name: Kinds['text'] }
  readonly 'lineup-four': { readonly count: Kinds['count'] }
  readonly 'lineup-boards': { readonly name: Kinds['text']; readonly boards: Kinds['count']; readonly most: Kinds['count'] }
  readonly 'lineup-sum': { readonly boards: Kinds['count']; readonly all: Kinds['count']; readonly sum: Kinds['count'] }
  readonly 'boards-twice': object
  readonly 'boards-many': { readonly count: Kinds['count']; readonly part: 'whole' | 'first' | 'second'; readonly most: Kinds['count'] }
  readonly 'boards-imps': { readonly boards: Kinds['count']; readonly most: Kinds['imps']; readonly given: Kinds['result'] }
}

export const message = messageOf<Messages>()
