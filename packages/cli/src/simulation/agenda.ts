/** The runs still to be played, of one question or of several side by side, handed out in slices. */
import { addTally, newTally, type Tally } from '@arbiter/core/simulate'

/** Runs of one question, the last one not included. */
export interface Slice {
  readonly question: number
  readonly from: number
  readonly to: number
}

export interface PlayedSlice {
  readonly tally: Tally
  readonly milliseconds: number
}

/** So long a slice is meant to take: short enough for Ctrl-C and an even end, long enough for the way there and back. */
const sliceMs = 100

export class Agenda {
  /** What is known so far, a question each. */
  readonly tallies: readonly Tally[]
  private readonly runs: number
  /** By question: the first run nobody plays yet, and how many the next slice has. */
  private readonly begun: number[]
  private readonly lengths: number[]
  private isStopped = false

  /** `sizes`: how many entrants each question has. */
  constructor(sizes: readonly number[], runs: number) {
    this.tallies = sizes.map(newTally)
    this.runs = runs
    this.begun = sizes.map(() => 0)
    this.lengths = sizes.map(() => 1)
  }

  get all(): number {
    return this.runs * this.tallies.length
  }

  get done(): number {
    return this.tallies.reduce((sum, { runs }) => sum + runs, 0)
  }

  /** True when nothing is left to hand out. At least one run of every question is played. */
  get isOver(): boolean {
    const enough = this.isStopped ? 1 : this.runs
    return this.begun.every((run) => run >= enough)
  }

  /** From now on no more is handed out than it takes to know anything at all. */
  stop(): void {
    this.isStopped = true
  }

  /** What is furthest behind comes first, so that everything is known about equally well when somebody stops it. */
  next(): Slice | undefined {
    if (this.isOver) return undefined
    const from = Math.min(...this.begun)
    const question = this.begun.indexOf(from)
    const to = Math.min(this.runs, from + (this.lengths[question] as number))
    this.begun[question] = to
    return { question, from, to }
  }

  add({ question, from, to }: Slice, { tally, milliseconds }: PlayedSlice): void {
    addTally(this.tallies[question] as Tally, tally)
    const fitting = Math.floor(((to - from) * sliceMs) / Math.max(milliseconds, 0.01))
    this.lengths[question] = Math.max(1, Math.min(fitting, 4 * (to - from)))
  }
}
