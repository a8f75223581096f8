/** Why two meet in the knockout: their seeds, or the matches they won. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { at } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { decisionOf, factsIn, gamesOf } from '../../why/decision.ts'
import { factsBehind, matchesBefore, seatSaid } from '../../why/knockout.ts'
import { firstRound, isEarlierFirst } from '../knockout/knockout.ts'
import type { HybridOptions } from '../options.ts'
import { message } from '../words/messages.ts'

export function whyKnockoutMatch(options: HybridOptions, chart: Chart, match: Match): Explanation {
  const { number, name } = match.round
  const [first, second] = [seatSaid(chart, at(match.seats, 0)), seatSaid(chart, at(match.seats, 1))]
  const isFirst = number === firstRound
  return {
    rule: isFirst ? 'HYB-S15' : 'HYB-17',
    says: [
      message('hybrid-knockout-meets', { first, second, round: name, match: { match: match.id } }),
      ...decisionOf(chart, match),
    ],
    more: [
      isFirst ? message('hybrid-knockout-seeds') : winnersMeet(options, number),
      ...matchesBefore(chart, match.seats),
      ...gamesOf(chart, match),
    ],
    facts: [...new Set([...match.seats.flatMap((slot) => factsBehind(chart, slot)), ...factsIn(match)])],
  }
}

const winnersMeet = ({ player1 }: HybridOptions, round: number): Message =>
  message('hybrid-knockout-winners', { named: isEarlierFirst(player1, round) ? 'earlier' : 'later' })
