/** Chance with a seed that is printed, so that what went wrong can be seen again: SEED="…" npx vitest run FILE. */
import { createHash } from 'node:crypto'

export class Chance {
  readonly #seed: string
  #rolls = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  /** From low to high, both among them. */
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

  /** Of its own, so that two who roll at the same time do not disturb each other. */
  stream(name: string): Chance {
    return new Chance(`${this.#seed} ${name}`)
  }
}

/** The seed of this run, told before anything happens. */
export function seededChance(what: string): Chance {
  const seed = process.env['SEED'] ?? `${what} 1`
  process.stdout.write(`${what}, seed "${seed}"\n`)
  return new Chance(seed)
}

/** How often what happened, so that an idle run shows. */
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
