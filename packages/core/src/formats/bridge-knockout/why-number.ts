/** Why a team has the number it has: by average, by lot or as it entered; then by what it advanced from (BRI-27, BRI-33). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody, type Slot, type Who } from '../../chart/slot.ts'
import { averageOf } from '../../facts/holding.ts'
import type { Seq } from '../../facts/ids.ts'
import { listed, plural } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { type Bracket, bracketWith, indicatorsOf, numberIn, roundRobin, stageOf } from './brackets.ts'
import { factsDeciding } from './deciding.ts'
import type { BridgeOptions } from './options.ts'
import { averageShown } from './teams.ts'

export function whyNumber(options: BridgeOptions, chart: Chart, who: Who): Explanation {
  const bracket = bracketWith(options, chart, who) as Bracket
  const number = numberIn(bracket, who)
  const correction = chart.division.misplaced.of(chart.entrant(who).id)
  const isDrawn = number <= bracket.drawn && who !== bracket.newcomer
  const later = [...chart.matchesOf(who)].flatMap((match) => numberAfter(chart, match, who))
  const told = `${nameOf(chart, who)} has number ${number}${inBracket(bracket)}: ${numbered(bracket, who)}.`
  return {
    rule: correction && !isDrawn ? 'BRI-108' : isDrawn ? (bracket.letter === '' ? 'BRI-33' : 'BRI-98') : 'BRI-84',
    sentence: [told, ...placeIn(bracket, who), ...later].join(' '),
    facts: correction && !isDrawn ? [correction.seq] : chart.started && isDrawn ? [chart.started.seq] : [],
  }
}

/** " of bracket B (12 teams, averages 1523 to 850.25)". */
function inBracket(bracket: Bracket): string {
  if (bracket.letter === '') return ''
  const indicators = indicatorsOf(bracket)
  const averages = indicators ? `, averages ${averageShown(indicators.high)} to ${averageShown(indicators.low)}` : ''
  return ` of bracket ${bracket.letter} (${plural(bracket.drawn, 'team')} drawn${averages})`
}

/** What its number at the start rests on. */
function numbered(bracket: Bracket, who: Who): string {
  const { chart } = bracket
  if (who === bracket.newcomer) return 'it was in the wrong bracket and was moved here for the second round (BRI-54)'
  if (chart.division.misplaced.of(chart.entrant(who).id)?.action === 'changed')
    return 'it was found in the wrong bracket in time and took a seat here (BRI-52)'
  if (numberIn(bracket, who) > bracket.drawn) return 'it entered after the draw and takes the next number'
  const average = averageOf(chart.entrant(who))
  const by: Readonly<Record<string, string>> = {
    average: `the numbers go by average masterpoints, and its average is ${average === undefined ? 'unknown' : averageShown(average)}`,
    entry: 'the numbers go in order of entry',
    lot: 'the numbers were drawn by lot from the recorded dice',
    hand: 'the director gave the order by hand',
  }
  const { reason } = chart.started ?? {}
  const told = by[String(reason?.['by'])] ?? 'it stands so in the list'
  return reason?.['within'] === 'brackets' ? `the brackets go by average masterpoints, and inside ${told}` : told
}

/** Of five: the place in the round robin. */
function placeIn(bracket: Bracket, who: Who): string[] {
  const stage = stageOf(bracket, roundRobin)
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
