/** Sentences a director can read to a player: why this pair, this place in the row, this rank, this end. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { RecordedOf } from '../../facts/fact.ts'
import type { Explanation, Subject } from '../format.ts'
import type { DiagonalOptions } from './options.ts'
import { placeInRow, ratingIn } from './row.ts'
import { whyMatch } from './why-match.ts'
import { whyRank, whyTie } from './why-rank.ts'

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
  const started = chart.started as RecordedOf<'tournament-started'>
  const rating = ratingIn(options, chart.entrant(who))
  const bases: Readonly<Record<string, string>> = {
    rating: `the row goes by rating, equal ratings as entered, and the rating at the start was ${rating}`,
    maxRating: `the row goes by the highest rating ever held, equal ones as entered, and it was ${rating}`,
    entry: 'the row is in order of entry',
    hand: 'the director gave the order by hand',
  }
  const sentence = `${nameOf(chart, who)} is number ${placeInRow(chart, who)} of ${chart.size} in the row: ${bases[String(started.reason['by'])]}.`
  return { rule: 'DIA-1', sentence, facts: [started.seq] }
}
