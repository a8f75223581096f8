/** The steps of a series that are known beforehand, each played, being played, or to follow if nobody has won. */
import type { Match } from '../../chart/match.ts'
import { matchById } from '../../chart/match-by-id.ts'
import type { Result } from '../../facts/result.ts'
import type { Clocks } from '../../series/clock.ts'
import type { GameToPlay, Step } from '../../series/series.ts'
import type { Tournament } from '../../tournament/tournament.ts'

export interface Rung {
  readonly game: number
  readonly step: Step
  /** Number of the sudden-death game. */
  readonly attempt?: number
  /** Seconds. */
  readonly clock?: Clocks
  /** The seat that has White, counted from 0; the other one has Black. */
  readonly white: number
  /** `later`: played only if nobody wins before. `spared`: not needed any more. */
  readonly state: 'played' | 'now' | 'later' | 'spared'
  readonly result?: Result
}

/** From the first possible game to the last; empty for a match without such steps. */
export function ladderOf({ chart }: Tournament, id: string): Rung[] {
  const match = matchById(chart, id)
  if (!match) return []
  const now = new Set(match.series.next(match).map(({ number }) => number))
  return (match.series.ladder ?? []).map((game) => rungOf(match, game, now))
}

function rungOf(match: Match, game: GameToPlay, now: ReadonlySet<number>): Rung {
  const { number, white, step, attempt, clock } = game
  const shown = { game: number, step, white, ...(attempt === undefined ? {} : { attempt }), ...(clock && { clock }) }
  const played = match.games.find((each) => each.number === number)
  if (played) return { ...shown, white: played.white, state: 'played', result: played.score.result as Result }
  return { ...shown, state: match.outcome ? 'spared' : now.has(number) && match.isSeated ? 'now' : 'later' }
}
