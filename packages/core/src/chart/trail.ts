/** The way back: while looking ahead, everything that changes says how it is undone. */
import { at } from '../lists/at.ts'

export interface Undoable {
  undoLast(): void
}

/** A point to roll back to. */
export interface Mark {
  readonly length: number
  readonly wasKept: boolean
  restore(): void
}

export class Trail {
  /** Rises with everything that changes, on the way there and on the way back. */
  changes = 0
  private steps: Undoable[] | undefined = undefined
  private readonly remembered: () => () => void

  /** What is restored as a whole is asked for at each mark. */
  constructor(remembered: () => () => void) {
    this.remembered = remembered
  }

  /** Is anybody looking ahead? Otherwise nothing is kept. */
  get isKept(): boolean {
    return this.steps !== undefined
  }

  push(step: Undoable): void {
    this.changes++
    this.steps?.push(step)
  }

  /** How to take back what was just done. */
  remember(undoLast: () => void): void {
    if (this.steps) this.push({ undoLast })
    else this.changes++
  }

  /** Adds to a list, and takes it off again on the way back. */
  keep<Each>(list: Each[], item: Each): void {
    list.push(item)
    this.remember(() => {
      list.pop()
    })
  }

  /** The same for one of several lists, which is there as long as something is in it. */
  keepIn<Key, Each>(lists: Map<Key, Each[]>, key: Key, item: Each): void {
    const list = lists.get(key)
    if (list) {
      this.keep(list, item)
      return
    }
    lists.set(key, [item])
    this.remember(() => {
      lists.delete(key)
    })
  }

  /** Keeps a way back for whatever happens from here on. */
  mark(): Mark {
    const wasKept = this.isKept
    const restore = this.remembered()
    this.steps ??= []
    return { length: this.steps.length, wasKept, restore }
  }

  /** Nothing has happened since the mark. */
  rollBack({ length, wasKept, restore }: Mark): void {
    this.changes++
    const steps = this.steps ?? []
    for (let i = steps.length - 1; i >= length; i--) at(steps, i).undoLast()
    steps.length = length
    if (!wasKept) this.steps = undefined
    restore()
  }

  /** What has happened since the mark stays. */
  commit({ wasKept }: Mark): void {
    if (!wasKept) this.steps = undefined
  }
}
