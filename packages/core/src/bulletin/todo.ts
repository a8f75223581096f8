/** What to do next: a game to report, a round to publish, a tournament to start or close. */
import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { sentenceOf } from '../refusals/sentence.ts'

export type Todo =
  | { readonly do: 'enter' | 'start' | 'close'; readonly sentence: string }
  | { readonly do: 'pair'; readonly stage: string; readonly round?: number; readonly sentence: string }
  | {
      readonly do: 'report'
      readonly match: string
      readonly game: number
      readonly white: string
      readonly black: string
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
    match.series.next(match).map((game): Todo => {
      const [white, black] = [names[match.who(game.white)] as string, names[match.who(game.black)] as string]
      const sentence = `${match.round.name}, match ${match.id}: ${white} (White) – ${black}`
      return { do: 'report', match: match.id, game: game.number, white, black, sentence }
    }),
  )
}
