/** A value worked out from a chart, and worked out again only after the chart has changed. */
import type { Trail } from './trail.ts'

export class CachedValue<Value> {
  readonly #trail: Pick<Trail, 'changes'>
  readonly #workOut: () => Value
  #last: { readonly changes: number; readonly value: Value } | undefined

  constructor({ trail }: { readonly trail: Pick<Trail, 'changes'> }, workOut: () => Value) {
    this.#trail = trail
    this.#workOut = workOut
  }

  get now(): Value {
    const { changes } = this.#trail
    if (this.#last?.changes !== changes) this.#last = { changes, value: this.#workOut() }
    return this.#last.value
  }
}
