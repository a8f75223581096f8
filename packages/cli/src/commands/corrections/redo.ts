/** `arbiter redo FILE` */
import { command } from '../../command-line/command.ts'
import { changing } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const redo = command({
  about: message('cmd-redo-about'),
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter redo club.arbiter'],
  run: (call) => record(call, { do: 'redo' }),
})
