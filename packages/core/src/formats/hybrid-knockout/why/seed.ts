/** Why a player has this seed: when the points were reached, and the seeds before and after. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import { isSomebody, type Who } from '../../../chart/slot.ts'
import type { Seq } from '../../../facts/ids.ts'
import type { Seed } from '../../../ids/ids.ts'
import { at, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { listedBecause } from '../../rule-book/list-order.ts'
import { factsDeciding } from '../../why/decision.ts'
import type { Count } from '../counts.ts'
import { missedBy, missedSaid, stepBetween } from '../missed-place.ts'
import type { HybridOptions } from '../options.ts'
import { qualificationOf } from '../qualification.ts'
import { type Contest, isPlayoff, type Place, type Race } from '../race/race.ts'
import { raceNow } from '../race/race-now.ts'
import { factsOfShare, recordOf } from '../record.ts'
import { reachedSaid } from '../says.ts'
import { message } from '../words/messages.ts'

/** The grounds of a seed. */
interface Grounds {
  readonly rule: string
  readonly says: readonly Message[]
  readonly more?: readonly Message[]
  readonly facts: readonly Seq[]
}

export function whySeed(options: HybridOptions, chart: Chart, who: Who): Explanation {
  const race = raceNow(options, chart)
  if (!race) return whySeedInList(chart, who)
  race.due()
  const index = race.places.findIndex((place) => place.who === who)
  const told = toldSeed(chart, who)
  const published = chart.notices.seeds(stageId(chart))
  const grounds = index < 0 ? whyNoPlace(chart, race, who) : whyPlace(chart, race, index)
  return {
    ...grounds,
    says: [
      seedSaid(chart, who, published !== undefined, told, index),
      ...grounds.says,
      ...(published ? standsAnyway(chart, who, told, index) : []),
    ],
    facts: [...(published && told !== undefined ? [published.seq] : []), ...grounds.facts],
  }
}

const stageId = (chart: Chart) => known(qualificationOf(chart)).id

function toldSeed(chart: Chart, who: Who): Seed | undefined {
  const order = chart.notices.seeds(stageId(chart))?.order
  const index = order?.indexOf(who) ?? -1
  return index < 0 ? undefined : index + 1
}

function seedSaid(chart: Chart, who: Who, isSeeded: boolean, told: number | undefined, index: number): Message {
  const entrant = { who: entrantOf(chart, who) }
  if (told !== undefined) return message('hybrid-seed', { ...entrant, seed: told })
  return index < 0 || isSeeded
    ? message('hybrid-seed-none', entrant)
    : message('hybrid-seed-so-far', { ...entrant, seed: index + 1 })
}

/** HYB-27: a correction moves the race, not the published seeds. */
function standsAnyway(chart: Chart, who: Who, told: number | undefined, index: number): Message[] {
  if ((told ?? 0) === index + 1) return []
  const entrant = { who: entrantOf(chart, who) }
  return [
    index < 0
      ? message('hybrid-would-be-none', entrant)
      : message('hybrid-would-be-seed', { ...entrant, seed: index + 1 }),
  ]
}

function whySeedInList(chart: Chart, who: Who): Explanation {
  const seed = chart.field.order.indexOf(who) + 1
  const listed = message('hybrid-seed-listed', { who: entrantOf(chart, who), seed, of: chart.field.size })
  return { rule: 'HYB-2', says: [listed, listedBecause(chart, who)], facts: [known(chart.started).seq] }
}

function whyPlace(chart: Chart, race: Race, index: number): Grounds {
  const { who, reason } = at(race.places, index)
  const count = race.counts.of(who)
  const entrant = entrantOf(chart, who)
  switch (reason.rule) {
    case 'HYB-14':
      return whyPlayedOff(chart, race, count, reason)
    case 'HYB-13':
    case 'HYB-35':
      return {
        rule: reason.rule,
        says: [reachedSaid(chart, race.counts, count), message('hybrid-took-place', { who: entrant })],
        facts: factsOfReaching(count),
      }
    case 'HYB-25':
      return {
        rule: 'HYB-25',
        says: [message('hybrid-all-qualified')],
        more: [message('hybrid-has-record', { who: entrant, record: recordOf(count) })],
        facts: factsOfShare(chart, who),
      }
    default:
      return whyReached(chart, race, index)
  }
}

const factsOfReaching = ({ reached }: Count): Seq[] => (reached ? factsDeciding(reached.match) : [])

