/** Who is followed, and what comes next on the way. */
import type { BracketShown, MatchShown, SeatShown } from '@arbiter/core'
import { seatWords } from '../../parts/match-words.ts'
import { currentOf, isOut, type Step } from './path.ts'
import { words } from './words.ts'

interface FollowingProps {
  readonly bracket: BracketShown
  readonly name: string
  readonly steps: readonly Step[]
  readonly onStop: () => void
}

export const Following = ({ bracket, name, steps, onStop }: FollowingProps) => (
  <p class="following">
    <svg viewBox="0 0 28 8" aria-hidden="true">
      <path d="M0 4h28" stroke="currentColor" stroke-width="4" />
    </svg>
    <span>
      {words.following} <b dir="auto">{name}</b>: {standing(bracket, name, steps)}
    </span>
    <button type="button" class="btn bare" aria-label={words.stopFollowing(name)} onClick={onStop}>
      {words.stop}
    </button>
  </p>
)

export function standing(bracket: BracketShown, name: string, steps: readonly Step[]): string {
  const now = currentOf(steps)
  if (!now) return words.notIn
  const { match } = now
  const opponent = opponentIn(match, name)
  if (match.state === 'decided') return isOut(match, name) ? lostTo(match) : words.wonIt
  const next = steps[steps.indexOf(now) + 1]
  const after = next && bracket.drawnAs === 'tree' ? ` ${meets(now, next)}` : ''
  const text = match.state === 'open' ? words.plays(match.match, opponent) : words.awaits(match.match, opponent)
  return text + after
}

const lostTo = ({ match, winner }: MatchShown): string => (winner ? words.lost(match, winner) : words.lostAlone(match))

const opponentIn = ({ seats }: MatchShown, name: string): string =>
  seats
    .filter(({ entrant }) => entrant !== name)
    .map(inSentence)
    .join(', ')

const meets = (now: Step, { match }: Step): string =>
  words.meets(
    match.match,
    match.seats
      .filter(({ winnerOf }) => winnerOf !== now.match.match)
      .map(inSentence)
      .join(', '),
  )

const inSentence = (seat: SeatShown): string =>
  seat.entrant === undefined && seat.winnerOf !== undefined ? words.theWinnerOf(seat.winnerOf) : seatWords(seat)
