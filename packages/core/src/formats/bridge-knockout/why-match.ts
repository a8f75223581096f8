/** Why these teams meet: the draw in numbers, a re-pairing, a choice, a playoff. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Slot, Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { plural } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { type Bracket, bracketOf, fifthPlace, isStage, knockout, planOf, robinBefore, roundRobin } from './brackets.ts'
import { earlierMatch } from './carry-over.ts'
import { factsDeciding } from './deciding.ts'
import type { BridgeOptions } from './options.ts'
import { advanceInWords } from './why-advance.ts'
import { handicapInWords } from './why-handicap.ts'
import { comingFrom, numberOf, teamsWithNumbers } from './why-number.ts'

export function whyMatch(options: BridgeOptions, chart: Chart, match: Match): Explanation {
  const { rule, words } = drawInWords(options, chart, match)
  const meeting = `${teamsWithNumbers(chart, match)} meet in match ${match.id} (${match.round.name}): ${words}.`
  const more = [handicapInWords(options, chart, match), advanceInWords(chart, match)].filter((text) => text !== '')
  return { rule, sentence: [meeting, ...more].join(' '), facts: factsBehind(chart, match) }
}

function factsBehind(chart: Chart, match: Match): Seq[] {
  const own = factsDeciding(chart, match)
  const drawn = match.seats.some(isSeedOfTheStart) && chart.started ? [chart.started.seq] : []
  const published = match.round.publication ? [match.round.publication.seq] : []
  return [...new Set([...drawn, ...published, ...comingFrom(chart, match), ...own])]
}

const isSeedOfTheStart = ({ label }: Slot): boolean => label.from === 'seed' && label.of === undefined

function drawInWords(options: BridgeOptions, chart: Chart, match: Match): { rule: string; words: string } {
  const { stage, number } = match.round
  const bracket = bracketOf(options, stage)
  if (isStage(stage, roundRobin)) return roundRobinInWords(match)
  if (isStage(stage, fifthPlace))
    return {
      rule: 'BRI-33a',
      words: 'the losers of the quarterfinals play for 5th/8th, first against last by the numbers they played under',
    }
  if (!isStage(stage, knockout)) return { rule: 'BRI-86', words: 'the losers of the semifinals play for third place' }
  if (match.round.publication?.kind === 'chosen') return chosenInWords(chart, match)
  if (match.round.publication && match.round.publication.kind !== 'default') return repairedInWords(chart, match)
  if (options.compact && number < 3) return compactInWords(bracket, match)
  if (number === 1) return firstRoundInWords(bracket, match)
  if (bracket.newcomer !== undefined && robinBefore(bracket) === undefined) return correctedInWords(bracket, match)
  return laterInWords(bracket, match)
}

function roundRobinInWords({ round }: Match): { rule: string; words: string } {
  if (round.number === 3)
    return {
      rule: 'BRI-43',
      words: 'nothing separated them across the line between fourth and fifth, so they play four extra boards each',
    }
  return {
    rule: 'BRI-42',
    words: `in the round robin of five everybody plays everybody; this is the ${round.number === 1 ? 'first' : 'second'} ring`,
  }
}

function chosenInWords(chart: Chart, match: Match): { rule: string; words: string } {
  const [first] = match.round.matches
  const [chooser, opponent] = (first?.seats ?? []).map(({ who }) => nameOf(chart, who))
  return { rule: 'BRI-41', words: `${chooser}, first in the round robin, chose ${opponent}, and the other two meet` }
}

/** Which printed list or formula a first round comes from. */
function firstRoundInWords({ drawn: teams, newcomer }: Bracket, match: Match): { rule: string; words: string } {
  if (match.seats.length > 3 || (match.seats.length === 3 && numberOfLast(match) > teams))
    return { rule: 'BRI-84', words: 'a late team took a seat here' }
  const rule = rules.find(([upTo]) => teams <= upTo)?.[1] ?? 'BRI-26'
  const advance =
    match.seats.length === 2
      ? 'the winner advances'
      : match.advance === 1
        ? 'one of three advances'
        : 'two of three advance'
  return {
    rule,
    words: `that is the draw for ${teams} teams, in which nobody has a bye; ${advance}${newcomer === undefined ? meetingAgain(teams) : ''}`,
  }
}

/** BRI-28, as it was found by trying every course of every draw. */
function meetingAgain(teams: number): string {
  if (teams < 8) return ''
  const [, words] = again.find(([upTo]) => teams <= upTo) ?? [0, '']
  return `, and who meets here ${words} (BRI-28)`
}