/** When the points were reached; below it the seeds before and after, and the step that separates them. */
function whyReached(chart: Chart, race: Race, index: number): Grounds {
  const { who } = at(race.places, index)
  const count = race.counts.of(who)
  const [before, after] = [neighbour(race, index - 1), neighbour(race, index + 1)]
  const more = [
    ...(before ? besides(chart, race, before, count, before) : []),
    ...(after ? besides(chart, race, count, after, after) : []),
  ]
  const facts = [count, before, after].flatMap((each) => (each ? factsOfReaching(each) : []))
  return { rule: 'HYB-S11', says: [reachedSaid(chart, race.counts, count)], more, facts: [...new Set(facts)] }
}

/** Another seed's race, and why one of the two comes first. */
const besides = (chart: Chart, race: Race, upper: Count, lower: Count, told: Count): Message[] => [
  reachedSaid(chart, race.counts, told),
  ...separation(chart, upper, lower),
]

/** HYB-S11: the step that puts one before the other; HYB-12: the list. */
function separation(chart: Chart, upper: Count, lower: Count): Message[] {
  const couple = { who: entrantOf(chart, upper.who), other: entrantOf(chart, lower.who) }
  const [a, b] = [upper.reached, lower.reached]
  if (!a || !b) return []
  if (a.phase !== b.phase) return [message('hybrid-before', { ...couple, by: 'phase' })]
  const by = stepBetween(a, b)
  return [by ? message('hybrid-before', { ...couple, by }) : message('hybrid-level-listed', couple)]
}

/** The next seed up or down, if it was given for reaching the points. */
function neighbour(race: Race, index: number): Count | undefined {
  const place = race.places[index]
  return place && isSomebody(place.who) ? race.counts.of(place.who) : undefined
}

function whyPlayedOff(chart: Chart, race: Race, count: Count, reason: Place['reason']): Grounds {
  const phase = Number(reason['phase'])
  const match = qualificationOf(chart)
    ?.find(phase)
    ?.matches.find((each) => each.seatOf(count.who) !== undefined)
  const who = entrantOf(chart, count.who)
  const how = match
    ? message('hybrid-won-playoff', { who, match: { match: match.id }, phase })
    : message('hybrid-bye-playoff', { who, phase })
  return playedOff('HYB-14', reachedSaid(chart, race.counts, count), how, count, match)
}

const playedOff = (rule: string, reached: Message, how: Message, count: Count, match: Match | undefined): Grounds => ({
  rule,
  says: [reached, how],
  facts: [...factsOfReaching(count), ...(match ? factsDeciding(match) : [])],
})

function whyNoPlace(chart: Chart, race: Race, who: Who): Grounds {
  const { plan, open } = race
  const count = race.counts.of(who)
  const missed = missedBy(chart, race, who)
  if (race.contest?.contenders.includes(who)) return whyPlaysOff(chart, race, race.contest, count)
  if (missed?.by === 'playoff') return whyLostPlayoff(chart, race, count)
  if (missed && missed.by !== 'seeds') return whyBehind(chart, race, count, missed)
  return {
    rule: 'HYB-S5',
    says: [
      message('hybrid-has-record', { who: entrantOf(chart, who), record: recordOf(count) }),
      message('hybrid-needed', { needed: plan.points, places: plan.qualifiers, open }),
    ],
    facts: factsOfShare(chart, who),
  }
}

/** HYB-S11: another player took the last place first. */
function whyBehind(
  chart: Chart,
  race: Race,
  count: Count,
  missed: Extract<ReturnType<typeof missedBy>, { last: Who }>,
): Grounds {
  const other = race.counts.of(missed.last)
  return {
    rule: 'HYB-S11',
    says: [reachedSaid(chart, race.counts, count), missedSaid(chart, missed)],
    more: [reachedSaid(chart, race.counts, other)],
    facts: [...new Set([...factsOfReaching(count), ...factsOfReaching(other)])],
  }
}

function whyPlaysOff(chart: Chart, race: Race, { contenders, places, isForOrder }: Contest, count: Count): Grounds {
  const who = entrantOf(chart, count.who)
  const others = contenders.filter((each) => each !== count.who).map((each) => entrantOf(chart, each))
  const playing = isForOrder
    ? message('hybrid-plays-off-order', { who, others })
    : message('hybrid-plays-off', { who, others, places })
  return { rule: 'HYB-S12', says: [reachedSaid(chart, race.counts, count), playing], facts: factsOfReaching(count) }
}

function whyLostPlayoff(chart: Chart, race: Race, count: Count): Grounds {
  const match = (qualificationOf(chart)?.rounds ?? [])
    .filter(isPlayoff)
    .flatMap(({ matches }) => matches)
    .findLast((each) => each.seatOf(count.who) !== undefined)
  const who = entrantOf(chart, count.who)
  const how = match
    ? message('hybrid-lost-playoff', { who, match: { match: match.id }, phase: match.round.number })
    : message('hybrid-left-playoff', { who })
  return playedOff('HYB-S12', reachedSaid(chart, race.counts, count), how, count, match)
}
