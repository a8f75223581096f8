/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'picture-colour': { readonly colour: 'white' | 'black' }
  readonly 'picture-colour-letter': { readonly colour: 'white' | 'black' }
  readonly 'picture-withdrew': object
  readonly 'picture-player': object
  readonly 'picture-points': object
  readonly 'picture-team': object
}

export const message = messageOf<Messages>()
