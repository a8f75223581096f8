/** Why a player has this rank, and what separates two players. */

import type { Chart } from '../../../chart/chart.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import { at, known } from '../../../lists/at.ts'
import type { Kinds, Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { type Course, knockoutCourse } from '../../why/knockout.ts'
import { type MissedPlace, missedBy, missedSaid, stepBetween } from '../missed-place.ts'
import type { HybridOptions } from '../options.ts'
import { raceNow } from '../race/race-now.ts'
import { factsOfShare, recordOf } from '../record.ts'
import { allProgress, type Progress, tableOf } from '../table.ts'
import { message } from '../words/messages.ts'

export function whyRank(options: HybridOptions, chart: Chart, who: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const { rank } = known(rows.find((each) => each.who === who))
  const progress = progressOf(options, chart, who)
  const { says, more, facts } = courseOf(options, chart, progress)
  const others = rows.filter((each) => each.rank === rank && each.who !== who).map((each) => entrantOf(chart, each.who))
  const place = rankSaid(entrantOf(chart, who), rank, others)
  return { rule: progress.level > 0 ? 'HYB-26' : 'HYB-34', says: [place, ...says], more, facts }
}

/** Names the players who share a place, or counts them if they are many. */
function rankSaid(who: Kinds['entrant'], rank: number, others: readonly Kinds['entrant'][]): Message {
  if (others.length === 0) return message('hybrid-rank', { who, rank })
  return others.length > mostNamed
    ? message('hybrid-rank-shared-many', { who, rank, count: others.length })
    : message('hybrid-rank-shared', { who, rank, others })
}

const mostNamed = 6

export function whyTie(options: HybridOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const couple = rows.filter((row) => row.who === who || row.who === other)
  const [above, below] = [at(couple, 0), at(couple, 1)]
  const [upper, lower] = [progressOf(options, chart, above.who), progressOf(options, chart, below.who)]
  const sides = [upper, lower].map((each) => courseOf(options, chart, each))
  const named = { who: entrantOf(chart, upper.who), other: entrantOf(chart, lower.who) }
  return {
    rule: 'HYB-26',
    says:
      above.rank === below.rank
        ? [message('hybrid-tie-shared', named)]
        : [
            message('hybrid-tie-ahead', { ...named, by: stepAhead(upper, lower) }),
            ...decidedBy(options, chart, upper, lower),
          ],
    more: sides.flatMap(({ says, more }) => [...says, ...more]),
    facts: [...new Set(sides.flatMap(({ facts }) => facts))],
  }
}

const progressOf = (options: HybridOptions, chart: Chart, who: Who): Progress =>
  known(allProgress(options, chart).find((progress) => progress.who === who))

/** The ground of a rank: the knockout, else the place in the race, else the points. */
function courseOf(options: HybridOptions, chart: Chart, { who, level, seed, count }: Progress): Course {
  if (level > 0) return knockoutCourse(chart, 'knockout', who)
  const entrant = entrantOf(chart, who)
  const missed = seed === undefined ? missedNow(options, chart, who) : undefined
  const place =
    seed === undefined
      ? message('hybrid-no-place', { who: entrant })
      : message('hybrid-seed-so-far', { who: entrant, seed })
  const record = count ? [message('hybrid-has-record', { who: entrant, record: recordOf(count) })] : []
  const facts = factsOfShare(chart, who)
  return missed && count
    ? { says: [place, missedSaid(chart, missed)], more: record, facts }
    : { says: [place, ...record], more: [], facts }
}

function missedNow(options: HybridOptions, chart: Chart, who: Who): MissedPlace | undefined {
  const race = raceNow(options, chart)
  race?.due()
  return race && missedBy(chart, race, who)
}

function stepAhead(upper: Progress, lower: Progress) {
  if (upper.level !== lower.level) return lower.level > 0 ? 'later-round' : 'place'
  if (upper.seed !== lower.seed) return 'qualifying'
  return upper.count?.halfPoints === lower.count?.halfPoints ? 'matches' : 'points'
}

/** The step that gave one player the place, or the earlier seed. */
function decidedBy(options: HybridOptions, chart: Chart, upper: Progress, lower: Progress): Message[] {
  if (upper.level !== lower.level) return lower.level > 0 ? [] : placeDecided(options, chart, upper, lower)
  return upper.seed === undefined || lower.seed === undefined || upper.seed === lower.seed
    ? []
    : stepSaid(chart, upper, lower)
}

/** For two players who both have the points. */
function placeDecided(options: HybridOptions, chart: Chart, upper: Progress, lower: Progress): Message[] {
  const missed = missedNow(options, chart, lower.who)
  if (!missed || !upper.count?.reached || !lower.count?.reached) return []
  return missed.by === 'seeds' || missed.by === 'playoff' ? [missedSaid(chart, missed)] : stepSaid(chart, upper, lower)
}

function stepSaid(chart: Chart, upper: Progress, lower: Progress): Message[] {
  const [a, b] = [upper.count?.reached, lower.count?.reached]
  if (!a || !b) return []
  const couple = { who: entrantOf(chart, upper.who), other: entrantOf(chart, lower.who) }
  const by = stepBetween(a, b)
  return [by ? message('hybrid-before', { ...couple, by }) : message('hybrid-level-listed', couple)]
}
