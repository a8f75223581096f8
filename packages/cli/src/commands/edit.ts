/** `arbiter edit FILE WHO` */
import { command } from '../command-line/command.ts'
import { changing, countFrom, given } from '../desk/input/options.ts'
import { letterFrom, paidFrom, playersFrom, teamOptions } from '../desk/input/team.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const edit = command({
  about: message('cmd-edit-about'),
  words: { file: 'FILE', entrant: 'WHO' },
  options: {
    name: { value: 'NAME', about: message('cmd-edit-name') },
    rating: { value: 'N|none', about: message('cmd-edit-rating') },
    'max-rating': { value: 'N|none', about: message('cmd-edit-max-rating') },
    club: { value: 'TEXT|none', about: message('cmd-enter-club') },
    captain: { value: 'NAME|none', about: teamOptions.captain.about },
    paid: { value: 'yes|no|none', about: message('cmd-edit-paid') },
    claimed: { value: 'LETTER|none', about: message('cmd-edit-claimed') },
    player: { value: '"NAME;NUMBER;MASTERPOINTS"', isList: true, about: message('cmd-edit-player') },
    ...changing,
  },
  examples: [
    'arbiter edit club.arbiter Ann --name "Ann Bell" --club none',
    'arbiter edit evening.arbiter Reds --paid yes --captain "Ben Ito"',
  ],
  run: (call) => {
    const { name, rating, 'max-rating': maxRating, club, captain, paid, claimed, player } = call.options
    const changes = given({
      name,
      rating: orNone(rating, (text) => countFrom('--rating', text)),
      maxRating: orNone(maxRating, (text) => countFrom('--max-rating', text)),
      club: orNone(club, (text) => text),
      captain: orNone(captain, (text) => text),
      paid: orNone(paid, paidFrom),
      claimed: orNone(claimed, letterFrom),
      players: player.join() === 'none' ? null : playersFrom(player),
    })
    return record(call, { do: 'edit', entrant: call.words.entrant, ...changes })
  },
})

/** "none" takes it away. */
const orNone = <Value>(text: string | undefined, read: (text: string | undefined) => Value): Value | null =>
  text === 'none' ? null : read(text)
