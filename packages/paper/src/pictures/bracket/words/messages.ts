/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'card-ready': object
  readonly 'card-live': object
  readonly 'card-until': { readonly at: Kinds['text'] }
  readonly 'card-pairs': { readonly count: Kinds['count'] }
  readonly 'card-pairs-game': { readonly game: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'card-advances': object
  readonly 'card-round-decided': { readonly decided: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'card-from-round': { readonly round: Kinds['message'] }
  readonly 'card-clock': { readonly base: Kinds['clock'] }
  readonly 'card-clock-increment': { readonly base: Kinds['clock']; readonly increment: Kinds['number'] }
  readonly 'card-clock-uneven': { readonly white: Kinds['message']; readonly black: Kinds['message'] }
  readonly 'card-minutes': { readonly minutes: Kinds['count'] }
}

export const message = messageOf<Messages>()
