/** Which options of a cup may still be changed after its start (CUP-23). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Message } from '../../message/message.ts'
import { type RefusedResult, refuse } from '../../refusals/result.ts'
import { cupLedger } from './ledger.ts'
import { tooFewOpenings } from './openings/openings.ts'
import type { CupOptions } from './options.ts'
import { pairsPlanned, planOf, type RoundPlan } from './plan.ts'
import { message } from './words/messages.ts'

/** Why a change is refused: only the opening pairs of rounds that have not begun may change. */
export function changing(options: CupOptions, chart: Chart, next: CupOptions): RefusedResult | undefined {
  if (!chart.started) return refuse({ code: 'not-started' })
  const fixed = fixedOptions(options, next)[0]
  if (fixed !== undefined) return cannot(message('cup-fixed-option'), fixed)
  return changingPairs(options, chart, next) ?? openingsUsedTwice(chart, next) ?? openingsTooFew(chart, next)
}

const cannot = (problem: Message, option = 'roundPairIncrements') =>
  refuse({ code: 'cannot-change', option, problem, rule: 'CUP-23' })

/** Names of changed options other than the pairs. */
function fixedOptions(options: CupOptions, next: CupOptions): string[] {
  const now = new Map<string, unknown>(Object.entries(options))
  return Object.entries(next)
    .filter(([name, value]) => name !== 'roundPairIncrements' && value !== now.get(name))
    .map(([name]) => name)
}

/** Nothing may have begun from the first changed round on, because openings are counted through the rounds. */
function changingPairs(options: CupOptions, chart: Chart, next: CupOptions): RefusedResult | undefined {
  const now = planOf(options, chart.field.size)
  const then = planOf(next, chart.field.size)
  const first = now.findIndex(({ pairs }, i) => pairs !== then[i]?.pairs)
  if (first < 0) return refuse({ code: 'nothing-to-change' })
  const begun = now.slice(first).find((round) => hasBegun(chart, round))
  return begun && cannot(message('cup-round-begun', { round: begun.name }))
}

const hasBegun = (chart: Chart, plan: RoundPlan): boolean =>
  chart.board
    .rounds()
    .some(({ stage, number, matches }) => stage.id === plan.stage && number === plan.round && matches.some(isBegun))

/** True once a game was played, ruled or broken off, or an opening drawn. */
function isBegun({ id, games, ruling, round }: Match): boolean {
  const ledger = cupLedger(round.stage.chart)
  if (ruling || games.some(({ report }) => report)) return true
  return ledger.drawnIn(id).length > 0 || ledger.abandoned.some(({ match }) => match === id)
}

/** CUP-21: a longer plan takes no opening that was drawn. */
function openingsUsedTwice(chart: Chart, next: CupOptions): RefusedResult | undefined {
  if (next.uniquePerMatchOnly) return undefined
  const planned = pairsPlanned(next, chart.field.size)
  const twice = cupLedger(chart).draws.find(({ opening, reused }) => !reused && opening <= planned)
  if (!twice) return undefined
  return cannot(message('cup-opening-twice', { opening: twice.opening, match: { match: twice.match } }))
}

function openingsTooFew(chart: Chart, next: CupOptions): RefusedResult | undefined {
  const { order } = cupLedger(chart)
  return order && tooFewOpenings(next, chart.field.size, order.length)
}
