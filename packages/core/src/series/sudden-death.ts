/**
 * A race that cannot be drawn: if both reach the points together, sudden-death games follow with ever shorter clocks, then
 * Armageddon, where a draw is a win for Black.
 */

import { at } from '../lists/at.ts'
import { type Clock, plainClock, sameClocks } from './clock.ts'
import { colours, judgeRace, noGames, normalGames } from './race.ts'
import { firstWins, type GameToPlay, nobodyWins, type Outcome, type Series, secondWins } from './series.ts'
import type { Game } from './series-match.ts'

const attempts = 10
const shortest = 30
const armageddonClocks = { white: plainClock(300), black: plainClock(240) }

export function raceWithSuddenDeath(halfPoints: number, clock: Clock): Series {
  const games = ladder(halfPoints, clock)
  return {
    min: Math.ceil(halfPoints / 2),
    max: halfPoints + attempts + 1,
    ladder: games.flat(),
    canBeDrawn: false,
    results: 'marks',
    absence: 'forfeits-games',
    judge(match) {
      const extra = match.games.length - halfPoints
      if (extra > 0) return judgeExtra(at(match.games, match.games.length - 1), extra)
      const outcome = judgeRace(match, halfPoints)
      return outcome?.tied ? undefined : outcome
    },
    next: ({ games: played, outcome }) => (outcome ? noGames : (games[played.length] ?? noGames)),
  }
}

/** A level race takes exactly as many games as half points, so every later game belongs to the ladder. */
function ladder(halfPoints: number, clock: Clock): (readonly GameToPlay[])[] {
  const sudden = Array.from({ length: attempts }, (_, i): readonly GameToPlay[] => {
    const attempt = i + 1
    const clocks = sameClocks(plainClock(secondsOf(clock.base, attempt)))
    return [{ ...colours(halfPoints + attempt), step: 'sudden-death', attempt, clock: clocks }]
  })
  const last: GameToPlay = { ...colours(halfPoints + attempts + 1), step: 'armageddon', clock: armageddonClocks }
  return [...normalGames(halfPoints, clock), ...sudden, [last]]
}

/** Each attempt halves the base time, down to half a minute. */
const secondsOf = (base: number, attempt: number): number => Math.max(shortest, base / 2 ** attempt)

const sudden = { first: firstWins('sudden-death'), second: secondWins('sudden-death') }
const armageddon = { first: firstWins('armageddon'), second: secondWins('armageddon') }
const forfeited = { first: firstWins('forfeit'), second: secondWins('forfeit') }
const nobodyCame = nobodyWins('forfeit')

function judgeExtra({ score, white, black }: Game, attempt: number): Outcome | undefined {
  if (score.result === '--') return nobodyCame
  const isArmageddon = attempt > attempts
  const outcomes = score.isForfeit ? forfeited : isArmageddon ? armageddon : sudden
  if (score.white === score.black && !isArmageddon) return undefined
  const winner = score.white > score.black ? white : black
  return winner === 0 ? outcomes.first : outcomes.second
}
