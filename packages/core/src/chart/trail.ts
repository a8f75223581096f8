/** Records how to undo every change while looking ahead. */

export interface Undoable {
  undoLast(): void
}

/** A point to roll back to, with the state that is restored as a whole. */
export interface Mark {
  readonly length: number
}

interface Restorable<Saved extends Mark> {
  save(length: number): Saved
  restore(saved: Saved): void
}

export class Trail<Saved extends Mark = Mark> {
  /** Version counter; rises with every change and every rollback. */
  changes = 0
  /** Marks that are neither rolled back nor committed; without one nothing is recorded. */
  private marks = 0
  private readonly steps: Undoable[] = []
  private readonly whole: Restorable<Saved>

  constructor(whole: Restorable<Saved>) {
    this.whole = whole
  }

  push(step: Undoable): void {
    this.changes++
    if (this.marks > 0) this.steps.push(step)
  }

  /** Records how to undo the change just made. */
  remember(undoLast: () => void): void {
    if (this.marks > 0) this.push({ undoLast })
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
  mark(): Saved {
    this.marks++
    return this.whole.save(this.steps.length)
  }

  /** Undoes everything since the mark. */
  rollBack(mark: Saved): void {
    this.changes++
    while (this.steps.length > mark.length) this.steps.pop()?.undoLast()
    this.marks--
    this.whole.restore(mark)
  }

  /** Keeps everything since the mark. */
  commit(): void {
    this.marks--
    if (this.marks === 0) while (this.steps.length > 0) this.steps.pop()
  }
}
