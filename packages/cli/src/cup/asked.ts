/** What may be asked of `arbiter cup`. */
import type { Call, Options } from '../command-line/command.ts'
import { message } from './words/messages.ts'

export const words = { config: 'CONFIG?' } as const

export const options = {
  resume: { about: message('cli-cup-option-resume') },
  new: { about: message('cli-cup-option-new') },
  concurrency: { value: 'N', about: message('cli-cup-option-concurrency') },
  force: { about: message('cli-cup-option-force') },
  change: { about: message('cli-cup-option-change') },
  'force-book': {
    about: message('cli-cup-option-force-book'),
  },
  rebuild: {
    about: message('cli-cup-option-rebuild'),
  },
  book: { value: 'FILE', about: message('cli-cup-option-book') },
  'no-wait': { about: message('cli-cup-option-no-wait') },
  schema: { about: message('cli-cup-option-schema') },
  demo: {
    about: message('cli-cup-option-demo'),
  },
} as const satisfies Options

export type Asked = Call<typeof words, typeof options>
