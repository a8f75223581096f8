/** The current race. */
import type { Chart } from '../../../chart/chart.ts'
import { planFor } from '../knockout/plan.ts'
import type { HybridOptions } from '../options.ts'
import { qualificationOf } from '../qualification.ts'
import { type Race, raceThrough } from './race.ts'

/** Through a phase, or all of it; none where nobody has to qualify. */
export function raceNow(options: HybridOptions, chart: Chart, through = Number.POSITIVE_INFINITY): Race | undefined {
  const stage = qualificationOf(chart)
  const plan = planFor(chart.field.size)
  if (!stage || !plan) return undefined
  const rounds = stage.rounds.filter(({ number }) => number <= through)
  return raceThrough(options, chart, plan, rounds, chart.notices.seeds(stage.id)?.seq)
}
