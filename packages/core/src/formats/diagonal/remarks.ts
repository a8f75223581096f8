/** Remarks beside the table: all are out and some play on, and the director's word. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf, nameOf } from '../../chart/names.ts'
import type { Remark } from '../views/views.ts'
import type { DiagonalOptions } from './options.ts'
import { kindOf, playersOf, stepBefore } from './rounds/rounds.ts'
import { levelSaid } from './says.ts'
import { stageOf } from './tally.ts'
import { message } from './words/messages.ts'

export function remarks(options: DiagonalOptions, chart: Chart): Remark[] {
  return [...playingOn(options, chart), ...declared(chart)]
}

/** DIA-21. */
function playingOn(options: DiagonalOptions, chart: Chart): Remark[] {
  const last = stageOf(chart)?.rounds.at(-1)
  if (!last || last.isDone || kindOf(last) !== 'extra') return []
  const whos = chart.field.order.filter((who) => playersOf(last).includes(who))
  const says = [message('diagonal-play-on', { who: whos.map((who) => entrantOf(chart, who)) })]
  const more = [levelSaid(chart, whos, stepBefore(options, chart, last))]
  return [{ rule: 'DIA-21', between: whos.map((who) => nameOf(chart, who)), says, more }]
}

/** DIA-22, DIA-30. */
function declared(chart: Chart): Remark[] {
  const { title, champion } = chart
  if (!title?.declared) return []
  const { winners, note } = title.declared
  const says = [
    message('diagonal-declared', { winners: winners.map((who) => entrantOf(chart, who)) }),
    ...(note === undefined ? [] : [message('diagonal-note', { note: { text: note } })]),
  ]
  return [{ rule: String(champion.because?.rule), winners: winners.map((who) => nameOf(chart, who)), says }]
}
