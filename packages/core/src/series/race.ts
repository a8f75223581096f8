/** A race to a number of points with alternating colours; drawn if both reach it in the same game. */

import { at } from '../lists/at.ts'
import { type Clock, sameClocks } from './clock.ts'
import { drawn, firstWins, type GameToPlay, nobodyWins, type Outcome, type Series, secondWins } from './series.ts'
import type { SeriesMatch } from './series-match.ts'

export function race(halfPoints: number, clock: Clock): Series {
  const games = normalGames(halfPoints, clock)
  return {
    min: Math.ceil(halfPoints / 2),
    max: halfPoints,
    ladder: games.flat(),
    canBeDrawn: true,
    results: 'marks',
    absence: 'forfeits-games',
    judge: (match) => judgeRace(match, halfPoints),
    next: ({ games: played, outcome }) => (outcome ? noGames : (games[played.length] ?? noGames)),
  }
}

export const noGames: readonly GameToPlay[] = []

/** The next game after a number of games, as a cached list of one. */
export function normalGames(halfPoints: number, clock: Clock): (readonly GameToPlay[])[] {
  const clocks = sameClocks(clock)
  return Array.from({ length: halfPoints }, (_, i) => [{ ...colours(i + 1), step: 'normal', clock: clocks }])
}

/** The first seat has White in odd games. */
export const colours = (number: number): Pick<GameToPlay, 'number' | 'white' | 'black'> =>
  number % 2 === 1 ? { number, white: 0, black: 1 } : { number, white: 1, black: 0 }

const played = { first: firstWins('score'), second: secondWins('score') }
const forfeited = { first: firstWins('forfeit'), second: secondWins('forfeit') }
const level = drawn('draw')
const nobodyCame = nobodyWins('forfeit')

/** The outcome so far; a game that both miss ends the race. */
export function judgeRace(match: SeriesMatch, halfPoints: number): Outcome | undefined {
  const last = at(match.games, match.games.length - 1)
  if (last.score.result === '--') return nobodyCame
  const [first, second] = [halfPointsOf(match, 0), halfPointsOf(match, 1)]
  if (first < halfPoints && second < halfPoints) return undefined
  if (first >= halfPoints && second >= halfPoints) return level
  const outcomes = last.score.isForfeit ? forfeited : played
  return first > second ? outcomes.first : outcomes.second
}

function halfPointsOf({ games }: SeriesMatch, seat: number): number {
  let sum = 0
  for (const { white, score } of games) sum += white === seat ? score.white : score.black
  return sum
}
