/** `arbiter close FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const close = command({
  about: 'Closes a finished tournament: the table is final. Undo opens it again.',
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter close club.arbiter'],
  run: (call) => record(call, { do: 'close' }),
})
