/** A match as one sentence: the accessible name of every card. */
import type { BulletinMatch, SeatOutline } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { scoreText } from '../words/figures.ts'
import { textOf } from '../words/message-text.ts'
import { message, words } from './words/messages.ts'

/** The entrant, or where the seat is fed from: "Anna Alder", "Winner of 12". */
export const seatWords = (seat: SeatOutline): string => seat.entrant ?? textOf(seatMessage(seat))

/** The same as a message. */
export function seatMessage({ entrant, nobody, winnerOf, loserOf, number, seed }: SeatOutline): Message {
  if (entrant !== undefined) return message('parts-match-entrant', { name: { text: entrant } })
  if (nobody) return message('parts-match-nobody')
  if (winnerOf !== undefined) return message('parts-match-winner-of', { match: { text: winnerOf } })
  if (loserOf !== undefined) return message('parts-match-loser-of', { match: { text: loserOf } })
  if (number !== undefined) return message('parts-match-number', { number })
  return seed === undefined ? message('parts-match-waiting') : message('parts-match-seed', { seed })
}

export const matchName = (id: string): string => words('parts-match', { match: { text: id } })

/** "Match 11, quarter-final: Clara Cedar against Felix Fir, being played, ½–½." */
export const matchSentence = (match: BulletinMatch, round: Message, isLive = false): string =>
  words('parts-match-sentence', {
    match: { text: matchName(match.match) },
    round: { text: textOf(round) },
    seats: seatsOf(match),
    standing: standing(match, isLive),
  })

/** "Clara Cedar against Felix Fir". */
export function seatsOf({ seats }: BulletinMatch): Message {
  const called = seats.map((seat) => ({ text: seatWords(seat) }))
  const [one, other, ...more] = called
  if (one && other && more.length === 0) return message('parts-match-two', { one, other })
  return message('parts-match-several', { seats: called })
}

function standing(match: BulletinMatch, isLive: boolean): Message {
  const score = { text: match.seats.length === 2 ? scoreText(match) : '' }
  if (match.state === 'waiting') return message('parts-match-waiting')
  if (match.state === 'open' && match.games.length > 0)
    return score.text === '' ? message('parts-match-live') : message('parts-match-live-score', { score })
  if (match.state === 'open') return isLive ? message('parts-match-live') : message('parts-match-open')
  return outcome(match, score)
}

function outcome(
  { annulled, advancing = [], winner, seats }: BulletinMatch,
  score: { readonly text: string },
): Message {
  if (annulled) return message('parts-match-annulled')
  if (advancing.length > 1) return message('parts-match-go-on', { names: advancing.map((text) => ({ text })) })
  if (winner) return won({ text: winner }, score)
  if (seats.length !== 2) return message('parts-match-decided')
  return score.text === '' ? message('parts-match-drawn') : message('parts-match-drawn-score', { score })
}

const won = (winner: { readonly text: string }, score: { readonly text: string }): Message =>
  score.text === '' ? message('parts-match-won', { winner }) : message('parts-match-won-score', { winner, score })
