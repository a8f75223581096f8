/** `arbiter diagonal declare FILE NAME…` */
import { command } from '../../command-line/command.ts'
import { changing } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const declare = command({
  about: message('cmd-declare-about'),
  words: { file: 'FILE', winners: 'NAME…' },
  options: changing,
  examples: [
    'arbiter diagonal declare club.arbiter Ann',
    'arbiter diagonal declare club.arbiter Ann Ben --note "the hall closes"',
  ],
  run: (call) => record(call, { do: 'declare', winners: call.words.winners }),
})
