/** The deadline of a search, kept by a timer independent of the engine's output. */
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

  /** Keeps the timer of an earlier search if it rings soon enough: most never ring. */
  set(dueUs: number): void {
    this.#dueUs = dueUs
    if (this.#timer && this.#ringsUs <= dueUs) return
    clearTimeout(this.#timer)
    this.#ringsUs = dueUs
    const ms = Math.min(Math.ceil((dueUs - nowUs()) / 1000) + 1, longestTimerMs)
    this.#timer = setTimeout(() => this.#rang(), ms)
  }

  /** The answer has come. */
  lift(): void {
    this.#dueUs = none
  }

  /** No further search is expected for now. */
  clear(): void {
    this.#dueUs = none
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** An answer in time may still be unread: the pipes are read once more before the ruling. */
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
