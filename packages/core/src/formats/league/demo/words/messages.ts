/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../message/message.ts'

interface Messages {
  readonly 'demo-league-file': object
  readonly 'demo-league-outline': object
  readonly 'demo-league-start': object
  readonly 'demo-league-results': object
  readonly 'demo-league-ahead': object
  readonly 'demo-league-correct': object
  readonly 'demo-league-why': object
  readonly 'demo-league-undo': object
  readonly 'demo-league-absent': object
  readonly 'demo-league-half': object
  readonly 'demo-league-second': object
  readonly 'demo-league-withdraw': object
  readonly 'demo-league-last': object
  readonly 'demo-league-end': object
  readonly 'demo-league-log': object
}

export const message = messageOf<Messages>()
