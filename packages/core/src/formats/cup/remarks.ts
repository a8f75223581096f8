/** What is worth saying beside the table of a cup. */
import type { Chart } from '../../chart/chart.ts'
import { namesOf } from '../../chart/names.ts'
import { listed, plural } from '../../words/sentence.ts'
import type { Remark } from '../format.ts'
import type { CupOptions } from './options.ts'
import { roundsOf } from './plan.ts'

export function remarks(options: CupOptions, chart: Chart): Remark[] {
  return [...unrated(options, chart), ...unusedNumbers(options, chart), ...reuse(chart), ...dropped(chart)]
}

/** CUP-12. */
function unrated({ seedingStrategy }: CupOptions, chart: Chart): Remark[] {
  const names = namesOf(chart)
  const entrants = chart.order
    .filter((who) => chart.entrant(who).rating === undefined)
    .map((who) => names[who] as string)
  if (seedingStrategy !== 'ByRating' || chart.started?.reason['by'] !== 'rating' || entrants.length === 0) return []
  const sentence =
    entrants.length === chart.size
      ? 'Nobody has a rating: the seeds are in the order of entry.'
      : `No rating is known of ${listed(entrants)}: it counted as 0 for the seeds.`
  return [{ rule: 'CUP-12', sentence, entrants }]
}

/** CUP-7. */
function unusedNumbers({ roundPairIncrements: list }: CupOptions, { size }: Chart): Remark[] {
  const rounds = roundsOf(size)
  if (list.length <= rounds) return []
  const sentence = `roundPairIncrements has ${plural(list.length, 'number')} for ${plural(rounds, 'round')}: the last ${list.length - rounds} are not used.`
  return [{ rule: 'CUP-7', sentence, unused: list.slice(rounds) }]
}

/** CUP-21a. */
function reuse({ openings }: Chart): Remark[] {
  const again = openings.draws.filter(({ reused }) => reused)
  if (again.length === 0) return []
  const where = listed([...new Set(again.map(({ match }) => `match ${match}`))])
  return [{ rule: 'CUP-21a', sentence: `All openings had been used: ${where} used some again.`, pairs: again.length }]
}

/** CUP-20. */
function dropped({ started }: Chart): Remark[] {
  const { dropped: count = 0, count: distinct = 0 } = started?.openings ?? {}
  if (count === 0) return []
  const sentence = `${plural(count, 'opening')} of the book led to a position that stood in it before: ${distinct} are left.`
  return [{ rule: 'CUP-20', sentence, dropped: count }]
}
