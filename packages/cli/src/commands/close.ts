/** `arbiter close FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/input/options.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const close = command({
  about: message('cmd-close-about'),
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter close club.arbiter'],
  run: (call) => record(call, { do: 'close' }),
})
