/** What the history says about teams: their players and payment, and which part of a match was played. */
import type { Recorded } from '../facts/fact.ts'
import { plural } from '../words/sentence.ts'

type Entered = Extract<Recorded, { type: 'entrant-entered' }>['entrant']

/** " (rating 1850, Northside)", " (captain Ann, 4 players with 1500.25 masterpoints on average, not paid)". */
export function profile({ rating, maxRating, club, captain, paid, claimed, players }: Entered): string {
  const known = [
    ...(rating === undefined ? [] : [`rating ${rating}`]),
    ...(maxRating === undefined ? [] : [`highest rating ${maxRating}`]),
    ...(club === undefined ? [] : [club]),
    ...(captain === undefined ? [] : [`captain ${captain}`]),
    ...(players === undefined ? [] : [playersInWords(players)]),
    ...(paid === undefined ? [] : [paid ? 'paid' : 'not paid']),
    ...(claimed === undefined ? [] : [`told bracket ${claimed}`]),
  ]
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

type Players = NonNullable<Entered['players']>

function playersInWords(players: Players): string {
  const hundredths = players.reduce((sum, { masterpoints }) => sum + Math.round(masterpoints * 100), 0)
  const average = Math.round(hundredths / players.length) / 100
  return `${plural(players.length, 'player')} with ${average} masterpoints on average`
}

/** What was changed about a team. */
export function teamEdits({ captain, paid, claimed, players }: Extract<Recorded, { type: 'entrant-edited' }>) {
  return {
    captain,
    paid: typeof paid === 'boolean' ? (paid ? 'yes' : 'no') : paid,
    claimed,
    players: players ? players.map(({ name, masterpoints }) => `${name} ${masterpoints}`).join(', ') : players,
  }
}

/** "first half", "extra boards"; nothing of a whole match. */
export function partOf(
  { match, game, half }: Pick<Extract<Recorded, { type: 'game-finished' }>, 'match' | 'game' | 'half'>,
  seats: ReadonlyMap<string, number>,
): string {
  if (half !== undefined) return half === 1 ? 'first half' : 'second half'
  const teams = seats.get(match) ?? 2
  return game > teams * (teams - 1) ? 'extra boards' : ''
}
