/** What may be asked of `arbiter bridge`. */
import type { Call, Options } from '../command-line/command.ts'
import { message } from './words/messages.ts'

export const words = { what: 'WHAT', points: 'POINTS|CONTRACT|FILE?', sheet: 'SHEET?' } as const

export const options = {
  higher: { value: 'H', about: message('cli-bridge-option-higher') },
  lower: { value: 'L', about: message('cli-bridge-option-lower') },
  boards: { value: 'N', about: message('cli-bridge-option-boards') },
  team: {
    value: 'FATE|TEAM',
    about: message('cli-bridge-option-team'),
  },
  played: {
    value: 'LIST',
    about: message('cli-bridge-option-played'),
  },
  full: { about: message('cli-bridge-option-full') },
  board: { value: 'N', about: message('cli-bridge-option-board') },
  bracket: { value: 'B', about: message('cli-bridge-option-bracket') },
  round: { value: 'N', about: message('cli-bridge-option-round') },
  since: { value: 'SEQ', about: message('cli-bridge-option-since') },
  output: {
    value: 'OUT',
    about: message('cli-bridge-option-output'),
  },
} as const satisfies Options

export type Asked = Call<typeof words, typeof options>
