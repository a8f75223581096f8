/** What a cup waits for: each reason once, since it began. */
import type { Wait } from './view.ts'

export class Waits {
  readonly #waits = new Map<string, Wait>()
  readonly #tell: (event: 'waiting' | 'going-on', wait: Wait) => void

  constructor(tell: (event: 'waiting' | 'going-on', wait: Wait) => void) {
    this.#tell = tell
  }

  get all(): readonly Wait[] {
    return [...this.#waits.values()]
  }

  has(key: string): boolean {
    return this.#waits.has(key)
  }

  /** Reported when it begins, and when the reason changes. */
  begin(key: string, wait: Wait): void {
    const before = this.#waits.get(key)
    this.#waits.set(key, { ...wait, since: before?.since ?? wait.since })
    if (JSON.stringify(before?.says) !== JSON.stringify(wait.says)) this.#tell('waiting', wait)
  }

  /** Ends the waits of all other matches. */
  keepFor(matches: readonly number[]): void {
    for (const [key, { match }] of this.#waits) if (match !== undefined && !matches.includes(match)) this.end(key)
  }

  end(key: string): void {
    const wait = this.#waits.get(key)
    if (!wait) return
    this.#waits.delete(key)
    this.#tell('going-on', wait)
  }
}
