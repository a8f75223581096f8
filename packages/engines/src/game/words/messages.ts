/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'game-opening-position': { readonly place: Kinds['count']; readonly position: Kinds['text'] }
  readonly 'game-opening-move': { readonly place: Kinds['count']; readonly move: Kinds['text'] }
  readonly 'game-opening-elsewhere': { readonly place: Kinds['count']; readonly reached: Kinds['text']; readonly position: Kinds['text'] }
}

export const message = messageOf<Messages>()
