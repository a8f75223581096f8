/** The way back: while looking ahead, everything that changes says how it is undone. */

export interface Undoable {
  undoLast(): void
}

export interface TrailMark {
  readonly length: number
  readonly wasKept: boolean
}

export class Trail {
  /** Rises with everything that changes, on the way there and on the way back. */
  changes = 0
  private steps: Undoable[] | undefined = undefined

  /** Is anybody looking ahead? Otherwise nothing is kept. */
  get isKept(): boolean {
    return this.steps !== undefined
  }

  push(step: Undoable): void {
    this.changes++
    this.steps?.push(step)
  }

  mark(): TrailMark {
    const wasKept = this.isKept
    this.steps ??= []
    return { length: this.steps.length, wasKept }
  }

  /** Whoever was the first to look ahead no longer does; what happened stays. */
  commit(wasKept: boolean): void {
    if (!wasKept) this.steps = undefined
  }

  rollBack({ length, wasKept }: TrailMark): void {
    this.changes++
    const steps = this.steps ?? []
    for (let i = steps.length - 1; i >= length; i--) (steps[i] as Undoable).undoLast()
    steps.length = length
    if (!wasKept) this.steps = undefined
  }
}
