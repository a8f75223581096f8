/** A Diagonal of 14 rated players. */
import { players, type Sample } from '../../demo/sample.ts'

export const sample: Sample = {
  name: 'Old Mill Diagonal',
  entrants: players(14, 2050, 27),
  stopAt: 24,
  minutes: 260,
}
