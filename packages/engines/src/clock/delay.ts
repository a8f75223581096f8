/**
 * Measures how late this process is, by a timer that should tick every few milliseconds. Whatever the cause (garbage collection,
 * a busy core, a suspend), an engine must not pay for it.
 */
import { nowUs } from './now.ts'

const everyMs = 5
/** Ordinary jitter of a timer. */
const usualUs = 1000

export class DelayProbe {
  #timer: NodeJS.Timeout | undefined
  #tickedUs = 0
  #sinceUs = 0
  #largestUs = 0

  /** Starts the measurement for a move. */
  restart(atUs: number): void {
    if (!this.#timer) this.#begin()
    this.#sinceUs = atUs
    this.#largestUs = 0
  }

  /** The largest delay since the restart, including one that is just ending. */
  largestUs(atUs: number): number {
    return Math.max(this.#largestUs, this.#delayUs(atUs))
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #begin(): void {
    this.#tickedUs = nowUs()
    this.#timer = setInterval(() => this.#tick(), everyMs)
    this.#timer.unref()
  }

  #tick(): void {
    const atUs = nowUs()
    this.#largestUs = this.largestUs(atUs)
    this.#tickedUs = atUs
  }

  #delayUs(atUs: number): number {
    const lateUs = atUs - Math.max(this.#tickedUs + everyMs * 1000, this.#sinceUs)
    return lateUs > usualUs ? Math.floor(lateUs) : 0
  }
}
