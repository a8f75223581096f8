/** Why a team receives IMPs: the two averages, the boards and the formula, or what was approved in its place. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody } from '../../chart/slot.ts'
import { averageOf } from '../../facts/holding.ts'
import { perPair } from '../../series/boards.ts'
import { type Pair, pairsOf } from '../../series/pairs.ts'
import type { Explanation } from '../format.ts'
import { bracketOf, isStage, knockout, planOf } from './brackets.ts'
import { carriedOver } from './carry-over.ts'
import type { BridgeOptions } from './options.ts'
import { averageShown } from './teams.ts'

export function whyHandicap(options: BridgeOptions, chart: Chart, match: Match): Explanation {
  const facts = [chart.started?.seq, match.round.publication?.seq].flatMap((seq) => seq ?? [])
  if (!options.handicap) return { rule: 'BRI-58', sentence: `Match ${match.id} is played without handicap.`, facts: [] }
  const sentence = handicapInWords(options, chart, match) || `In match ${match.id} nobody receives a handicap.`
  return { rule: options.handicapOverride ? 'BRI-64' : 'BRI-58', sentence, facts: facts.slice(1) }
}

/** One sentence for each two; nothing where no handicap is given. */
export function handicapInWords(options: BridgeOptions, chart: Chart, match: Match): string {
  if (!options.handicap) return ''
  const meeting = pairsOf(match.here).filter(
    ({ first, second }) => isSomebody(match.who(first)) && isSomebody(match.who(second)),
  )
  return meeting.map((pair) => pairInWords(options, chart, match, pair)).join(' ')
}

function pairInWords(
  options: BridgeOptions,
  chart: Chart,
  match: Match,
  { first, second }: Pick<Pair, 'first' | 'second'>,
): string {
  const ahead = match.series.boards?.handicap(match, first, second) ?? 0
  const [receiver, giver] = ahead < 0 ? [second, first] : [first, second]
  const [to, from] = [chart.entrant(match.who(receiver)), chart.entrant(match.who(giver))]
  const [lower, higher] = [averageOf(to), averageOf(from)].map((average) => averageShown(average ?? 0))
  const names = [nameOf(chart, match.who(receiver)), nameOf(chart, match.who(giver))] as const
  if (ahead === 0) return `${names[0]} and ${names[1]} play without handicap: the averages are ${lower} and ${higher}.`
  const boards = boardsOf(options, chart, match, { first, second })
  const how = options.handicapOverride
    ? `as approved (“${options.handicapOverride.note}”)`
    : `${boards} × log10((40 + ${lower}/2 + ${higher}) / (40 + 3 × ${lower}/2))`
  return `${names[0]} (average ${lower}) receives ${Math.abs(ahead) / 1000} IMPs from ${names[1]} (average ${higher}): ${how}.`
}

/** Those carried over too. */
function boardsOf(
  options: BridgeOptions,
  chart: Chart,
  match: Match,
  { first, second }: Pick<Pair, 'first' | 'second'>,
): number {
  const { stage, number } = match.round
  const planned = isStage(stage, knockout) ? planOf(bracketOf(options, stage))[number - 1]?.matches : undefined
  const carrying = planned?.find(({ carried }) => carried)
  return (
    perPair(match) + (carrying ? carriedOver(chart, carrying, match.who(first), match.who(second), match).boards : 0)
  )
}
