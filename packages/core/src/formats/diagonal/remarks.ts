/** What is worth saying beside the table: that all are out and who plays on, and what the director said. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import { listed } from '../../words/sentence.ts'
import type { Remark } from '../format.ts'
import type { DiagonalOptions } from './options.ts'
import { kindOf, playersOf, stepBefore } from './rounds.ts'
import { stageOf } from './tally.ts'
import { levelInWords } from './words.ts'

export function remarks(options: DiagonalOptions, chart: Chart): Remark[] {
  return [...playingOn(options, chart), ...declared(chart)]
}

/** DIA-21. */
function playingOn(options: DiagonalOptions, chart: Chart): Remark[] {
  const last = stageOf(chart)?.rounds.at(-1)
  if (!last || last.isDone || kindOf(last) !== 'extra') return []
  const between = chart.order.filter((who) => playersOf(last).includes(who)).map((who) => nameOf(chart, who))
  const sentence = `All are out, and ${listed(between)} are level ${levelInWords(chart, stepBefore(options, chart, last))}: they play on until one of them is ahead.`
  return [{ rule: 'DIA-21', between, sentence }]
}

/** DIA-22, DIA-30. */
function declared(chart: Chart): Remark[] {
  const { title, champion } = chart
  if (!title?.declared) return []
  const { winners, note } = title.declared
  const names = winners.map((who) => nameOf(chart, who))
  const what = names.length === 1 ? 'has won' : 'share the win'
  const sentence = `The director has declared that ${listed(names)} ${what}${note === undefined ? '' : `: ${note}`}.`
  return [{ rule: String(champion.because?.rule), winners: names, sentence }]
}
