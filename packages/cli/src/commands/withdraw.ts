/** `arbiter withdraw FILE NAME` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const withdraw = command({
  about:
    'Somebody leaves the tournament. What becomes of the results so far is in the rules of the format; `arbiter why` tells it.',
  words: { file: 'FILE', entrant: 'NAME' },
  options: changing,
  examples: ['arbiter withdraw club.arbiter Ben', 'arbiter withdraw club.arbiter "#3"'],
  run: (call) => record(call, { do: 'withdraw', entrant: call.words.entrant }),
})
