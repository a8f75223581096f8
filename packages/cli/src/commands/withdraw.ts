/** `arbiter withdraw FILE NAME` */
import { command } from '../command-line/command.ts'
import { changing, given } from '../desk/input/options.ts'
import { previewable, recordOrPreview } from '../desk/preview.ts'
import { message } from './words/messages.ts'

export const withdraw = command({
  about: message('cmd-withdraw-about'),
  words: { file: 'FILE', entrant: 'NAME' },
  options: {
    emergency: { about: message('cmd-withdraw-emergency') },
    confirm: { about: message('cmd-withdraw-confirm') },
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
