/** `arbiter bridge remedy FILE TEAM` */
import { command } from '../../command-line/command.ts'
import { changing, given } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const remedy = command({
  about: message('cmd-remedy-about'),
  words: { file: 'FILE', team: 'TEAM' },
  options: {
    refund: { about: message('cmd-remedy-refund') },
    'free-play': { value: 'tournament|national', isList: true, about: message('cmd-remedy-free-play') },
    ...changing,
  },
  examples: [
    'arbiter bridge remedy evening.arbiter Quarry --refund --free-play tournament',
    'arbiter bridge remedy evening.arbiter Quarry --free-play national --note "promised by the league"',
  ],
  run: (call) => {
    const { refund, 'free-play': freePlays } = call.options
    return record(call, {
      do: 'remedy',
      team: call.words.team,
      ...given({ refund: refund || undefined, freePlays: freePlays.length > 0 ? freePlays : undefined }),
    })
  },
})
