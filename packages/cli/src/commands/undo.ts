/** `arbiter undo FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const undo = command({
  about: 'Takes the last command back, with everything it caused. Repeat it to go further back; redo brings it back.',
  words: { file: 'FILE' },
  options: changing,
  examples: ['arbiter undo club.arbiter'],
  run: (call) => record(call, { do: 'undo' }),
})
