/** `arbiter remedy FILE TEAM` */
import { command } from '../command-line/command.ts'
import { changing, given } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const remedy = command({
  about:
    'A bridge team gets its entry back, or may play elsewhere for nothing. It is kept with the event and changes no result.',
  words: { file: 'FILE', team: 'TEAM' },
  options: {
    refund: { about: 'The entry is returned' },
    'free-play': {
      value: 'tournament|national',
      isList: true,
      about: 'A free play in a later event of the tournament, or at a coming national one',
    },
    ...changing,
  },
  examples: [
    'arbiter remedy evening.arbiter Quarry --refund --free-play tournament',
    'arbiter remedy evening.arbiter Quarry --free-play national --note "promised by the league"',
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
