/** `arbiter enter FILE [NAME]` */
import type { Tournament } from '@arbiter/core/tournament'
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { wordMissing } from '../command-line/usage.ts'
import { entrantsFrom, knownAlready, listColumns, type Newcomers, withWarnings } from '../desk/entrants.ts'
import { changing, countFrom, given } from '../desk/input/options.ts'
import { letterFrom, paidFrom, playersFrom, teamOptions } from '../desk/input/team.ts'
import { previewable, recordOrPreview } from '../desk/preview.ts'
import { message } from './words/messages.ts'

export const enter = command({
  about: message('cmd-enter-about', { columns: listColumns }),
  words: { file: 'FILE', name: 'NAME?' },
  options: {
    rating: { value: 'N', about: message('cmd-enter-rating') },
    'max-rating': { value: 'N', about: message('cmd-enter-max-rating') },
    club: { value: 'TEXT', about: message('cmd-enter-club') },
    id: { value: 'ID', about: message('cmd-enter-id') },
    ...teamOptions,
    joins: { value: 'MATCH', about: message('cmd-enter-joins') },
    entrants: { value: 'people.csv|N', about: message('cmd-enter-entrants') },
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
    const entering = async (wish: (tournament: Tournament) => Newcomers) =>
      withWarnings(
        await recordOrPreview(call, (tournament) => {
          const { entrants: newcomers, warnings } = wish(tournament)
          doubts = warnings
          return { do: 'enter', entrants: newcomers }
        }),
        doubts,
      )
    if (entrants === undefined) {
      if (name === undefined) throw misused([wordMissing('enter', 'NAME'), message('cmd-enter-usage')])
      const newcomer = { name, ...profile, ...seat }
      return entering((tournament) => ({ entrants: [newcomer], warnings: knownAlready(tournament, [newcomer]) }))
    }
    if (name !== undefined) throw misused(message('cmd-enter-either'))
    const [extra] = Object.keys(profile)
    if (extra !== undefined) throw misused(message('cmd-enter-list-says', { field: { text: extra } }))
    return entering((tournament) => seated(entrantsFrom(call.world.disk, entrants, tournament), seat))
  },
})

/** One team of a list may be sent to a match; several cannot all sit there. */
function seated({ entrants, warnings }: Newcomers, seat: Record<string, unknown>): Newcomers {
  if (seat['joins'] !== undefined && entrants.length > 1)
    throw misused(message('cmd-enter-joins-one', { count: entrants.length }))
  return { entrants: entrants.map((each) => ({ ...each, ...seat })), warnings }
}
