/** Nine teams with handicap. */
import type { Sample } from '../../demo/sample.ts'
import { teams } from './teams.ts'

export const sample: Sample = {
  id: 'bridge',
  name: 'Evening Teams',
  options: { handicap: true },
  entrants: teams.map(([name, captain, ...masterpoints]) => ({
    name,
    captain,
    paid: true,
    players: masterpoints.map((points, i) => ({ name: i === 0 ? captain : `${name} ${i + 1}`, masterpoints: points })),
  })),
  stopAt: 4,
  minutes: 240,
}
