/** HYB-27: published seeds stand; players whose seed would differ by the results now are named. */
import type { Chart } from '../../chart/chart.ts'
import type { Overtaken } from '../../chart/overtaken.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import type { HybridOptions } from './options.ts'
import { qualificationOf } from './qualification.ts'
import { raceNow } from './race/race-now.ts'

/** `undefined` while a phase is open again. */
export function overtaken(options: HybridOptions, chart: Chart): Overtaken<Who> | undefined {
  const stage = qualificationOf(chart)
  const race = stage?.isSeeded ? raceNow(options, chart) : undefined
  if (!stage || !race || race.due().what === 'results') return undefined
  const told = stage.seedsTold.map(({ who }) => who)
  const now = race.places.map(({ who }) => who)
  const seedIn = (order: readonly Who[], who: Who) => (order.includes(who) ? order.indexOf(who) + 1 : undefined)
  const entrants = [...new Set([...now, ...told])]
    .filter(isSomebody)
    .map((who) => ({ entrant: who, told: seedIn(told, who), now: seedIn(now, who) }))
    .filter((each) => each.told !== each.now)
  return entrants.length === 0 ? undefined : { rule: 'HYB-27', what: 'seeds', entrants }
}
