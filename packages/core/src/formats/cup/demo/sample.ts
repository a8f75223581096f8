/** A cup of eight engines. */
import type { Sample } from '../../demo/sample.ts'

const engines = ['Anvil', 'Bellows', 'Cinder', 'Drill', 'Ember', 'Flint', 'Gauge', 'Hammer'] as const

export const sample: Sample = {
  name: 'Forge Cup',
  options: { RoundPairIncrements: [2, 3, 3] },
  entrants: engines.map((name, i) => ({ name, rating: 3400 - 35 * i })),
  stopAt: 5,
  minutes: 180,
}
