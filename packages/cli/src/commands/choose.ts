/** `arbiter choose FILE OPPONENT` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const choose = command({
  about:
    'The team that has the choice says whom it wants to meet, and the round is published so. Of five bridge teams the first of the round robin chooses its opponent in the semifinals.',
  words: { file: 'FILE', opponent: 'OPPONENT' },
  options: changing,
  examples: ['arbiter choose evening.arbiter Quarry'],
  run: (call) => record(call, { do: 'choose', opponent: call.words.opponent }),
})
