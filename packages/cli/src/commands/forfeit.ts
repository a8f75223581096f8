/** `arbiter forfeit FILE MATCH NAME…` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/input/options.ts'
import { previewable, recordOrPreview } from '../desk/preview.ts'
import { message } from './words/messages.ts'

export const forfeit = command({
  about: message('cmd-forfeit-about'),
  words: { file: 'FILE', match: 'MATCH', absent: 'NAME…' },
  options: { ...previewable, ...changing },
  examples: ['arbiter forfeit club.arbiter 4 Ben', 'arbiter forfeit club.arbiter 4 Ben Eva'],
  run: (call) => recordOrPreview(call, { do: 'forfeit', match: call.words.match, absent: call.words.absent }),
})
