/** `arbiter return FILE NAME` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const returnCommand = command({
  about: 'Somebody who withdrew comes back. What was forfeited meanwhile stays forfeited.',
  words: { file: 'FILE', entrant: 'NAME' },
  options: changing,
  examples: ['arbiter return club.arbiter Ben', 'arbiter return club.arbiter "#3"'],
  run: (call) => record(call, { do: 'return', entrant: call.words.entrant }),
})
