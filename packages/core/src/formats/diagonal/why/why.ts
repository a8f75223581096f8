/** Explanations a director can read to a player: why this pair, this place in the row, this rank, this end. */

import type { Chart } from '../../../chart/chart.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import { known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation, Subject } from '../../rule-book/format.ts'
import type { DiagonalOptions } from '../options.ts'
import { placeInRow, ratingIn } from '../row.ts'
import { message } from '../words/messages.ts'
import { whyMatch } from './match.ts'
import { whyRank, whyTie } from './rank.ts'

export function why(options: DiagonalOptions, chart: Chart, subject: Subject): Explanation {
  switch (subject.about) {
    case 'match':
      return whyMatch(options, chart, subject.match)
    case 'bye':
      throw new Error('nobody has a bye in a Diagonal')
    case 'seed':
      return whyPlace(options, chart, subject.who)
    case 'rank':
      return whyRank(options, chart, subject.who)
    case 'tie':
      return whyTie(options, chart, subject.who, subject.other)
    default:
      return subject satisfies never
  }
}

function whyPlace(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  const { seq, reason } = known(chart.started)
  const details = { who: entrantOf(chart, who), place: placeInRow(chart, who), of: chart.field.size }
  const because = rowBecause(String(reason['by']), ratingIn(options, chart.field.entrant(who)) ?? 0)
  return { rule: 'DIA-1', says: [message('diagonal-in-row', details), because], facts: [seq] }
}

const rowBecause = (by: string, rating: number): Message =>
  by === 'rating' || by === 'maxRating'
    ? message('diagonal-row-rating', { by, rating })
    : message('diagonal-row-because', { by: by === 'hand' ? 'hand' : 'entry' })
