/** `arbiter revoke FILE SEQ` */
import { command } from '../../command-line/command.ts'
import { amend, amendable } from '../../desk/amendment.ts'
import { changing, numberFrom } from '../../desk/input/options.ts'
import { message } from '../words/messages.ts'

export const revoke = command({
  about: message('cmd-revoke-about'),
  words: { file: 'FILE', fact: 'SEQ' },
  options: {
    ...amendable,
    ...changing,
  },
  examples: ['arbiter revoke club.arbiter 12', 'arbiter revoke club.arbiter 12 --preview'],
  run: (call) => amend(call, { do: 'revoke', fact: numberFrom('SEQ', call.words.fact) }),
})
