/** Sentences a director can read to a player: why this opponent, colour, bye, seed or rank. */
import type { Chart } from '../../../chart/chart.ts'
import type { Explanation, Subject } from '../../rule-book/format.ts'
import type { HybridOptions } from '../options.ts'
import { isPlayoff } from '../race/race.ts'
import { whyKnockoutMatch } from './knockout.ts'
import { whyBye, whyPhaseMatch, whyPlayoffMatch } from './phase.ts'
import { whyRank, whyTie } from './rank.ts'
import { whySeed } from './seed.ts'

export function why(options: HybridOptions, chart: Chart, subject: Subject): Explanation {
  switch (subject.about) {
    case 'match': {
      const { match } = subject
      if (match.round.stage.id === 'knockout') return whyKnockoutMatch(options, chart, match)
      return isPlayoff(match.round) ? whyPlayoffMatch(options, chart, match) : whyPhaseMatch(options, chart, match)
    }
    case 'bye':
      return whyBye(options, chart, subject.who, subject.round)
    case 'seed':
      return whySeed(options, chart, subject.who)
    case 'rank':
      return whyRank(options, chart, subject.who)
    case 'tie':
      return whyTie(options, chart, subject.who, subject.other)
    default:
      return subject satisfies never
  }
}
