/** `arbiter bridge choose FILE OPPONENT` */
import { command } from '../../command-line/command.ts'
import { changing } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const choose = command({
  about: message('cmd-choose-about'),
  words: { file: 'FILE', opponent: 'OPPONENT' },
  options: changing,
  examples: ['arbiter bridge choose evening.arbiter Quarry'],
  run: (call) => record(call, { do: 'choose', opponent: call.words.opponent }),
})
