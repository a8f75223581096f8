/** The sentences for the place of a result, and for a ruling. */
import type { RecordedFactOf } from '../facts/fact.ts'
import type { Names } from '../formats/rule-book/facts/names.ts'
import { placeInMatch } from '../formats/rule-book/facts/says.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

type GameReport = Pick<RecordedFactOf<'game-finished'>, 'match' | 'game' | 'half' | 'result'>

/** "match 3", "game 2 of match 3"; for teams a half or extra boards. */
export function whereOf({ match: id, game, half, result }: GameReport, { seats }: Names): Message {
  const match = { match: id }
  if (half !== undefined) return placeInMatch(id, half)
  if (typeof result === 'string') return game > 1 ? message('place-game', { match, game }) : placeInMatch(id, undefined)
  const teams = seats.get(id) ?? 2
  return game > teams * (teams - 1) ? message('place-extra-boards', { match }) : placeInMatch(id, undefined)
}

export function ruling(made: RecordedFactOf<'ruling-made'>['ruling']): Message {
  switch (made.kind) {
    case 'absent':
      return message('ruling-absent', { who: made.absent.map((entrant) => ({ entrant })) })
    case 'cancelled':
      return message('ruling-cancelled')
    case 'won':
      return message('ruling-won', { who: { entrant: made.winner } })
    case 'through':
      return message('ruling-through', { who: made.through.map((entrant) => ({ entrant })) })
    case 'drawn':
      return message('ruling-drawn')
    default:
      return made satisfies never
  }
}
