/** Which step of HYB-S11 put one before another, and by which somebody who has the points missed the last place. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { compareCompletions, type Reached } from './counts.ts'
import { qualificationOf } from './qualification.ts'
import { isPlayoff, participantsOf, type Race } from './race.ts'

type Step = 'time' | 'reports' | 'matches' | 'points'

/** Nothing where they are level in every step. */
export function stepBetween(a: Reached, b: Reached): Step | undefined {
  if (compareCompletions(a, b) !== 0) return a.isTimed && b.isTimed ? 'time' : 'reports'
  if (a.played !== b.played) return 'matches'
  return a.halfPoints === b.halfPoints ? undefined : 'points'
}

export const stepsInWords: Readonly<Record<Step, string>> = {
  time: 'the time',
  reports: 'the order of the reports',
  matches: 'fewer matches',
  points: 'more points',
}

/** Why somebody who has the points has no place. */
export type Missed =
  | { readonly by: Step; readonly last: Who }
  | { readonly by: 'playoff' }
  /** By the results as they are now there would be a place (HYB-27). */
  | { readonly by: 'seeds' }

export function missedBy(chart: Chart, race: Race, who: Who): Missed | undefined {
  const { reached } = race.counts.of(who)
  if (!reached || race.contest?.contenders.includes(who)) return undefined
  if (race.places.some((place) => place.who === who)) return { by: 'seeds' }
  const rounds = qualificationOf(chart)?.rounds ?? []
  if (rounds.some((round) => isPlayoff(round) && participantsOf(round).includes(who))) return { by: 'playoff' }
  const last = race.places.findLast((place) => isSomebody(place.who))?.who
  const other = last === undefined || race.open > 0 ? undefined : race.counts.of(last).reached
  const by = other && stepBetween(other, reached)
  return by ? { by, last: last as Who } : undefined
}

/** "P3 took the last place by fewer matches (HYB-S11)". */
export function missedInWords(chart: Chart, missed: Missed): string {
  if (missed.by === 'seeds') return 'published seeds stand (HYB-27)'
  if (missed.by === 'playoff') return 'the playoff was lost (HYB-S12)'
  return `${nameOf(chart, missed.last)} took the last place by ${stepsInWords[missed.by]} (HYB-S11)`
}
