/** `arbiter enter FILE [NAME]` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { entrantsFrom } from '../desk/entrants.ts'
import { changing, countFrom, given } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const enter = command({
  about: 'Enters somebody, or everybody on a list (a CSV file with the columns name, rating, maxRating, club, id).',
  words: { file: 'FILE', name: 'NAME?' },
  options: {
    rating: { value: 'N', about: 'Rating, a whole number' },
    'max-rating': { value: 'N', about: 'The highest rating ever, for formats that ask for it' },
    club: { value: 'TEXT', about: 'Club' },
    id: { value: 'ID', about: 'An id of your own, such as a membership number' },
    entrants: { value: 'people.csv|N', about: 'A list of people, or so many players called Player 1, Player 2, …' },
    ...changing,
  },
  examples: ['arbiter enter club.arbiter "Ann Bell" --rating 1850', 'arbiter enter club.arbiter --entrants people.csv'],
  run: (call) => {
    const { name } = call.words
    const { rating, 'max-rating': maxRating, club, id, entrants } = call.options
    const profile = given({
      rating: countFrom('--rating', rating),
      maxRating: countFrom('--max-rating', maxRating),
      club,
      id,
    })
    if (entrants === undefined) {
      if (name === undefined)
        throw misused('enter: NAME is missing. Usage: arbiter enter FILE NAME, or --entrants people.csv')
      return record(call, { do: 'enter', entrants: [{ name, ...profile }] })
    }
    if (name !== undefined || Object.keys(profile).length > 0)
      throw misused('enter takes either one NAME or --entrants, not both.')
    return record(call, { do: 'enter', entrants: entrantsFrom(call.world.disk, entrants) })
  },
})
