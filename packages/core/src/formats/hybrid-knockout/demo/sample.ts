/** A qualification of 22 players. */
import { players, type Sample } from '../../demo/sample.ts'

export const sample: Sample = {
  id: 'hybrid',
  name: 'Harbour Rapid',
  entrants: players(22, 2180, 31),
  stopAt: 60,
  minutes: 300,
}
