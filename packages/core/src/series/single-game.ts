/** One game, the first seat with White; a draw stays a draw. */
import { first } from '../lists/at.ts'
import { drawn, firstWins, type GameToPlay, nobodyWins, type Outcome, type Series, secondWins } from './series.ts'
import type { Game } from './series-match.ts'

export const singleGame: Series = {
  min: 1,
  max: 1,
  canBeDrawn: true,
  results: 'marks',
  absence: 'forfeits-games',
  judge: (match) => outcomeOf(first(match.games)),
  next: (match) => (match.games.length === 0 ? theGame : none),
}

const theGame: readonly GameToPlay[] = [{ number: 1, white: 0, black: 1, step: 'normal' }]
const none: readonly GameToPlay[] = []

const played = { first: firstWins('score'), second: secondWins('score'), level: drawn('draw') }
const forfeited = { first: firstWins('forfeit'), second: secondWins('forfeit'), level: nobodyWins('forfeit') }

function outcomeOf({ score }: Game): Outcome {
  const outcomes = score.isForfeit ? forfeited : played
  if (score.white === score.black) return outcomes.level
  return score.white > score.black ? outcomes.first : outcomes.second
}
