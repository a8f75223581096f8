/** `arbiter cancel FILE MATCH` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/input/options.ts'
import { previewable, recordOrPreview } from '../desk/preview.ts'
import { message } from './words/messages.ts'

export const cancel = command({
  about: message('cmd-cancel-about'),
  words: { file: 'FILE', match: 'MATCH' },
  options: { ...previewable, ...changing },
  examples: ['arbiter cancel club.arbiter 4 --note "power cut"'],
  run: (call) => recordOrPreview(call, { do: 'cancel', match: call.words.match }),
})
