/** Something that changes and tells whoever looks at it. */
import { useEffect, useReducer } from 'preact/hooks'

export class Subject {
  readonly #watchers = new Set<() => void>()

  watch(told: () => void): () => void {
    this.#watchers.add(told)
    return () => void this.#watchers.delete(told)
  }

  tell(): void {
    for (const told of [...this.#watchers]) told()
  }
}

/** Draws again whenever it changes. */
export function useWatched<Watched extends Subject>(watched: Watched): Watched {
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => watched.watch(() => again(undefined)), [watched])
  return watched
}
