/** One question, answered slice by slice: a first answer soon, better ones later. */
import { addTally, answerOf, newTally, type SimulationAnswer, type Simulator, type Tally } from '@arbiter/core/simulate'

/** Target time of a slice: short enough to read the page's messages in between. */
const sliceMs = 60

export class Inquiry {
  readonly simulator: Simulator
  milliseconds = 0
  readonly #tally: Tally
  #length = 1

  constructor(simulator: Simulator) {
    this.simulator = simulator
    this.#tally = newTally(simulator.size)
  }

  get runs(): number {
    return this.#tally.runs
  }

  get answer(): SimulationAnswer {
    return answerOf(this.simulator, this.#tally)
  }

  play(most = Number.POSITIVE_INFINITY): void {
    const began = performance.now()
    const from = this.runs
    const length = Math.min(this.#length, Math.max(1, most - from))
    addTally(this.#tally, this.simulator.runs(from, from + length))
    const took = performance.now() - began
    this.milliseconds += took
    this.#length = Math.max(1, Math.min(Math.floor((length * sliceMs) / Math.max(took, 0.01)), 8 * length))
  }

  /** True if nothing is left to chance, the widest margin is narrow enough, or the time is up. */
  isEnough({ margin, seconds, runs }: Precision): boolean {
    if (this.runs === 0) return false
    if (this.simulator.isOver || this.runs >= runs || this.milliseconds > 1000 * seconds) return true
    return widest(this.answer) <= margin
  }
}

export interface Precision {
  readonly margin: number
  readonly seconds: number
  readonly runs: number
}

/** Half the widest interval. */
const widest = ({ entrants }: SimulationAnswer): number =>
  Math.max(0, ...entrants.map(({ interval: [low, high] }) => (high - low) / 2))
