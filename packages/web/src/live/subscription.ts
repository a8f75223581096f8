/** A value that changes and notifies its watchers. */
import { useEffect, useReducer, useRef } from 'preact/hooks'

export class Subject {
  /** Version counter; changes with every change. */
  version = 0
  readonly #watchers = new Set<() => void>()

  watch(told: () => void): () => void {
    this.#watchers.add(told)
    return () => void this.#watchers.delete(told)
  }

  tell(): void {
    this.version++
    for (const told of [...this.#watchers]) told()
  }
}

/** Redraws the component with every change. */
export function useWatched<Watched extends Subject>(watched: Watched): Watched {
  useReading(watched, ({ version }) => version)
  return watched
}

/**
 * Reads a value and redraws when it changes. Watching begins a frame after drawing, so a watcher first checks whether it has
 * missed something.
 */
export function useReading<Watched extends Subject, Value>(watched: Watched, read: (watched: Watched) => Value): Value {
  const value = read(watched)
  const drawn = useRef(value)
  drawn.current = value
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => {
    const look = () => {
      if (!Object.is(read(watched), drawn.current)) again(undefined)
    }
    look()
    return watched.watch(look)
  }, [watched])
  return value
}