const onlyInTheFinal = 'can meet again only in the final'
const alsoBefore = 'can meet again in the final, or in semifinals that are then paired anew'
const never = 'cannot meet again'
const again = [
  [8, never],
  [10, alsoBefore],
  [15, onlyInTheFinal],
  [18, never],
  [21, alsoBefore],
  [31, onlyInTheFinal],
  [36, never],
  [44, alsoBefore],
  [45, onlyInTheFinal],
  [47, alsoBefore],
  [63, onlyInTheFinal],
  [64, never],
] as const

const numberOfLast = ({ seats }: Match): number =>
  Math.max(...seats.map(({ label }) => (label.from === 'seed' ? label.seed : 0)))

const rules = [
  [3, 'BRI-39'],
  [4, 'BRI-40'],
  [5, 'BRI-41'],
  [6, 'BRI-44'],
  [7, 'BRI-45'],
  [8, 'BRI-17'],
  [11, 'BRI-18'],
  [16, 'BRI-19'],
  [18, 'BRI-20'],
  [23, 'BRI-21'],
  [32, 'BRI-23'],
  [36, 'BRI-24'],
  [47, 'BRI-25'],
  [64, 'BRI-26'],
] as const

/** Survivors took their numbers, and the draw is in numbers. */
function laterInWords({ chart, drawn }: Bracket, match: Match): { rule: string; words: string } {
  const numbers = match.seats.map((slot) => numberOf(chart, slot)).join('-')
  const repeat = repeatInWords(chart, match)
  if (match.seats.length > 2) {
    const isPrinted = drawn < 24
    return {
      rule: isPrinted ? (drawn < 12 ? 'BRI-18' : 'BRI-22') : 'BRI-31',
      words: `the numbers ${numbers} meet in the second round, and two of three advance`,
    }
  }
  const isDefault = match.round.publication?.reasons[0]?.rule === 'BRI-29'
  const kept = isDefault ? ', and nobody would meet again, so the default pairs stand' : ''
  return {
    rule: isDefault ? 'BRI-29' : 'BRI-17',
    words: `in a regular round the lowest number meets the highest, here ${numbers}${kept}${repeat}`,
  }
}

/** A compact session: the pattern sends winners and losers to their tables. */
function compactInWords(bracket: Bracket, match: Match): { rule: string; words: string } {
  const { number, matches } = match.round
  const planned = planOf(bracket)[number - 1]?.matches[matches.indexOf(match)]
  const pattern = `the pattern for ${bracket.drawn} tables`
  if (number === 1)
    return { rule: 'BRI-69', words: `this is ${planned?.ticket} of the first half of ${pattern}, seated by number` }
  const whom = planned?.isOfLosers ? 'losers' : 'winners'
  return { rule: 'BRI-66', words: `${pattern} sends these ${whom} of the first half to ${planned?.ticket}` }
}

/** A bracket with a team more from the second round on. */
function correctedInWords({ chart, newcomer }: Bracket, match: Match): { rule: string; words: string } {
  const why = `${nameOf(chart, newcomer as Who)} was moved to this bracket for the second round`
  if (match.round.name === 'Final' && match.seats.length === 3)
    return { rule: 'BRI-57', words: `${why}, so three play the final, each with each` }
  return { rule: 'BRI-56', words: `${why}, so it is drawn for one team more${repeatInWords(chart, match)}` }
}

/** Only the final may repeat a match. */
function repeatInWords(chart: Chart, match: Match): string {
  const [one, other] = match.seats.map(({ who }) => who)
  if (one === undefined || other === undefined) return ''
  const before = earlierMatch(chart, match, one, other)
  return before ? `; they have met in match ${before.id}` : ''
}

function repairedInWords(chart: Chart, match: Match): { rule: string; words: string } {
  const { publication } = match.round
  const numbers = match.seats.map((slot) => numberOf(chart, slot)).join('-')
  const repeats = Number(publication?.reasons[0]?.['repeatsByDefault'] ?? 0)
  const note = publication?.note === undefined ? '' : ` (“${publication.note}”)`
  const words =
    publication?.kind === 'by-hand'
      ? `the director paired this round by hand${note}`
      : `${plural(repeats, 'default pair')} had met before it was published, so the round was re-paired, here ${numbers}: fewest repeats, then most default pairs, then the weakest opponent for the lowest number`
  return { rule: 'BRI-29', words: `${words}${repeatInWords(chart, match)}` }
}
