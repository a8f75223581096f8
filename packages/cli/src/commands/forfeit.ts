/** `arbiter forfeit FILE MATCH NAME…` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { previewable, recordOrPreview } from '../desk/previewing.ts'

export const forfeit = command({
  about: 'Somebody did not come to a match: the opponent wins without play. Name both and both lose.',
  words: { file: 'FILE', match: 'MATCH', absent: 'NAME…' },
  options: { ...previewable, ...changing },
  examples: ['arbiter forfeit club.arbiter 4 Ben', 'arbiter forfeit club.arbiter 4 Ben Eva'],
  run: (call) => recordOrPreview(call, { do: 'forfeit', match: call.words.match, absent: call.words.absent }),
})
