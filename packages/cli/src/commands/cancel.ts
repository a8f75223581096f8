/** `arbiter cancel FILE MATCH` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { previewable, recordOrPreview } from '../desk/previewing.ts'

export const cancel = command({
  about: 'A match is not played: it gives nothing to either side and does not count as a game.',
  words: { file: 'FILE', match: 'MATCH' },
  options: { ...previewable, ...changing },
  examples: ['arbiter cancel club.arbiter 4 --note "power cut"'],
  run: (call) => recordOrPreview(call, { do: 'cancel', match: call.words.match }),
})
