/** `arbiter edit FILE WHO` */
import { command } from '../command-line/command.ts'
import { changing, countFrom, given } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const edit = command({
  about: 'Changes what is known about an entrant. "none" takes a rating or club away. Ratings are fixed at the start.',
  words: { file: 'FILE', entrant: 'WHO' },
  options: {
    name: { value: 'NAME', about: 'The new name' },
    rating: { value: 'N|none', about: 'Rating' },
    'max-rating': { value: 'N|none', about: 'The highest rating ever' },
    club: { value: 'TEXT|none', about: 'Club' },
    ...changing,
  },
  examples: ['arbiter edit club.arbiter Ann --name "Ann Bell" --club none'],
  run: (call) => {
    const { name, rating, 'max-rating': maxRating, club } = call.options
    const changes = given({
      name,
      rating: orNone(rating, (text) => countFrom('--rating', text)),
      maxRating: orNone(maxRating, (text) => countFrom('--max-rating', text)),
      club: orNone(club, (text) => text),
    })
    return record(call, { do: 'edit', entrant: call.words.entrant, ...changes })
  },
})

/** "none" takes it away. */
const orNone = <Value>(text: string | undefined, read: (text: string | undefined) => Value): Value | null =>
  text === 'none' ? null : read(text)
