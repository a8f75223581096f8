/** `arbiter edit FILE WHO` */
import { command } from '../command-line/command.ts'
import { changing, countFrom, given } from '../desk/options.ts'
import { record } from '../desk/recording.ts'
import { letterFrom, paidFrom, playersFrom } from '../desk/team.ts'

export const edit = command({
  about:
    'Changes what is known about an entrant. "none" takes a rating, club, captain or all players away. Ratings and the players of a team are fixed at the start.',
  words: { file: 'FILE', entrant: 'WHO' },
  options: {
    name: { value: 'NAME', about: 'The new name' },
    rating: { value: 'N|none', about: 'Rating' },
    'max-rating': { value: 'N|none', about: 'The highest rating ever' },
    club: { value: 'TEXT|none', about: 'Club' },
    captain: { value: 'NAME|none', about: 'Captain of a team' },
    paid: { value: 'yes|no|none', about: 'Has the entry been paid? none: nothing is said about it' },
    claimed: { value: 'LETTER|none', about: 'The bracket the team was given when it bought its entry' },
    player: {
      value: '"NAME;NUMBER;MASTERPOINTS"',
      isList: true,
      about: 'A member of the team, once for each: replaces the whole list; or none',
    },
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
