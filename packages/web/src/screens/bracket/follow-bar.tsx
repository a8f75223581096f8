/** The followed entrant and the next match on the path. */

import type { BulletinBracket, BulletinMatch, SeatOutline } from '@arbiter/core/bulletin'
import { currentOf, isOut, type PathStep } from '@arbiter/paper/pictures'
import { seatWords } from '../../parts/match-words.ts'
import { words } from './words/messages.ts'

interface FollowBarProps {
  readonly bracket: BulletinBracket
  readonly name: string
  readonly steps: readonly PathStep[]
  readonly onStop: () => void
}

export const FollowBar = ({ bracket, name, steps, onStop }: FollowBarProps) => (
  <p class="following">
    <svg viewBox="0 0 28 8" aria-hidden="true">
      <path d="M0 4h28" stroke="currentColor" stroke-width="4" />
    </svg>
    <span>
      {words('bracket-following')} <b dir="auto">{name}</b> {standing(bracket, name, steps)}
    </span>
    <button
      type="button"
      class="btn bare"
      aria-label={words('bracket-stop-following', { name: { text: name } })}
      onClick={onStop}
    >
      {words('bracket-stop')}
    </button>
  </p>
)

export function standing(bracket: BulletinBracket, name: string, steps: readonly PathStep[]): string {
  const now = currentOf(steps)
  if (!now) return words('bracket-not-in')
  const { match } = now
  const opponents = opponentsIn(match, name)
  if (match.state === 'decided') return isOut(match, name) ? lostTo(match) : words('bracket-won-it')
  const next = steps[steps.indexOf(now) + 1]
  const after = next && bracket.drawnAs === 'tree' ? ` ${meets(now, next)}` : ''
  const text =
    match.state === 'open'
      ? words('bracket-plays', { match: { text: match.match }, opponents })
      : words('bracket-awaits', { match: { text: match.match }, opponents })
  return text + after
}

const lostTo = ({ match, winner }: BulletinMatch): string =>
  winner
    ? words('bracket-lost', { match: { text: match }, winner: { text: winner } })
    : words('bracket-went-out', { match: { text: match } })

const opponentsIn = ({ seats }: BulletinMatch, name: string) =>
  seats.filter(({ entrant }) => entrant !== name).map(inSentence)

const meets = (now: PathStep, { match }: PathStep): string =>
  words('bracket-meets', {
    match: { text: match.match },
    opponents: match.seats.filter(({ winnerOf }) => winnerOf !== now.match.match).map(inSentence),
  })

const inSentence = (seat: SeatOutline) => ({ text: opponentWords(seat) })

const opponentWords = (seat: SeatOutline): string =>
  seat.entrant === undefined && seat.winnerOf !== undefined
    ? words('bracket-winner-of', { match: { text: seat.winnerOf } })
    : seatWords(seat)
