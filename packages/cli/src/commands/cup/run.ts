/** `arbiter cup run CONFIG` */
import { command } from '../../command-line/command.ts'
import { beginning, noWishes } from '../../cup/options.ts'
import { playCup } from '../../cup/play.ts'
import { message } from '../words/messages.ts'

export const run = command({
  about: message('cmd-cup-run-about'),
  words: { config: 'CONFIG' },
  options: beginning,
  examples: ['arbiter cup run cup.json', 'arbiter cup run cup.json --new --concurrency 4'],
  run: ({ words: { config }, options, ...call }) => playCup({ ...call, options: { ...noWishes, ...options } }, config),
})
