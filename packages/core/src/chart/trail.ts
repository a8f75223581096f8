/** Records how to undo every change while looking ahead. */
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
  /** Version counter; rises with every change and every rollback. */
  changes = 0
  private steps: Undoable[] | undefined = undefined
  private readonly remembered: () => () => void

  /** `remembered` saves at each mark the state that is restored as a whole. */
  constructor(remembered: () => () => void) {
    this.remembered = remembered
  }

  /** True while looking ahead; otherwise nothing is recorded. */
  get isKept(): boolean {
    return this.steps !== undefined
  }

  push(step: Undoable): void {
    this.changes++
    this.steps?.push(step)
  }

  /** Records how to undo the change just made. */
  remember(undoLast: () => void): void {
    if (this.steps) this.push({ undoLast })
    else this.changes++
  }

  /** Adds to a list; a rollback removes it again. */
  keep<Each>(list: Each[], item: Each): void {
    list.push(item)
    this.remember(() => {
      list.pop()
    })
  }

  /** The same for one list of a map, which is removed when empty. */
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

  /** Starts recording changes. */
  mark(): Mark {
    const wasKept = this.isKept
    const restore = this.remembered()
    this.steps ??= []
    return { length: this.steps.length, wasKept, restore }
  }

  /** Undoes everything since the mark. */
  rollBack({ length, wasKept, restore }: Mark): void {
    this.changes++
    const steps = this.steps ?? []
    for (let i = steps.length - 1; i >= length; i--) at(steps, i).undoLast()
    steps.length = length
    if (!wasKept) this.steps = undefined
    restore()
  }

  /** Keeps everything since the mark. */
  commit({ wasKept }: Mark): void {
    if (!wasKept) this.steps = undefined
  }
}
