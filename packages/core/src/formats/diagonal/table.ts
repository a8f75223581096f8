/** The table: the winner, then everybody by performance rating (DIA-24). */

import type { Chart } from '../../chart/chart.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { inTurn, least, most, type RankedItem, ranked, tellRanks } from '../../ranking/ranking.ts'
import type { Row, TableQuery } from '../rule-book/format.ts'
import type { TellPlace } from '../views/views.ts'
import type { DiagonalOptions } from './options.ts'
import { comparePerformances, type Performance, performanceOf } from './performance.ts'
import { ratingIn } from './row.ts'
import { stageOf, type Tally, tallyOf } from './tally.ts'

/** The figures that order the table. */
interface PlayerFigures {
  readonly who: Who
  /** Number in the row. */
  readonly number: number
  readonly hasWon: boolean
  readonly performance: Performance | undefined
  readonly lost: number
}

export function tableOf(options: DiagonalOptions, chart: Chart, { through }: TableQuery): Row[] {
  const tally = tallyOf(options, chart, through)
  return ranked(figuresOfAll(options, chart, tally, through), diagonalOrder).map((place) =>
    rowOf(options, chart, place, tally),
  )
}

export const tellPlaces = (options: DiagonalOptions, chart: Chart, tell: TellPlace): void =>
  tellRanks(figuresOfAll(options, chart, tallyOf(options, chart)), diagonalOrder, ({ who }, rank, sharing) =>
    tell(who, rank, sharing),
  )

function figuresOfAll(options: DiagonalOptions, chart: Chart, tally: Tally, through?: number): PlayerFigures[] {
  const isWhole = through === undefined || through >= (stageOf(chart)?.rounds.length ?? 0)
  const winners = isWhole ? winnersOf(chart) : []
  return chart.field.order.map((who, place) => ({
    who,
    number: place + 1,
    hasWon: winners.includes(who),
    performance: performanceOf(options.performance, tally, who),
    lost: tally.lost.at(who),
  }))
}

/** The winner, several who share the win, or nobody yet. */
export function winnersOf({ title, champion, state }: Chart): readonly Who[] {
  if (state !== 'finished') return []
  if (title?.declared) return title.declared.winners
  return isSomebody(champion.who) ? [champion.who] : []
}

const byPerformance = inTurn<PlayerFigures>(
  (a, b) => comparePerformances(a.performance, b.performance),
  least(({ lost }) => lost),
  least(({ number }) => number),
)

/** Players who share the win are level. */
const diagonalOrder = inTurn<PlayerFigures>(
  most(({ hasWon }) => (hasWon ? 1 : 0)),
  (a, b) => (a.hasWon && b.hasWon ? 0 : byPerformance(a, b)),
)

function rowOf(
  options: DiagonalOptions,
  chart: Chart,
  { rank, sharing, item }: RankedItem<PlayerFigures>,
  { wins, draws, losses, out }: Tally,
): Row {
  const { who, number, performance, lost, hasWon } = item
  const [won, drawn, beaten] = [wins.at(who), draws.at(who), losses.at(who)]
  const rating = ratingIn(options, chart.field.entrant(who))
  const counts: Record<string, number | boolean> = {
    row: number,
    lostGames: lost / 2,
    played: won + drawn + beaten,
    wins: won,
    draws: drawn,
    losses: beaten,
  }
  if (rating !== undefined) counts['rating'] = rating
  if (performance) counts['performance'] = performance.total / performance.games
  if (out.at(who) !== 0 && !hasWon) counts['out'] = out.at(who)
  if (chart.field.gone.has(who)) counts['withdrawn'] = true
  return { rank, sharing, who, counts }
}
