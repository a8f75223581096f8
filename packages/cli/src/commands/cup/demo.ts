/** `arbiter cup demo` */
import { command } from '../../command-line/command.ts'
import { demoConfig } from '../../cup/demo.ts'
import { noWishes, playing } from '../../cup/options.ts'
import { playCup } from '../../cup/play.ts'
import { message } from '../words/messages.ts'

export const demo = command({
  about: message('cmd-cup-demo-about'),
  words: {},
  options: playing,
  examples: ['arbiter cup demo'],
  run: ({ options, ...call }) => playCup({ ...call, options: { ...noWishes, ...options } }, demoConfig()),
})
