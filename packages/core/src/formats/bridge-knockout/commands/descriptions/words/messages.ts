/** Made from the .ftl files of this folder by `npm run words`. */
import { messageOf } from '../../../../../message/message.ts'

interface Messages {
  readonly 'about-member': object
  readonly 'about-report-between': object
  readonly 'about-choose-opponent': object
  readonly 'about-lineup-four': object
  readonly 'about-lineup-instead': object
  readonly 'about-score-boards': object
  readonly 'about-remedy-refund': object
  readonly 'about-misplaced-placed': object
  readonly 'about-misplaced-belongs': object
  readonly 'about-misplaced-seat': object
  readonly 'about-misplaced-national': object
  readonly 'about-redraw-enter': object
  readonly 'about-redraw-edits': object
  readonly 'about-redraw-withdraw': object
}

export const message = messageOf<Messages>()
