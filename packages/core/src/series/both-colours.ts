/** Two games, one with each colour, in any order; the match may end level. */
import { at } from '../lists/at.ts'
import { drawn, firstWins, type GameToPlay, nobodyWins, type Outcome, type Series, secondWins } from './series.ts'
import type { Game } from './series-match.ts'

export const bothColours: Series = {
  min: 2,
  max: 2,
  canBeDrawn: true,
  results: 'marks',
  absence: 'forfeits-games',
  judge: ({ games }) => (games.length < 2 ? undefined : outcomeOf(at(games, 0), at(games, 1))),
  next: ({ games }) => toPlay(games[0], games.length),
}

const first: GameToPlay = { number: 1, white: 0, black: 1, step: 'normal' }
const second: GameToPlay = { number: 2, white: 1, black: 0, step: 'normal' }
const neitherPlayed = [first, second]
const secondLeft = [second]
const firstLeft = [first]
const none: readonly GameToPlay[] = []

/** The game left after the first report. */
function toPlay(played: Game | undefined, count: number): readonly GameToPlay[] {
  if (!played) return neitherPlayed
  if (count > 1) return none
  return played.number === 1 ? secondLeft : firstLeft
}

const played = { first: firstWins('score'), second: secondWins('score'), level: drawn('draw') }
const forfeited = { first: firstWins('forfeit'), second: secondWins('forfeit'), level: drawn('forfeit') }
const nobodyCame = nobodyWins('forfeit')

function outcomeOf(one: Game, other: Game): Outcome {
  if (one.score.result === '--' && other.score.result === '--') return nobodyCame
  const outcomes = one.score.isForfeit && other.score.isForfeit ? forfeited : played
  const lead = leadIn(one) + leadIn(other)
  if (lead === 0) return outcomes.level
  return lead > 0 ? outcomes.first : outcomes.second
}

/** The lead of the first seat in half points. */
const leadIn = ({ white, score }: Game): number => (white === 0 ? score.white - score.black : score.black - score.white)
