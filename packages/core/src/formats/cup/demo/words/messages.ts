/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'demo-list-engines': object
  readonly 'demo-cup-outline': object
  readonly 'demo-cup-byes': object
  readonly 'demo-cup-book': object
  readonly 'demo-cup-quarterfinal': object
  readonly 'demo-cup-tiebreak': object
  readonly 'demo-cup-others': object
  readonly 'demo-cup-why': object
  readonly 'demo-cup-lead': object
  readonly 'demo-cup-preview': object
  readonly 'demo-cup-correct': object
  readonly 'demo-cup-final': object
  readonly 'demo-cup-end': object
}

export const message = messageOf<Messages>()
