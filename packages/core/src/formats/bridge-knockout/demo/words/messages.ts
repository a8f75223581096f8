/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'demo-list-teams': object
  readonly 'demo-bridge-outline': object
  readonly 'demo-bridge-wrong': object
  readonly 'demo-bridge-start': object
  readonly 'demo-bridge-three-way': object
  readonly 'demo-bridge-between': object
  readonly 'demo-bridge-first': object
  readonly 'demo-bridge-lineups': object
  readonly 'demo-bridge-quotient': object
  readonly 'demo-bridge-others': object
  readonly 'demo-bridge-second': object
  readonly 'demo-bridge-paired-again': object
  readonly 'demo-bridge-preview': object
  readonly 'demo-bridge-confirm': object
  readonly 'demo-bridge-final': object
  readonly 'demo-bridge-awards': object
  readonly 'demo-bridge-champion': object
  readonly 'demo-bridge-end': object
}

export const message = messageOf<Messages>()
