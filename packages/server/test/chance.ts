/** Seeded chance; the seed is printed, so that a failure can be repeated: SEED="…" npx vitest run FILE. */
import { createHash } from 'node:crypto'

export class Chance {
  readonly #seed: string
  #rolls = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  /** A number between both, inclusive. */
  roll(low: number, high: number): number {
    const number = createHash('sha256')
      .update(`${this.#seed} ${this.#rolls++}`)
      .digest()
      .readUInt32BE(0)
    return low + (number % (high - low + 1))
  }

  in(percent: number): boolean {
    return this.roll(1, 100) <= percent
  }

  one<Item>(list: readonly Item[]): Item {
    return list[this.roll(0, list.length - 1)] as Item
  }

  /** An independent stream, so that concurrent users do not disturb each other. */
  stream(name: string): Chance {
    return new Chance(`${this.#seed} ${name}`)
  }
}

/** Prints the seed of this run before anything happens. */
export function seededChance(what: string): Chance {
  const seed = process.env['SEED'] ?? `${what} 1`
  process.stdout.write(`${what}, seed "${seed}"\n`)
  return new Chance(seed)
}

/** Counts events, to show that a run was not idle. */
export class Happened {
  readonly #counts = new Map<string, number>()

  count(what: string, by = 1): void {
    this.#counts.set(what, this.of(what) + by)
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0
  }

  toString(): string {
    return [...this.#counts].map(([what, count]) => `${what} ${count}`).join(', ')
  }
}
