/** Why two meet in the cup, with which colours, from which openings, and how it was decided. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody, type Slot } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { decisionInWords, factsIn } from '../../why/decided.ts'
import { factsBehind, seatInWords } from '../../why/knockout.ts'
import { listed, plural, sentenceCase } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { openingOf } from './openings.ts'
import type { CupOptions } from './options.ts'
import { thirdPlace } from './plan.ts'

export function whyMatch(options: CupOptions, chart: Chart, match: Match): Explanation {
  const [first, second] = match.seats as [Slot, Slot]
  const { rule, pattern } = patternOf(match)
  const meeting = `${sentenceCase(seatInWords(chart, first))} meets ${seatInWords(chart, second)}`
  const where = `in the ${match.round.name}, match ${match.id}`
  const sentences = [`${meeting} ${where}: ${pattern}.`, colours(chart, match), openings(options, match)]
  return {
    rule,
    sentence: [...sentences, decisionInWords(chart, match)].filter((text) => text !== '').join(' '),
    facts: [...new Set([...match.seats.flatMap((slot) => factsBehind(chart, slot)), ...factsIn(match)])],
  }
}

function patternOf({ round }: Match): { rule: string; pattern: string } {
  if (round.stage.id === thirdPlace)
    return { rule: 'CUP-1', pattern: 'the two who lost in the semifinal play for third place' }
  if (round.number === 1)
    return { rule: 'CUP-12', pattern: 'places are given by bands, so that the best seeds meet as late as they can' }
  return { rule: 'CUP-S6', pattern: 'the winners of neighbouring matches meet' }
}

/** CUP-16. */
function colours(chart: Chart, { seats, round, series }: Match): string {
  const [higher, lower] = seats.map(({ who }) => who).toSorted((a, b) => chart.seedOf(a) - chart.seedOf(b)) as [
    number,
    number,
  ]
  if (!isSomebody(higher) || !isSomebody(lower)) return ''
  const pairs = plural(series.pairs?.scheduled ?? 0, 'pair')
  const seeds = `seed ${chart.seedOf(higher)} against seed ${chart.seedOf(lower)}`
  return `${round.name === 'Final' ? 'The final has' : 'It has'} ${pairs}; ${nameOf(chart, higher)} has White in the first game of each pair as the higher seed (${seeds}, CUP-16).`
}

/** "Pair 1 is played from opening 7 …": as far as they are known. */
function openings(options: CupOptions, match: Match): string {
  const { openings: known } = match.round.stage.chart
  if (!known.order) return ''
  const scheduled = match.series.pairs?.scheduled ?? 0
  const planned = Array.from({ length: scheduled }, (_, i) => openingOf(options, match, i + 1) as number)
  const drawn = known.drawnIn(match.id)
  const plan = `${numbersInWords(planned)} by the plan (CUP-20a)`
  const further = drawn.map(({ opening, reused }) => `${opening}${reused ? ' again' : ''}`)
  const tiebreaks = drawn.length > 0 ? [`tiebreak ${numbersInWords(further)} drawn on demand (CUP-21a)`] : []
  return `${sentenceCase([plan, ...tiebreaks].join(', '))}.`
}

const numbersInWords = (numbers: readonly (number | string)[]): string =>
  `${numbers.length === 1 ? 'opening' : 'openings'} ${listed(numbers.map(String))}`

/** Why it was decided as it was, or what it waits for. */
export function whyAdvance(chart: Chart, match: Match): Explanation {
  const facts: Seq[] = factsIn(match)
  const rule = ruleOf(match)
  const score = `${scoreOf(chart, match)}after ${plural(match.games.length, 'game')} of ${2 * (match.series.pairs?.scheduled ?? 0)} scheduled`
  const decision = match.outcome
    ? `${decisionInWords(chart, match)} ${reasons[rule] ?? ''}`.trim()
    : 'It is not decided.'
  return { rule, sentence: `Match ${match.id}: ${score}. ${decision}`, facts }
}

const reasons: Readonly<Record<string, string>> = {
  'CUP-17': 'A lead greater than the games left ends the match.',
  'CUP-18': 'Level after the scheduled pairs, further pairs are played until one leads.',
  'CUP-18b': 'Further pairs did not separate them.',
  'CUP-27': 'Who is not there forfeits.',
  'CUP-29': 'The director declared it.',
}

function ruleOf({ outcome }: Match): string {
  switch (outcome?.by) {
    case 'tiebreak':
      return 'CUP-18'
    case 'seed':
    case 'armageddon':
      return 'CUP-18b'
    case 'forfeit':
    case 'walkover':
      return 'CUP-27'
    case 'ruling':
      return 'CUP-29'
    default:
      return 'CUP-17'
  }
}

/** "Ann 2½ – Ben ½ ": points of both, once they are known. */
function scoreOf(chart: Chart, match: Match): string {
  if (!match.isSeated) return ''
  const points = (seat: number) =>
    match.games.reduce((sum, { white, score }) => sum + (white === seat ? score.white : score.black), 0) / 2
  return `${match.seats.map(({ who }, seat) => `${nameOf(chart, who)} ${points(seat)}`).join(' – ')} `
}
