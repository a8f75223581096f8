/** The options of `arbiter cup run`, `resume` and `demo`, and what the three want of a cup. */
import type { Options } from '../command-line/command.ts'
import type { World } from '../command-line/world.ts'
import { message } from './words/messages.ts'

export const playing = {
  concurrency: { value: 'N', about: message('cli-cup-option-concurrency') },
  force: { about: message('cli-cup-option-force') },
  'no-wait': { about: message('cli-cup-option-no-wait') },
} as const satisfies Options

export const beginning = { new: { about: message('cli-cup-option-new') }, ...playing } as const satisfies Options

export const resuming = {
  change: { about: message('cli-cup-option-change') },
  'force-book': { about: message('cli-cup-option-force-book') },
  rebuild: { about: message('cli-cup-option-rebuild') },
  book: { value: 'FILE', about: message('cli-cup-option-book') },
  ...playing,
} as const satisfies Options

export interface CupCall {
  readonly world: World
  readonly json: boolean
  readonly options: CupWishes
}

/** The wishes of a new cup and of one that is resumed; the commands fill in those they do not take. */
interface CupWishes {
  readonly concurrency: string | undefined
  readonly force: boolean
  readonly 'no-wait': boolean
  readonly resume: boolean
  readonly new: boolean
  readonly change: boolean
  readonly 'force-book': boolean
  readonly rebuild: boolean
  readonly book: string | undefined
}

export const noWishes = {
  resume: false,
  new: false,
  change: false,
  'force-book': false,
  rebuild: false,
  book: undefined,
} as const
