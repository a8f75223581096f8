/**
 * How late this process itself was: a timer that should tick every few milliseconds, and by how much it did not. What
 * held us up (a collection, a stolen core, a suspend) does not matter; an engine must not pay for it.
 */
import { nowUs } from './now.ts'

const everyMs = 5
/** Ordinary lateness of a timer. */
const usualUs = 1000

export class DelayProbe {
  #timer: NodeJS.Timeout | undefined
  #tickedUs = 0
  #sinceUs = 0
  #largestUs = 0

  /** Begins a move: what was before is forgotten. */
  restart(atUs: number): void {
    if (!this.#timer) this.#begin()
    this.#sinceUs = atUs
    this.#largestUs = 0
  }

  /** The largest delay since the restart, including one we are just coming out of. */
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
