/** The commands that undo and redo walk along, with a cursor between done and undone commands. */
import type { Seq } from '../facts/ids.ts'
import type { CommandFacts } from './command-facts.ts'

interface Step {
  readonly command: CommandFacts
  /** The latest undo of this command. */
  undo?: Seq
}

export class Timeline {
  private readonly steps: Step[] = []
  private cursor = 0

  /** A new command clears the list of redos. */
  add(command: CommandFacts): void {
    this.steps.length = this.cursor
    this.steps.push({ command })
    this.cursor++
  }

  /** The facts the next undo must name. */
  get toUndo(): readonly Seq[] | undefined {
    return this.steps[this.cursor - 1]?.command.map(({ seq }) => seq)
  }

  /** The undo the next redo must name. */
  get toRedo(): Seq | undefined {
    return this.steps[this.cursor]?.undo
  }

  goBack(undo: Seq): void {
    const step = this.steps[this.cursor - 1]
    if (!step) return
    step.undo = undo
    this.cursor--
  }

  goForward(): void {
    if (this.cursor < this.steps.length) this.cursor++
  }
}
