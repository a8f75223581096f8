/** `arbiter bridge post FILE` */
import { command } from '../../command-line/command.ts'
import { changing } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const post = command({
  about: message('cmd-post-about'),
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter bridge post evening.arbiter', 'arbiter bridge post evening.arbiter --note "beside the rack"'],
  run: (call) => record(call, { do: 'post' }),
})
