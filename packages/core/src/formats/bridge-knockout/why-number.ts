/** Why a team has the number it has: by average, by lot or as it entered; then by what it advanced from (BRI-27, BRI-33). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody, type Slot, type Who } from '../../chart/slot.ts'
import { averageOf } from '../../facts/holding.ts'
import type { Seq } from '../../facts/ids.ts'
import { listed } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { factsDeciding } from './deciding.ts'
import { teamsDrawn } from './late.ts'
import { roundRobin } from './round-robin.ts'
import { averageShown } from './teams.ts'

export function whyNumber(chart: Chart, who: Who): Explanation {
  const number = chart.order.indexOf(who) + 1
  const later = [...chart.matchesOf(who)].flatMap((match) => numberAfter(chart, match, who))
  const place = placeIn(chart, who)
  return {
    rule: number > teamsDrawn(chart) ? 'BRI-84' : 'BRI-33',
    sentence: `${[`${nameOf(chart, who)} has number ${number}: ${numbered(chart, who)}.`, ...place, ...later].join(' ')}`,
    facts: chart.started && number <= teamsDrawn(chart) ? [chart.started.seq] : [],
  }
}

/** What its number at the start rests on. */
function numbered(chart: Chart, who: Who): string {
  if (chart.order.indexOf(who) >= teamsDrawn(chart)) return 'it entered after the draw and takes the next number'
  const average = averageOf(chart.entrant(who))
  const by: Readonly<Record<string, string>> = {
    average: `the numbers go by average masterpoints, and its average is ${average === undefined ? 'unknown' : averageShown(average)}`,
    entry: 'the numbers go in order of entry',
    lot: 'the numbers were drawn by lot from the recorded dice',
    hand: 'the director gave the order by hand',
  }
  return by[String(chart.started?.reason['by'])] ?? 'it stands so in the list'
}

/** Of five: the place in the round robin. */
function placeIn(chart: Chart, who: Who): string[] {
  const stage = chart.stages.find(({ id }) => id === roundRobin)
  const slot = stage?.seedsTold.find((seed) => seed.who === who)
  if (slot?.label.from !== 'seed') return []
  return [`It was number ${slot.label.seed} of the round robin (BRI-43).`]
}

/** "From match 3 (1-7-10, two advance) it took number 7 (BRI-27)." */
function numberAfter(chart: Chart, match: Match, who: Who): string[] {
  const slot = match.takes.find((take) => take.who === who)
  if (slot?.label.from !== 'number') return []
  const { number } = slot.label
  return [`From match ${match.id} (${numbersIn(chart, match)}) it took number ${number} (BRI-27).`]
}

/** "1-7-10, two advance". */
function numbersIn(chart: Chart, match: Match): string {
  const numbers = match.seats.map((slot) => numberOf(chart, slot)).join('-')
  return match.seats.length > 2 ? `${numbers}, ${match.advance === 1 ? 'one advances' : 'two advance'}` : numbers
}

/** The number a slot stands for. */
export function numberOf(_: Chart, { label }: Slot): number {
  if (label.from === 'seed') return label.seed
  return label.from === 'number' ? label.number : 0
}

/** The matches out of which the teams of a match came, each with the facts that decided it. */
export function comingFrom(chart: Chart, match: Match): Seq[] {
  return match.seats.flatMap(({ who }) => {
    if (!isSomebody(who)) return []
    const before = [...chart.matches.values()].filter(({ takes }) =>
      takes.some((take) => match.seats.includes(take) && take.who === who),
    )
    return before.filter((each) => isStill(chart, each)).flatMap((each) => factsDeciding(chart, each))
  })
}

/** A head-to-head as it was played; out of a three-way a team may come by other scores, or by another's absence, too. */
const isStill = ({ gone }: Chart, { seats, ruling }: Match): boolean =>
  seats.length === 2 && ruling === undefined && !seats.some(({ who }) => gone.has(who))

/** "Reds (1), Blues (7) and Greens (10)". */
export const teamsWithNumbers = (chart: Chart, match: Match): string =>
  listed(match.seats.map((slot) => teamWithNumber(chart, slot)))

function teamWithNumber(chart: Chart, slot: Slot): string {
  const number = numberOf(chart, slot)
  const name = slot.who === -1 ? 'not known yet' : nameOf(chart, slot.who)
  return number === 0 ? name : `${name} (${number})`
}
