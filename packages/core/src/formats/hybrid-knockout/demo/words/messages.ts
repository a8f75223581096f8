/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'demo-hybrid-outline': object
  readonly 'demo-hybrid-file': object
  readonly 'demo-hybrid-start': object
  readonly 'demo-hybrid-phases': object
  readonly 'demo-hybrid-race': object
  readonly 'demo-hybrid-in': object
  readonly 'demo-hybrid-why': object
  readonly 'demo-hybrid-playoff': object
  readonly 'demo-hybrid-sudden-death': object
  readonly 'demo-hybrid-preview': object
  readonly 'demo-hybrid-seeds': object
  readonly 'demo-hybrid-knockout': object
  readonly 'demo-hybrid-champion': object
}

export const message = messageOf<Messages>()
