/** Draws by lot, repeated from the recorded dice: each purpose has a stream of its own. */

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { at } from '../lists/at.ts'

/** Fills the order from the last place to the second, each from the items without a place. */
export function drawnByLot<Item>(items: readonly Item[], dice: string, purpose: string): Item[] {
  const generator = xoroshiro128plus(fnv1a(`${dice}\n${purpose}`))
  const urn = [...items]
  const order: Item[] = []
  for (let last = urn.length - 1; last > 0; last--) {
    const drawn = uniformInt(generator, 0, last)
    order.push(at(urn, drawn))
    urn[drawn] = at(urn, last)
  }
  return [...urn.slice(0, 1), ...order.reverse()]
}

/** The 32-bit hash FNV-1a. */
function fnv1a(text: string): number {
  let hash = 2166136261
  for (const unit of text.split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 16777619)
  return hash
}
