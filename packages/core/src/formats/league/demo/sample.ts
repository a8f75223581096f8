/** A league of eight players, more than half played. */
import { players, type Sample } from '../../demo/sample.ts'

export const sample: Sample = {
  name: 'Thursday League',
  entrants: players(8, 1980, 24),
  stopAt: 30,
  minutes: 60 * 24,
}
