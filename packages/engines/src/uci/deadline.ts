/** The one deadline of a search, kept by a timer and whatever the engine says meanwhile. */
import { nowUs } from '../clock/now.ts'

const longestTimerMs = 2 ** 31 - 1
const none = Number.POSITIVE_INFINITY

export class Deadline {
  readonly #onPassed: (atUs: number) => void
  #dueUs = none
  #timer: NodeJS.Timeout | undefined
  #ringsUs = 0

  constructor(onPassed: (atUs: number) => void) {
    this.#onPassed = onPassed
  }

  /** The timer of an earlier search is left alone if it rings soon enough: most never get to ring. */
  set(dueUs: number): void {
    this.#dueUs = dueUs
    if (this.#timer && this.#ringsUs <= dueUs) return
    clearTimeout(this.#timer)
    this.#ringsUs = dueUs
    const ms = Math.min(Math.ceil((dueUs - nowUs()) / 1000) + 1, longestTimerMs)
    this.#timer = setTimeout(() => this.#rang(), ms)
  }

  /** The answer is there. */
  lift(): void {
    this.#dueUs = none
  }

  /** And nothing more will be asked for now. */
  clear(): void {
    this.#dueUs = none
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** An answer that came in time may still lie unread: the pipes are looked at once more before we rule. */
  #rang(): void {
    this.#timer = undefined
    setImmediate(() => this.#look(nowUs()))
  }

  #look(atUs: number): void {
    if (this.#dueUs === none) return
    if (atUs > this.#dueUs) this.#onPassed(atUs)
    else this.set(this.#dueUs)
  }
}
