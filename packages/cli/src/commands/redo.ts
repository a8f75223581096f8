/** `arbiter redo FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const redo = command({
  about: 'Does again what was undone last. A new command empties the list of what can be redone.',
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter redo club.arbiter'],
  run: (call) => record(call, { do: 'redo' }),
})
