/**
 * One player's clock. The model, in the words of the rules:
 *
 *  - the first clock shows base + increment; every move is followed by the increment of the next one;
 *  - time is counted in whole microseconds, rounded down, from after `go` is written until the chunk with `bestmove` comes;
 *  - over the clock by more than the margin loses on time; within the margin the clock shows 0, never less;
 *  - a new period is awarded only after the flag was looked at.
 */
import type { Limit, Period } from './limit.ts'

/** Scheduling jitter that is no engine's fault: 10 ms on a clock, 50 ms on a fixed time a move. */
const defaultMarginMs = { clock: 10, movetime: 50 } as const
/** The limit of a move without any clock: a minute. */
const defaultHangMs = 60_000

export class Clock {
  readonly limit: Limit
  readonly #periods: readonly Period[]
  readonly #clockMarginUs: number
  readonly #movetimeUs: number
  #period = 0
  #movesInPeriod = 0
  #leftUs: number

  constructor(limit: Limit) {
    this.limit = limit
    this.#periods = limit.clock ?? []
    this.#clockMarginUs = (limit.marginMs ?? defaultMarginMs.clock) * 1000
    this.#movetimeUs = ((limit.movetimeMs ?? 0) + (limit.marginMs ?? defaultMarginMs.movetime)) * 1000
    const first = this.#periods[0]
    this.#leftUs = first ? (first.baseMs + first.incrementMs) * 1000 : 0
  }

  get hasTime(): boolean {
    return this.#periods.length > 0
  }

  /** With a clock or a fixed time, too late is a loss on time. Otherwise only the hang limit applies, and too late is a stall. */
  get isTimed(): boolean {
    return this.hasTime || this.limit.movetimeMs !== undefined
  }

  get leftUs(): number {
    return this.#leftUs
  }

  get incrementMs(): number {
    return this.#periods[this.#period]?.incrementMs ?? 0
  }

  /** Moves until the next period; undefined in the last one. */
  get movesToGo(): number | undefined {
    const moves = this.#periods[this.#period]?.moves
    return moves === undefined ? undefined : moves - this.#movesInPeriod
  }

  /** The longest the next move may take, margins included. */
  get allowanceUs(): number {
    if (!this.isTimed) return (this.limit.hangMs ?? defaultHangMs) * 1000
    const byClock = this.hasTime ? this.#leftUs + this.#clockMarginUs : Number.POSITIVE_INFINITY
    const byMove = this.limit.movetimeMs === undefined ? Number.POSITIVE_INFINITY : this.#movetimeUs
    return Math.min(byClock, byMove)
  }

  /** Charges the time of a move that was in time, and adds the next increment. */
  charge(tookUs: number): void {
    if (!this.hasTime) return
    this.#leftUs = Math.max(0, this.#leftUs - tookUs)
    this.#movesInPeriod += 1
    if (this.movesToGo === 0) this.#nextPeriod()
    this.#leftUs += this.incrementMs * 1000
  }

  #nextPeriod(): void {
    this.#period = Math.min(this.#period + 1, this.#periods.length - 1)
    this.#movesInPeriod = 0
    this.#leftUs += (this.#periods[this.#period]?.baseMs ?? 0) * 1000
  }
}
