/** `arbiter revoke FILE SEQ` */
import { command } from '../command-line/command.ts'
import { amend } from '../desk/amending.ts'
import { changing, numberFrom } from '../desk/options.ts'

export const revoke = command({
  about:
    'Takes an older command back, by the number of any of its facts (`arbiter log` shows them). If later games would lose their place, it says which and stops; with --confirm it shows them and goes through.',
  words: { file: 'FILE', fact: 'SEQ' },
  options: {
    confirm: { about: 'Accept what would become void' },
    preview: { about: 'Show what would change and change nothing' },
    ...changing,
  },
  examples: ['arbiter revoke club.arbiter 12', 'arbiter revoke club.arbiter 12 --preview'],
  run: (call) => amend(call, { do: 'revoke', fact: numberFrom('SEQ', call.words.fact) }),
})
