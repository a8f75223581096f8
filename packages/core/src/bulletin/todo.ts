/** What to do next: a game to report, a round to publish, a tournament to start or close. */
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { sentenceOf } from '../refusals/sentence.ts'
import { conditionsOf } from './conditions.ts'
import { type NextShown, nextShown } from './next.ts'

export type Todo =
  | { readonly do: 'enter' | 'start' | 'close'; readonly sentence: string }
  | { readonly do: 'pair'; readonly stage: string; readonly round?: number; readonly sentence: string }
  | GameToReport

/** A game that can be played now. */
interface GameToReport extends NextShown {
  readonly do: 'report'
  readonly match: string
  /** The other results of its round carry a finish time, so this one must. */
  readonly needsFinishTime?: true
  readonly sentence: string
}

export function todoOf(chart: Chart): Todo[] {
  if (!chart.started) return [entering(chart)]
  if (chart.isClosed) return []
  if (chart.isFinished)
    return [{ do: 'close', sentence: 'All is played: close the tournament when the table is final.' }]
  return [...publishing(chart), ...playing(chart)]
}

function entering({ present, format, options }: Chart): Todo {
  const refusal = format.field(present.length, options)
  if (isRefusal(refusal)) return { do: 'enter', sentence: sentenceOf(refusal) }
  return { do: 'start', sentence: `${present.length} have entered: start when the list is complete.` }
}

function publishing({ wanted }: Chart): Todo[] {
  if (!wanted) return []
  if (wanted.what === 'seeds')
    return [
      { do: 'pair', stage: wanted.stage.id, sentence: `The seeds of ${wanted.stage.name} are ready to be published.` },
    ]
  return [
    {
      do: 'pair',
      stage: wanted.stage.id,
      round: wanted.round,
      sentence: `${wanted.name} is ready to be paired and published.`,
    },
  ]
}

function playing(chart: Chart): Todo[] {
  const names = namesOf(chart)
  return chart.openMatches().flatMap((match) =>
    nextShown(match, names).map((game): Todo => {
      const conditions = conditionsOf(game)
      const where = `${match.round.name}, match ${match.id}: ${game.white} (White) – ${game.black}`
      const sentence = conditions === '' ? where : `${where}, ${conditions}`
      return { do: 'report', match: match.id, ...game, ...finishTime(chart, match), sentence }
    }),
  )
}

function finishTime(chart: Chart, match: Match): Pick<GameToReport, 'needsFinishTime'> {
  const refusal = chart.format.reporting?.(chart.options, chart, { match, finishedAt: undefined })
  return refusal?.code === 'mixed-times' ? { needsFinishTime: true } : {}
}
