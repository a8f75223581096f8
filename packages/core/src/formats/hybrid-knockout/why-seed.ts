/** Why somebody has this seed: when the points were reached, before and after whom. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { factsDeciding } from '../../why/decided.ts'
import { listed, plural } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { whyListed } from '../list-order.ts'
import type { Count } from './counts.ts'
import { missedBy, stepBetween, stepsInWords } from './missed.ts'
import type { HybridOptions } from './options.ts'
import { qualificationOf } from './qualification.ts'
import { type Contest, isPlayoff, type Place, type Race } from './race.ts'
import { raceNow } from './race-now.ts'
import { factsOfShare, recordOf } from './record.ts'
import { pointsInWords, reachedInWords } from './words.ts'

export function whySeed(options: HybridOptions, chart: Chart, who: Who): Explanation {
  const race = raceNow(options, chart)
  if (!race) return whySeedInList(chart, who)
  race.due()
  const index = race.places.findIndex((place) => place.who === who)
  const told = toldSeed(chart, who)
  const isSeeded = chart.told.seeds(stageId(chart)) !== undefined
  const explained = index < 0 ? whyNoPlace(chart, race, who) : whyPlace(chart, race, index)
  const seqs = told === undefined ? [] : [chart.told.seeds(stageId(chart))?.seq as Seq]
  const sentence = `${nameOf(chart, who)} ${seedInWords(isSeeded, told, index)}: ${explained.sentence}${standsAnyway(isSeeded, told, index)}.`
  return { ...explained, sentence, facts: [...seqs, ...explained.facts] }
}

const stageId = (chart: Chart) => (qualificationOf(chart) as NonNullable<ReturnType<typeof qualificationOf>>).id

function toldSeed(chart: Chart, who: Who): number | undefined {
  const order = chart.told.seeds(stageId(chart))?.order
  const index = order?.indexOf(who) ?? -1
  return index < 0 ? undefined : index + 1
}

const seedInWords = (isSeeded: boolean, told: number | undefined, index: number): string => {
  if (told !== undefined) return `is seed ${told}`
  return index < 0 || isSeeded ? 'has no seed' : `has seed ${index + 1}`
}

/** HYB-27: a correction moves the race, not the seeds that were told. */
function standsAnyway(isSeeded: boolean, told: number | undefined, index: number): string {
  if (!isSeeded || (told ?? 0) === index + 1) return ''
  const now = index < 0 ? 'there would be no seed' : `it would be seed ${index + 1}`
  return `. By the results as they stand now ${now}, but published seeds stand (HYB-27)`
}

function whySeedInList(chart: Chart, who: Who): Explanation {
  const seed = chart.order.indexOf(who) + 1
  const sentence = `${nameOf(chart, who)} is seed ${seed} of ${chart.size}: nobody had to qualify, so the list is the seeding, and ${whyListed(chart, who)}.`
  return { rule: 'HYB-2', sentence, facts: [chart.started?.seq as Seq] }
}

function whyPlace(chart: Chart, race: Race, index: number): Explanation {
  const { who, reason } = race.places[index] as Place
  const count = race.counts.of(who)
  switch (reason.rule) {
    case 'HYB-14':
      return whyPlayedOff(chart, race, count, reason)
    case 'HYB-13':
    case 'HYB-35':
      return {
        rule: reason.rule,
        sentence: `${reachedWords(race, count)} and took a place of the playoff without playing on`,
        facts: factsOfReaching(count),
      }
    case 'HYB-25':
      return {
        rule: 'HYB-25',
        sentence: `no more were left in the pool than places, so all of them qualified, by points and then fewer matches: ${recordOf(count)}`,
        facts: factsOfShare(chart, who),
      }
    default:
      return whyReached(chart, race, index)
  }
}

const reachedWords = ({ counts }: Race, { reached, halfPoints }: Count): string =>
  reached ? reachedInWords(counts, reached) : `has ${pointsInWords(halfPoints)}`

const factsOfReaching = ({ reached }: Count): Seq[] => (reached ? factsDeciding(reached.match) : [])

/** "reached 5 points in phase 7 at 14:02:10 with 7 matches, after Ben (…) and before Cai (…)". */
function whyReached(chart: Chart, race: Race, index: number): Explanation {
  const { who } = race.places[index] as Place
  const count = race.counts.of(who)
  const [before, after] = [neighbour(race, index - 1), neighbour(race, index + 1)]
  const told = (word: string, other: Count | undefined) =>
    other ? [`${word} ${nameOf(chart, other.who)}, who ${reachedWords(race, other)}${separation(count, other)}`] : []
  const isLevel = (other: Count | undefined) => other !== undefined && areLevel(count, other)
  const between = [
    ...(isLevel(before) ? [levelWith(chart, 'after', before as Count)] : told('after', before)),
    ...(isLevel(after) ? [levelWith(chart, 'before', after as Count)] : told('before', after)),
  ].join(' and ')
  const facts = [count, before, after].flatMap((each) => (each ? factsOfReaching(each) : []))
  return {
    rule: 'HYB-S11',
    sentence: `${reachedWords(race, count)}${between ? `, ${between}` : ''}`,
    facts: [...new Set(facts)],
  }
}

