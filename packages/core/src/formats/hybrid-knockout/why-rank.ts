/** Why somebody stands at this rank, and what separates two. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { knockoutShare, type Share } from '../../why/knockout.ts'
import { listed, ordinal } from '../../words/sentence.ts'
import type { Explanation, Row } from '../format.ts'
import type { HybridOptions } from './options.ts'
import { factsOfShare, recordOf } from './record.ts'
import { type Standing, standingsOf, tableOf } from './table.ts'

export function whyRank(options: HybridOptions, chart: Chart, who: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const row = rows.find((each) => each.who === who) as Row
  const standing = standingOf(options, chart, who)
  const { words, facts } = shareOf(chart, standing)
  const level = rows.filter((each) => each.rank === row.rank && each.who !== who)
  const shared =
    level.length > 0 ? `, sharing the place with ${listed(level.map((each) => nameOf(chart, each.who)))}` : ''
  const sentence = `${nameOf(chart, who)} is ${ordinal(row.rank)}${shared}: ${words}.`
  return { rule: standing.level > 0 ? 'HYB-26' : 'HYB-34', sentence, facts }
}

export function whyTie(options: HybridOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const order = rows.filter((row) => row.who === who || row.who === other) as [Row, Row]
  const [upper, lower] = order.map((row) => standingOf(options, chart, row.who)) as [Standing, Standing]
  const sides = [upper, lower].map((each) => ({ name: nameOf(chart, each.who), ...shareOf(chart, each) }))
  const told = sides.map(({ name, words }) => `${name} ${words}`).join('; ')
  const verdict =
    order[0].rank === order[1].rank
      ? 'they share the place'
      : `${sides[0]?.name} is ahead by ${stepBetween(upper, lower)}`
  return { rule: 'HYB-26', sentence: `${told}: ${verdict}.`, facts: [...new Set(sides.flatMap(({ facts }) => facts))] }
}

const standingOf = (options: HybridOptions, chart: Chart, who: Who): Standing =>
  standingsOf(options, chart).find((standing) => standing.who === who) as Standing

/** What somebody's rank rests on: the knockout, else the place in the race, else the points. */
function shareOf(chart: Chart, standing: Standing): Share {
  const { who, level, seed, count } = standing
  if (level > 0) return knockoutShare(chart, 'knockout', who)
  const place = seed === undefined ? 'has no place in the knockout' : `holds seed ${seed} so far`
  return { words: count ? `${place}, with ${recordOf(count)}` : place, facts: factsOfShare(chart, who) }
}

function stepBetween(upper: Standing, lower: Standing): string {
  if (upper.level !== lower.level) return lower.level > 0 ? 'a later round' : 'a place in the knockout'
  if (upper.level > 0) return 'nothing'
  if (upper.seed !== lower.seed) return 'the order of qualifying'
  return upper.count?.halfPoints === lower.count?.halfPoints ? 'fewer matches' : 'points'
}
