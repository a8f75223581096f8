/** `arbiter withdraw FILE NAME` */
import { command } from '../command-line/command.ts'
import { changing, given } from '../desk/options.ts'
import { previewable, recordOrPreview } from '../desk/previewing.ts'

export const withdraw = command({
  about:
    'Somebody leaves the tournament. What becomes of the results so far is in the rules of the format; `arbiter why` tells it.',
  words: { file: 'FILE', entrant: 'NAME' },
  options: {
    emergency: { about: 'A team leaves for a good reason and keeps what it earned so far' },
    confirm: { about: 'Withdraw although results that were played fall with it' },
    ...previewable,
    ...changing,
  },
  examples: [
    'arbiter withdraw club.arbiter Ben',
    'arbiter withdraw club.arbiter "#3"',
    'arbiter withdraw evening.arbiter Quarry --emergency --note "called home"',
    'arbiter withdraw evening.arbiter Quarry --preview',
  ],
  run: (call) => {
    const { emergency } = call.options
    return recordOrPreview(call, {
      do: 'withdraw',
      entrant: call.words.entrant,
      ...given({ emergency: emergency || undefined }),
    })
  },
})
