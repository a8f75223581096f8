/** Collects problems and remarks about a configuration, each with its place in the file. */
import { didYouMean } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import type { ConfigProblem } from './problem.ts'
import { message } from './words/messages.ts'

export type Path = readonly (string | number)[]

export class Review {
  readonly problems: ConfigProblem[]
  readonly remarks: Message[]
  /** Known names without effect. */
  readonly unused: Set<string>
  readonly #file: string
  readonly #written = new Map<string, string>()

  constructor(file = '', above?: Review) {
    this.#file = file
    this.problems = above?.problems ?? []
    this.remarks = above?.remarks ?? []
    this.unused = above?.unused ?? new Set()
  }

  /** The review of another file named here. */
  ofFile(file: string): Review {
    return new Review(file, this)
  }

  /** Adds a problem whose sentence does not contain the place. */
  objects(path: Path, problem: Message, ...more: readonly Message[]): void {
    this.tells(path, (where) => message('config-at', { where, problem }), ...more)
  }

  /** Adds a problem whose sentence contains the place itself. */
  tells(path: Path, problem: (where: Message) => Message, ...more: readonly Message[]): void {
    const text = this.#inFile(path)
    const where = text === '' ? message('config-whole') : message('config-place', { path: { text } })
    this.problems.push({ path: text, says: [problem(where), ...more] })
  }

  /** Adds an unknown word, with a suggestion. */
  doesNotKnow(path: Path, problem: Message, meant: string | undefined): void {
    this.objects(path, problem, ...didYouMean(meant))
  }

  /** Adds a missing value, unless it was given and invalid. */
  misses(path: Path, problem = (where: Message): Message => message('config-missing', { where })): void {
    if (!this.hasObjected(path)) this.tells(path, problem)
  }

  hasObjected(path: Path): boolean {
    return this.problems.some((each) => each.path === this.#inFile(path))
  }

  /** The spelling of this name in the file. */
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
