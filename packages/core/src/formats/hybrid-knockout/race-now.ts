/** The race as it stands now, for whoever asks. */
import type { Chart } from '../../chart/chart.ts'
import type { HybridOptions } from './options.ts'
import { planFor } from './plan.ts'
import { qualificationOf } from './qualification.ts'
import { Race } from './race.ts'

/** Through a phase, or all of it; none where nobody has to qualify. */
export function raceNow(options: HybridOptions, chart: Chart, through = Number.POSITIVE_INFINITY): Race | undefined {
  const stage = qualificationOf(chart)
  const plan = planFor(chart.size)
  if (!stage || !plan) return undefined
  const race = new Race(options, chart, plan)
  for (const round of stage.rounds) if (round.number <= through) race.take(round)
  return race
}
