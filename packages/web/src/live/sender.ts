/**
 * Sends commands. Every command has one key from the moment it is meant until its outcome is known: an answer that is lost
 * on the way is asked for again under the same key, so that nothing is done twice and nothing is said that is not known.
 */
import { type Answer, newKey, type Problem } from './api.ts'
import type { Asked, Done } from './live.ts'
import { Subject } from './subscription.ts'
import { words } from './words/messages.ts'

/** A command on its way: the last fact it was decided on goes with it. */
export interface Meant {
  readonly command: Asked
  readonly key: string
  readonly expect: number | undefined
}

export interface Line {
  post(meant: Meant): Promise<Answer<Done>>
  /** Its facts are in the log: however the answer got lost, it was done. */
  isDone(key: string): boolean
  pause(ms: number): Promise<void>
}

/** A hall's network is usually back within seconds; whoever waits longer decides again. */
export const retriesMs: readonly number[] = [500, 1500, 4000]

export class Sender extends Subject {
  readonly #line: Line
  readonly #unsettled = new Map<string, Meant>()
  #asking = 0

  constructor(line: Line) {
    super()
    this.#line = line
  }

  /** An answer was lost and is asked for again. */
  get isAskingAgain(): boolean {
    return this.#asking > 0
  }

  async send(command: Asked, expect: number | undefined): Promise<Answer<Done>> {
    const name = JSON.stringify(command)
    const meant = this.#unsettledAs(name) ?? { command, key: newKey(), expect }
    this.#unsettled.set(name, meant)
    const answer = await this.#answerTo(meant)
    if (!answer.ok && !isRefused(answer.problem)) return { ok: false, problem: unknown(answer.problem) }
    this.#unsettled.delete(name)
    return answer
  }

  /** The same command, whose outcome nobody knows. */
  #unsettledAs(name: string): Meant | undefined {
    const meant = this.#unsettled.get(name)
    return meant && !this.#line.isDone(meant.key) ? meant : undefined
  }

  async #answerTo(meant: Meant): Promise<Answer<Done>> {
    const answer = await this.#line.post(meant)
    if (isFinal(answer)) return answer
    this.#asking++
    this.tell()
    const later = await this.#askedAgain(meant, answer)
    this.#asking--
    this.tell()
    return later
  }

  async #askedAgain(meant: Meant, first: Answer<Done>): Promise<Answer<Done>> {
    let answer = first
    for (const ms of retriesMs) {
      await this.#line.pause(ms)
      answer = await this.#line.post(meant)
      if (isFinal(answer)) break
    }
    return answer
  }
}

/** Otherwise nobody answered, something on the way did, or the server itself does not know. */
export const isRefused = ({ status, code }: Problem): boolean =>
  status >= 400 && status < 500 && status !== 408 && code !== 'unreadable'

/** Asked again, the server would make the same mistake. */
const isFinal = (answer: Answer<unknown>): boolean =>
  answer.ok || isRefused(answer.problem) || answer.problem.code === 'our-mistake'

/** A mistake of the server has a number to tell whoever runs it, and says itself what is not known. */
const unknown = (problem: Problem): Problem =>
  problem.code === 'our-mistake' ? problem : { ...problem, sentence: words('live-unknown') }
