/** The steps of a series that are known beforehand: what was played, what is played now, what follows only if it must. */
import type { Match } from '../chart/match.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Result } from '../facts/result.ts'
import type { Clocks } from '../series/clock.ts'
import type { GameToPlay, Step } from '../series/series.ts'
import type { Tournament } from '../tournament/tournament.ts'

export interface Rung {
  readonly game: number
  readonly step: Step
  /** Which sudden-death game it is. */
  readonly attempt?: number
  /** Seconds. */
  readonly clock?: Clocks
  /** The seat that has White, counted from 0; the other one has Black. */
  readonly white: number
  /** `later`: only if nobody has won before. `spared`: somebody has. */
  readonly state: 'played' | 'now' | 'later' | 'spared'
  readonly result?: Result
}

/** From the first game to the last there can be; none where a match has no such steps. */
export function ladderOf({ chart }: Tournament, id: string): Rung[] {
  const match = chart.board.matches.get(id as MatchId)
  const now = new Set(match?.series.next(match).map(({ number }) => number))
  return (match?.series.ladder ?? []).map((game) => rungOf(match as Match, game, now))
}

function rungOf(match: Match, game: GameToPlay, now: ReadonlySet<number>): Rung {
  const { number, white, step, attempt, clock } = game
  const shown = { game: number, step, white, ...(attempt === undefined ? {} : { attempt }), ...(clock && { clock }) }
  const played = match.games.find((each) => each.number === number)
  if (played) return { ...shown, white: played.white, state: 'played', result: played.score.result as Result }
  return { ...shown, state: match.outcome ? 'spared' : now.has(number) && match.isSeated ? 'now' : 'later' }
}
