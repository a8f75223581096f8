/** Estimates when the cup will end, from the length of its games. */
import type { GameRecord } from '../game/record.ts'

/** The unplayed games of a round. */
export interface RoundRemainder {
  readonly games: number
  readonly matches: number
}

export class Pace {
  readonly startedAt: number
  readonly #atOnce: number
  #games = 0
  #ms = 0

  constructor(atOnce: number, startedAt: number) {
    this.#atOnce = atOnce
    this.startedAt = startedAt
  }

  played({ startedAt, endedAt }: GameRecord): void {
    this.#games++
    this.#ms += Date.parse(endedAt) - Date.parse(startedAt)
  }

  /** Rounds are played one after the other, and so are the games of a match. */
  secondsLeft(rounds: readonly RoundRemainder[]): number | undefined {
    if (this.#games === 0) return undefined
    const turns = rounds.reduce(
      (sum, { games, matches }) => sum + games / Math.max(1, Math.min(this.#atOnce, matches)),
      0,
    )
    return Math.round((turns * this.#ms) / this.#games / 1000)
  }
}
