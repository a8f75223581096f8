/** Goes through a configuration and collects what is wrong with it, and what is good to know, each with its place in the file. */
import { type ConfigProblem, suggesting } from './problem.ts'

export type Path = readonly (string | number)[]

export class Review {
  readonly problems: ConfigProblem[]
  readonly remarks: string[]
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

  objects(path: Path, problem: string, suggestion?: string): void {
    this.problems.push({ path: this.#inFile(path), problem, ...suggesting(suggestion) })
  }

  /** Something that must be there is not; unless it was there, and something else was wrong with it. */
  misses(path: Path, problem = 'is missing'): void {
    if (!this.hasObjected(path)) this.objects(path, problem)
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
