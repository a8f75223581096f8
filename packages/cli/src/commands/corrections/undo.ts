/** `arbiter undo FILE` */
import { command } from '../../command-line/command.ts'
import { changing } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const undo = command({
  about: message('cmd-undo-about'),
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter undo club.arbiter'],
  run: (call) => record(call, { do: 'undo' }),
})
