/** Why two meet in the knockout: their seeds, or the matches they won. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import { type Slot, UNKNOWN } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { decisionInWords, factsDeciding, factsIn, scoresOf } from '../../why/decided.ts'
import { sentenceCase } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { firstRound, isEarlierFirst } from './knockout.ts'
import type { HybridOptions } from './options.ts'

export function whyKnockoutMatch(options: HybridOptions, chart: Chart, match: Match): Explanation {
  const { number, name } = match.round
  const [first, second] = match.seats as [Slot, Slot]
  const where = `in round ${number} (${name}), match ${match.id}`
  const meeting = `${sentenceCase(seatInWords(chart, first))} (White in game 1) meets ${seatInWords(chart, second)} ${where}`
  const isFirst = number === firstRound
  const pattern = isFirst
    ? 'the highest seed number meets seed 1, the next seed 2, and so on, the higher number first named'
    : `the winner of the first match meets the winner of the last, and so on; ${firstNamed(options, number)}`
  return {
    rule: isFirst ? 'HYB-S15' : 'HYB-17',
    sentence: `${meeting}: ${pattern}. ${decisionInWords(chart, match)}`.trim(),
    facts: [...new Set([...match.seats.flatMap((slot) => behind(chart, slot)), ...factsIn(match)])],
  }
}

const firstNamed = ({ player1 }: HybridOptions, round: number): string =>
  isEarlierFirst(player1, round)
    ? 'the winner of the earlier match is first named'
    : 'from round 4 on the winner of the later match is first named, as in the printed example'

/** "seed 3, Ann", "Ann, who won match 4 (1-0)", "the winner of match 4". */
function seatInWords(chart: Chart, { label, who }: Slot): string {
  const name = nameOf(chart, who)
  if (label.from === 'seed') return who === UNKNOWN ? `seed ${label.seed}` : `seed ${label.seed}, ${name}`
  const source = label.from === 'winner' ? chart.matches.get(label.of) : undefined
  if (who === UNKNOWN || !source) return `the winner of match ${source?.id}`
  const scores = scoresOf(source.games)
  return who < 0
    ? `nobody (match ${source.id} has no winner)`
    : `${name}, winner of match ${source.id} (${scores || source.outcome?.by})`
}

/** What put somebody into a seat. */
function behind(chart: Chart, { label }: Slot): Seq[] {
  if (label.from === 'winner') return factsDeciding(chart.matches.get(label.of) as Match)
  if (label.from !== 'seed') return []
  const told = label.of === undefined ? chart.started : chart.told.seeds(label.of)
  return told ? [told.seq] : []
}
