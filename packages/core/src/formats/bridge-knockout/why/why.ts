/** Sentences a director can read to a captain: why this number, opponent, handicap, advance or rank. */
import type { Chart } from '../../../chart/chart.ts'
import type { Explanation, Subject } from '../../rule-book/format.ts'
import type { BridgeOptions } from '../options.ts'
import { whyAdvance } from './advance.ts'
import { whyHandicap } from './handicap.ts'
import { whyMatch } from './match.ts'
import { whyNumber } from './number.ts'
import { whyBye, whyRank, whyTie } from './rank.ts'

export function why(options: BridgeOptions, chart: Chart, subject: Subject): Explanation {
  switch (subject.about) {
    case 'match':
      if (subject.aspect === 'advance') return whyAdvance(chart, subject.match)
      return subject.aspect === 'handicap'
        ? whyHandicap(options, chart, subject.match)
        : whyMatch(options, chart, subject.match)
    case 'seed':
      return whyNumber(options, chart, subject.who)
    case 'bye':
      return whyBye(chart, subject.who, subject.round)
    case 'rank':
      return whyRank(options, chart, subject.who)
    case 'tie':
      return whyTie(options, chart, subject.who, subject.other)
    default:
      return subject satisfies never
  }
}
