/** `arbiter post FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const post = command({
  about:
    'The conditions of contest have been posted and announced. That is due before the scores of the first match are compared; every page reminds of it from then on until it is done.',
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter post evening.arbiter', 'arbiter post evening.arbiter --note "beside the rack"'],
  run: (call) => record(call, { do: 'post' }),
})
