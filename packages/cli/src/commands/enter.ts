/** `arbiter enter FILE [NAME]` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { entrantsFrom, listColumns } from '../desk/entrants.ts'
import { changing, countFrom, given } from '../desk/options.ts'
import { previewable, recordOrPreview } from '../desk/previewing.ts'
import { letterFrom, paidFrom, playersFrom, teamOptions } from '../desk/team.ts'

export const enter = command({
  about: `Enters somebody, or everybody on a list (a CSV file with the ${listColumns}).`,
  words: { file: 'FILE', name: 'NAME?' },
  options: {
    rating: { value: 'N', about: 'Rating, a whole number' },
    'max-rating': { value: 'N', about: 'The highest rating ever, for formats that ask for it' },
    club: { value: 'TEXT', about: 'Club' },
    id: { value: 'ID', about: 'An id of your own, such as a membership number' },
    ...teamOptions,
    joins: { value: 'MATCH', about: 'A late team: the match it takes a seat in; the rules choose one unless given' },
    entrants: {
      value: 'people.csv|N',
      about: 'A list of people or teams, or a number: they are called Player 1, Player 2, … or Team 1, Team 2, …',
    },
    ...previewable,
    ...changing,
  },
  examples: [
    'arbiter enter club.arbiter "Ann Bell" --rating 1850',
    'arbiter enter club.arbiter --entrants people.csv',
    'arbiter enter evening.arbiter Reds --captain "Ann Bell" --paid yes --player "Ann Bell;1234567;1500.25"',
    'arbiter enter evening.arbiter Latecomers --joins 4 --preview',
  ],
  run: (call) => {
    const { name } = call.words
    const { rating, 'max-rating': maxRating, club, id, captain, paid, claimed, player, joins, entrants } = call.options
    const profile = given({
      rating: countFrom('--rating', rating),
      maxRating: countFrom('--max-rating', maxRating),
      club,
      id,
      captain,
      paid: paidFrom(paid),
      claimed: letterFrom(claimed),
      players: playersFrom(player),
      joins,
    })
    if (entrants === undefined) {
      if (name === undefined)
        throw misused('enter: NAME is missing. Usage: arbiter enter FILE NAME, or --entrants people.csv')
      return recordOrPreview(call, { do: 'enter', entrants: [{ name, ...profile }] })
    }
    if (name !== undefined || Object.keys(profile).length > 0)
      throw misused('enter takes either one NAME or --entrants, not both.')
    return recordOrPreview(call, ({ format }) => ({
      do: 'enter',
      entrants: entrantsFrom(call.world.disk, entrants, format),
    }))
  },
})
