/** Why two meet in the knockout: their seeds, or the matches they won. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Slot } from '../../chart/slot.ts'
import { decisionInWords, factsIn } from '../../why/decided.ts'
import { factsBehind, seatInWords } from '../../why/knockout.ts'
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
    facts: [...new Set([...match.seats.flatMap((slot) => factsBehind(chart, slot)), ...factsIn(match)])],
  }
}

const firstNamed = ({ player1 }: HybridOptions, round: number): string =>
  isEarlierFirst(player1, round)
    ? 'the winner of the earlier match is first named'
    : 'from round 4 on the winner of the later match is first named, as in the printed example'
