/** Something that changes and tells whoever looks at it. */
import { useEffect, useReducer, useRef } from 'preact/hooks'

export class Subject {
  /** Changes with every change. */
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

/** Draws again whenever it changes. */
export function useWatched<Watched extends Subject>(watched: Watched): Watched {
  useReading(watched, ({ version }) => version)
  return watched
}

/**
 * What is read from it; draws again when that is another value. Watching begins a frame after drawing, so the first thing
 * a watcher does is to look whether it has missed something.
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
