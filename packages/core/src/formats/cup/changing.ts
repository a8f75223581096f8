/** Which options of a cup may still be changed after its start (CUP-23). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import { tooFewOpenings } from './openings.ts'
import type { CupOptions } from './options.ts'
import { pairsPlanned, planOf, type RoundPlan } from './plan.ts'

/** The pairs of rounds that have not begun, and nothing else. */
export function changing(options: CupOptions, chart: Chart, next: CupOptions): Refusal | undefined {
  if (!chart.started) return { code: 'not-started' }
  const fixed = fixedOptions(options, next)[0]
  if (fixed !== undefined) return { ...cannot('only the pairs of rounds that have not begun can be'), option: fixed }
  return changingPairs(options, chart, next) ?? openingsUsedTwice(chart, next) ?? openingsTooFew(chart, next)
}

const cannot = (problem: string) =>
  ({ code: 'cannot-change', option: 'roundPairIncrements', problem, rule: 'CUP-23' }) as const

/** Those that differ, the pairs left out. */
const fixedOptions = (options: CupOptions, next: CupOptions): string[] =>
  Object.entries(next)
    .filter(([name, value]) => name !== 'roundPairIncrements' && value !== options[name as keyof CupOptions])
    .map(([name]) => name)

/** From the first round that changes on nothing has begun: openings are counted through the rounds. */
function changingPairs(options: CupOptions, chart: Chart, next: CupOptions): Refusal | undefined {
  const now = planOf(options, chart.size)
  const then = planOf(next, chart.size)
  const first = now.findIndex(({ pairs }, i) => pairs !== then[i]?.pairs)
  if (first < 0) return { code: 'nothing-to-change' }
  const begun = now.slice(first).find((round) => hasBegun(chart, round))
  return begun && cannot(`${begun.name} has begun`)
}

const hasBegun = (chart: Chart, { name }: RoundPlan): boolean =>
  chart.rounds().some((round) => round.name === name && round.matches.some(isBegun))

/** Played, ruled, drawn, or broken off. */
function isBegun({ id, games, ruling, round }: Match): boolean {
  const { openings, abandoned } = round.stage.chart
  if (ruling || games.some(({ report }) => report)) return true
  return openings.drawnIn(id).length > 0 || abandoned.some(({ match }) => match === id)
}

/** CUP-21: a longer plan takes no opening that was drawn. */
function openingsUsedTwice({ openings, size }: Chart, next: CupOptions): Refusal | undefined {
  if (next.uniquePerMatchOnly) return undefined
  const planned = pairsPlanned(next, size)
  const twice = openings.draws.find(({ opening, reused }) => !reused && opening <= planned)
  return twice && cannot(`opening ${twice.opening} was drawn for match ${twice.match} and would be used twice`)
}

const openingsTooFew = ({ openings, size }: Chart, next: CupOptions): Refusal | undefined =>
  openings.order && tooFewOpenings(next, size, openings.order.length)
