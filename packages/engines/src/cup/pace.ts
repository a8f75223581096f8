/** How long games take, and so when the cup will be over. */
import type { GameRecord } from '../game/record.ts'

/** What is left to play of a round. */
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

  /** Rounds come one after the other, and a match plays one game at a time. */
  secondsLeft(rounds: readonly RoundRemainder[]): number | undefined {
    if (this.#games === 0) return undefined
    const turns = rounds.reduce(
      (sum, { games, matches }) => sum + games / Math.max(1, Math.min(this.#atOnce, matches)),
      0,
    )
    return Math.round((turns * this.#ms) / this.#games / 1000)
  }
}
