/** Why somebody stands at this rank, and what separates two. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { knockoutShare, type Share } from '../../why/knockout.ts'
import { listed, ordinal } from '../../words/sentence.ts'
import type { Explanation, Row } from '../format.ts'
import { type Missed, missedBy, missedInWords, stepBetween, stepsInWords } from './missed.ts'
import type { HybridOptions } from './options.ts'
import { raceNow } from './race-now.ts'
import { factsOfShare, recordOf } from './record.ts'
import { type Standing, standingsOf, tableOf } from './table.ts'

export function whyRank(options: HybridOptions, chart: Chart, who: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const row = rows.find((each) => each.who === who) as Row
  const standing = standingOf(options, chart, who)
  const { words, facts } = shareOf(options, chart, standing)
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
  const sides = [upper, lower].map((each) => ({ name: nameOf(chart, each.who), ...shareOf(options, chart, each) }))
  const told = sides.map(({ name, words }) => `${name} ${words}`).join('; ')
  const verdict =
    order[0].rank === order[1].rank
      ? 'they share the place'
      : `${sides[0]?.name} is ahead by ${stepAhead(options, chart, upper, lower)}`
  return { rule: 'HYB-26', sentence: `${told}: ${verdict}.`, facts: [...new Set(sides.flatMap(({ facts }) => facts))] }
}

const standingOf = (options: HybridOptions, chart: Chart, who: Who): Standing =>
  standingsOf(options, chart).find((standing) => standing.who === who) as Standing

/** What somebody's rank rests on: the knockout, else the place in the race, else the points. */
function shareOf(options: HybridOptions, chart: Chart, standing: Standing): Share {
  const { who, level, seed, count } = standing
  if (level > 0) return knockoutShare(chart, 'knockout', who)
  const place = seed === undefined ? `has no place in the knockout` : `holds seed ${seed} so far`
  const missed = seed === undefined ? missedNow(options, chart, who) : undefined
  const because = missed ? `; ${missedInWords(chart, missed)}` : ''
  return { words: count ? `${place}, with ${recordOf(count)}${because}` : place, facts: factsOfShare(chart, who) }
}

function missedNow(options: HybridOptions, chart: Chart, who: Who): Missed | undefined {
  const race = raceNow(options, chart)
  race?.due()
  return race && missedBy(chart, race, who)
}

function stepAhead(options: HybridOptions, chart: Chart, upper: Standing, lower: Standing): string {
  if (upper.level !== lower.level)
    return lower.level > 0 ? 'a later round' : `a place in the knockout${placeDecided(options, chart, upper, lower)}`
  if (upper.level > 0) return 'nothing'
  if (upper.seed !== lower.seed) return qualifiedBefore(upper, lower)
  return upper.count?.halfPoints === lower.count?.halfPoints ? 'fewer matches' : 'points'
}

/** ", which was decided by fewer matches (HYB-S11)": where both have the points. */
function placeDecided(options: HybridOptions, chart: Chart, upper: Standing, lower: Standing): string {
  const missed = missedNow(options, chart, lower.who)
  const [a, b] = [upper.count?.reached, lower.count?.reached]
  if (!missed || !a || !b) return ''
  if (missed.by === 'seeds' || missed.by === 'playoff') return `: ${missedInWords(chart, missed)}`
  const step = stepBetween(a, b)
  return step ? `, which was decided by ${stepsInWords[step]} (HYB-S11)` : ''
}

/** Both hold a place, or only one does. */
function qualifiedBefore({ count: upper, seed }: Standing, { count: lower, seed: other }: Standing): string {
  const [a, b] = [upper?.reached, lower?.reached]
  if (!a || !b || seed === undefined || other === undefined) return 'the order of qualifying'
  const step = stepBetween(a, b)
  if (!step) return 'the order of the list, level in time, matches and points (HYB-12)'
  return `the order of qualifying, by ${stepsInWords[step]} (HYB-S11)`
}