const areLevel = ({ reached: a }: Count, { reached: b }: Count): boolean =>
  !!a && !!b && stepBetween(a, b) === undefined

const levelWith = (chart: Chart, word: 'before' | 'after', { who }: Count): string =>
  `level with ${nameOf(chart, who)} in time, matches and points and ${word} ${nameOf(chart, who)} in the list (HYB-12)`

/** HYB-S11: the step that puts one before the other. */
function separation({ reached: a }: Count, { reached: b }: Count): string {
  if (!a || !b || a.phase !== b.phase) return ''
  const step = stepBetween(a, b)
  return step ? ` (by ${stepsInWords[step]})` : ''
}

/** The next seed up or down, if it was given for reaching the points. */
function neighbour(race: Race, index: number): Count | undefined {
  const place = race.places[index]
  return place && isSomebody(place.who) ? race.counts.of(place.who) : undefined
}

function whyPlayedOff(chart: Chart, race: Race, count: Count, reason: Place['reason']): Explanation {
  const round = qualificationOf(chart)?.find(Number(reason['phase']))
  const match = round?.matches.find((each) => each.seatOf(count.who) !== undefined)
  const how = match
    ? `won playoff match ${match.id} in phase ${reason['phase']}`
    : `had the bye of the playoff in phase ${reason['phase']}, which comes after its winners`
  const facts = [...factsOfReaching(count), ...(match ? factsDeciding(match) : [])]
  return { rule: 'HYB-14', sentence: `${reachedWords(race, count)}, level with others, and ${how}`, facts }
}

function whyNoPlace(chart: Chart, race: Race, who: Who): Explanation {
  const { plan, open } = race
  const count = race.counts.of(who)
  const missed = missedBy(chart, race, who)
  if (race.contest?.contenders.includes(who)) return whyPlaysOff(chart, race, race.contest, count)
  if (missed?.by === 'playoff') return whyLostPlayoff(chart, race, count)
  if (missed && missed.by !== 'seeds') return whyBehind(chart, race, count, missed.last)
  const needed = `${plan.points} points are needed`
  const places =
    open === 0
      ? 'and every place is taken'
      : `and ${plural(open, 'place')} of ${plan.qualifiers} ${open === 1 ? 'is' : 'are'} open`
  return {
    rule: 'HYB-S5',
    sentence: `${listed([recordOf(count)])}; ${needed}, ${places}`,
    facts: factsOfShare(chart, who),
  }
}

/** HYB-S11: another had the last place first. */
function whyBehind(chart: Chart, race: Race, count: Count, last: Who): Explanation {
  const other = race.counts.of(last)
  return {
    rule: 'HYB-S11',
    sentence: `${reachedWords(race, count)}, after ${nameOf(chart, last)}, who ${reachedWords(race, other)}${separation(count, other)}, and every place is taken`,
    facts: [...new Set([...factsOfReaching(count), ...factsOfReaching(other)])],
  }
}

function whyPlaysOff(chart: Chart, race: Race, { contenders, places, isForOrder }: Contest, count: Count): Explanation {
  const others = contenders.filter((who) => who !== count.who).map((who) => nameOf(chart, who))
  const forWhat = isForOrder ? 'for the order of the seeds' : `for ${plural(places, 'place')}`
  return {
    rule: 'HYB-S12',
    sentence: `${reachedWords(race, count)}, level with ${listed(others)} in time, matches and points, and plays off ${forWhat}`,
    facts: factsOfReaching(count),
  }
}

function whyLostPlayoff(chart: Chart, race: Race, count: Count): Explanation {
  const rounds = qualificationOf(chart)?.rounds ?? []
  const match = rounds
    .filter(isPlayoff)
    .flatMap(({ matches }) => matches)
    .findLast((each) => each.seatOf(count.who) !== undefined)
  const how = match ? `lost playoff match ${match.id} in phase ${match.round.number}` : 'is not in the playoff any more'
  return {
    rule: 'HYB-S12',
    sentence: `${reachedWords(race, count)}, level with others, and ${how}`,
    facts: [...factsOfReaching(count), ...(match ? factsDeciding(match) : [])],
  }
}
