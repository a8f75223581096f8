/** `arbiter return FILE NAME` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/input/options.ts'
import { previewable, recordOrPreview } from '../desk/preview.ts'
import { message } from './words/messages.ts'

export const returnCommand = command({
  about: message('cmd-return-about'),
  words: { file: 'FILE', entrant: 'NAME' },
  options: { ...previewable, ...changing },
  examples: ['arbiter return club.arbiter Ben', 'arbiter return club.arbiter "#3"'],
  run: (call) => recordOrPreview(call, { do: 'return', entrant: call.words.entrant }),
})
