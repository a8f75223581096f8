/**
 * Sends commands. Each command has one idempotency key until its outcome is known: a lost answer is asked for again with the
 * same key, so nothing is done twice and the page says nothing it does not know.
 */
import { type Answer, newKey, type Problem } from './api.ts'
import type { CommandInput, CommandOutcome } from './live.ts'
import { Subject } from './subscription.ts'
import { words } from './words/messages.ts'

/** A command under way, with the last fact it was decided on. */
export interface Intent {
  readonly command: CommandInput
  readonly key: string
  readonly expect: number | undefined
}

export interface SenderPort {
  post(meant: Intent): Promise<Answer<CommandOutcome>>
  /** True if its facts are in the log: the command was recorded, however its answer got lost. */
  isDone(key: string): boolean
  pause(ms: number): Promise<void>
}

/** Retries stop after this time; then the person decides again. */
export const retriesMs: readonly number[] = [500, 1500, 4000]

export class Sender extends Subject {
  readonly #line: SenderPort
  readonly #unsettled = new Map<string, Intent>()
  #asking = 0

  constructor(line: SenderPort) {
    super()
    this.#line = line
  }

  /** True while a lost answer is asked for again. */
  get isAskingAgain(): boolean {
    return this.#asking > 0
  }

  async send(command: CommandInput, expect: number | undefined): Promise<Answer<CommandOutcome>> {
    const name = JSON.stringify(command)
    const meant = this.#unsettledAs(name) ?? { command, key: newKey(), expect }
    this.#unsettled.set(name, meant)
    const answer = await this.#answerTo(meant)
    if (!answer.ok && !isRefused(answer.problem)) return { ok: false, problem: unknown(answer.problem) }
    this.#unsettled.delete(name)
    return answer
  }

  /** True for a command whose outcome is unknown. */
  #unsettledAs(name: string): Intent | undefined {
    const meant = this.#unsettled.get(name)
    return meant && !this.#line.isDone(meant.key) ? meant : undefined
  }

  async #answerTo(meant: Intent): Promise<Answer<CommandOutcome>> {
    const answer = await this.#line.post(meant)
    if (isFinal(answer)) return answer
    this.#asking++
    this.tell()
    const later = await this.#askedAgain(meant, answer)
    this.#asking--
    this.tell()
    return later
  }

  async #askedAgain(meant: Intent, first: Answer<CommandOutcome>): Promise<Answer<CommandOutcome>> {
    let answer = first
    for (const ms of retriesMs) {
      await this.#line.pause(ms)
      answer = await this.#line.post(meant)
      if (isFinal(answer)) break
    }
    return answer
  }
}

/** Otherwise nobody answered, a proxy did, or the server does not know the outcome. */
export const isRefused = ({ status, code }: Problem): boolean =>
  status >= 400 && status < 500 && status !== 408 && code !== 'unreadable'

/** An internal error would happen again. */
const isFinal = (answer: Answer<unknown>): boolean =>
  answer.ok || isRefused(answer.problem) || answer.problem.code === 'our-mistake'

/** An internal error has a number for the operator, and its text says what is not known. */
const unknown = (problem: Problem): Problem =>
  problem.code === 'our-mistake' ? problem : { ...problem, sentence: words('live-unknown') }
