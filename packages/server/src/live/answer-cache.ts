/** A cache of answers until the next fact, limited in bytes: one answer about 500 players takes more than a mebibyte. */

const mostOfOne = 16 * 1024 * 1024
const mostInAll = 128 * 1024 * 1024

interface Shelf {
  /** The oldest first. */
  readonly answers: Map<string, Buffer>
  bytes: number
}

export class AnswerCache {
  /** By tournament; the least recently used first. */
  readonly #shelves = new Map<object, Shelf>()
  readonly #mostOfOne: number
  readonly #mostInAll: number
  #bytes = 0

  constructor(most: { readonly ofOne: number; readonly inAll: number } = { ofOne: mostOfOne, inAll: mostInAll }) {
    this.#mostOfOne = most.ofOne
    this.#mostInAll = most.inAll
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The cached answer, or one made now; answers larger than the whole cache are made every time. */
  once(whose: object, name: string, make: () => string): Buffer {
    const shelf = this.#shelves.get(whose) ?? { answers: new Map(), bytes: 0 }
    this.#shelves.delete(whose)
    this.#shelves.set(whose, shelf)
    const known = shelf.answers.get(name)
    if (known) return known
    const made = Buffer.from(make())
    if (made.length <= this.#mostOfOne) this.#keep(shelf, name, made)
    return made
  }

  forget(whose: object): void {
    this.#bytes -= this.#shelves.get(whose)?.bytes ?? 0
    this.#shelves.delete(whose)
  }

  #keep(shelf: Shelf, name: string, made: Buffer): void {
    for (const [oldest, { length }] of shelf.answers) {
      if (shelf.bytes + made.length <= this.#mostOfOne) break
      shelf.answers.delete(oldest)
      this.#count(shelf, -length)
    }
    shelf.answers.set(name, made)
    this.#count(shelf, made.length)
    for (const [whose, other] of this.#shelves) if (this.#bytes > this.#mostInAll && other !== shelf) this.forget(whose)
  }

  #count(shelf: Shelf, bytes: number): void {
    shelf.bytes += bytes
    this.#bytes += bytes
  }
}
