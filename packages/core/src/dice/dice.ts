/** The recorded dice: one seed with a separate stream for each purpose, so that no draw changes another. */

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { at } from '../lists/at.ts'

/** A whole number from `least` to `most`, both included. */
export type Roll = (least: number, most: number) => number

export class Dice {
  readonly seed: string
  private readonly orders = new Map<string, readonly number[]>()

  constructor(seed: string) {
    this.seed = seed
  }

  /** The same seed and purpose always give the same rolls. */
  stream(purpose: string): Roll {
    const generator = xoroshiro128plus(hash(`${this.seed}\n${purpose}`))
    return (least, most) => uniformInt(generator, least, most)
  }

  /** The list in an order drawn by lot. */
  shuffled<Item>(purpose: string, list: readonly Item[]): Item[] {
    const roll = this.stream(purpose)
    const order = [...list]
    for (let i = order.length - 1; i > 0; i--) {
      const j = roll(0, i)
      ;[order[i], order[j]] = [at(order, j), at(order, i)]
    }
    return order
  }

  /** The numbers below a count in an order drawn by lot; each purpose has one order. */
  order(purpose: string, count: number): readonly number[] {
    const drawn =
      this.orders.get(purpose) ??
      this.shuffled(
        purpose,
        Array.from({ length: count }, (_, number) => number),
      )
    this.orders.set(purpose, drawn)
    return drawn
  }
}

/** FNV-1a, a 32-bit hash. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}
