/** `arbiter pair FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const pair = command({
  about: 'Publishes the next round or the seeds, where they depend on results. Look at them before with draft.',
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter pair club.arbiter'],
  run: (call) => record(call, { do: 'pair' }),
})
