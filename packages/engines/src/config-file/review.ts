/** Goes through a configuration and collects what is wrong with it, and what is good to know, each with its place in the file. */
import { didYouMean } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import type { ConfigProblem } from './problem.ts'
import { message } from './words/messages.ts'

export type Path = readonly (string | number)[]

export class Review {
  readonly problems: ConfigProblem[]
  readonly remarks: Message[]
  /** Names that are known and change nothing. */
  readonly unused: Set<string>
  readonly #file: string
  readonly #written = new Map<string, string>()

  constructor(file = '', above?: Review) {
    this.#file = file
    this.problems = above?.problems ?? []
    this.remarks = above?.remarks ?? []
    this.unused = above?.unused ?? new Set()
  }

  /** The review of another file that this one names. */
  ofFile(file: string): Review {
    return new Review(file, this)
  }

  /** What is wrong there, in sentences that do not say where. */
  objects(path: Path, problem: Message, ...more: readonly Message[]): void {
    this.tells(path, (where) => message('config-at', { where, problem }), ...more)
  }

  /** The same with a sentence that says it itself. */
  tells(path: Path, problem: (where: Message) => Message, ...more: readonly Message[]): void {
    const text = this.#inFile(path)
    const where = text === '' ? message('config-whole') : message('config-place', { path: { text } })
    this.problems.push({ path: text, says: [problem(where), ...more] })
  }

  /** A word that is not known; there may be one that was meant. */
  doesNotKnow(path: Path, problem: Message, meant: string | undefined): void {
    this.objects(path, problem, ...didYouMean(meant))
  }

  /** Something that must be there is not; unless it was there, and something else was wrong with it. */
  misses(path: Path, problem = (where: Message): Message => message('config-missing', { where })): void {
    if (!this.hasObjected(path)) this.tells(path, problem)
  }

  hasObjected(path: Path): boolean {
    return this.problems.some((each) => each.path === this.#inFile(path))
  }

  /** This name is written so in the file. */
  isWritten(path: Path, word: string): void {
    this.#written.set(pathText(path), word)
  }

  #inFile(path: Path): string {
    const written = path.map((step, i) => this.#written.get(pathText(path.slice(0, i + 1))) ?? step)
    return [this.#file, pathText(written)].filter((part) => part !== '').join(': ')
  }
}

/** `TimeControl.TimeConfigs[0].Fixed` */
const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
