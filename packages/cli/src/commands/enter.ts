/** `arbiter enter FILE [NAME]` */
import type { Tournament } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { entrantsFrom, knownAlready, listColumns, type Newcomers, withWarnings } from '../desk/entrants.ts'
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
    })
    const seat = given({ joins })
    let doubts: Newcomers['warnings'] = []
    const entering = (wish: (tournament: Tournament) => Newcomers) =>
      withWarnings(
        recordOrPreview(call, (tournament) => {
          const { entrants: newcomers, warnings } = wish(tournament)
          doubts = warnings
          return { do: 'enter', entrants: newcomers }
        }),
        doubts,
      )
    if (entrants === undefined) {
      if (name === undefined)
        throw misused('enter: NAME is missing. Usage: arbiter enter FILE NAME, or --entrants people.csv')
      const newcomer = { name, ...profile, ...seat }
      return entering((tournament) => ({ entrants: [newcomer], warnings: knownAlready(tournament, [newcomer]) }))
    }
    if (name !== undefined) throw misused('enter takes either one NAME or --entrants, not both.')
    const [extra] = Object.keys(profile)
    if (extra !== undefined) throw misused(`enter: with --entrants the list says it all; leave out the ${extra}.`)
    return entering((tournament) => seated(entrantsFrom(call.world.disk, entrants, tournament), seat))
  },
})

/** One team of a list may be sent to a match; several cannot all sit there. */
function seated({ entrants, warnings }: Newcomers, seat: Record<string, unknown>): Newcomers {
  if (seat['joins'] !== undefined && entrants.length > 1)
    throw misused(`enter: --joins is for one team, and ${entrants.length} are on the list. Enter them one by one.`)
  return { entrants: entrants.map((each) => ({ ...each, ...seat })), warnings }
}
