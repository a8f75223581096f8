/** Why a team stands at this rank, and what separates two. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { placeOf } from '../../ranking/ranking.ts'
import type { Explanation, Row } from '../format.ts'
import { isStage, thirdPlace } from './brackets.ts'
import { factsDeciding } from './deciding.ts'
import type { BridgeOptions } from './options.ts'
import { type Fate, fatesOf, tableOf } from './table.ts'
import { advanceInWords } from './why-advance.ts'

export function whyRank(options: BridgeOptions, chart: Chart, who: Who): Explanation {
  const row = rowOf(options, chart, who)
  const fate = fateOf(options, chart, who)
  const { rule, words, facts } = fateInWords(chart, fate)
  return { rule, sentence: `${nameOf(chart, who)} is ${placeOf(row)}: ${words}.`, facts }
}

export function whyTie(options: BridgeOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = [who, other].map((each) => rowOf(options, chart, each)).toSorted((a, b) => a.rank - b.rank)
  const sides = rows.map((row) => ({ row, ...fateInWords(chart, fateOf(options, chart, row.who)) }))
  const told = sides.map(({ row, words }) => `${nameOf(chart, row.who)} is ${placeOf(row)}: ${words}`).join('; ')
  return { rule: 'BRI-4', sentence: `${told}.`, facts: [...new Set(sides.flatMap(({ facts }) => facts))] }
}

/** The only byes are in the playoff for 5th/8th and in the match for third place. */
export function whyBye(chart: Chart, who: Who, round: Round): Explanation {
  const isThird = isStage(round.stage, thirdPlace)
  return {
    rule: isThird ? 'BRI-86' : 'BRI-33a',
    sentence: `${nameOf(chart, who)} has no opponent in the ${round.name}: of those who could play there an odd number is left, and it played under the lowest number.`,
    facts: round.publication ? [round.publication.seq] : [],
  }
}

const rowOf = (options: BridgeOptions, chart: Chart, who: Who): Row =>
  tableOf(options, chart, {}).find((row) => row.who === who) as Row

const fateOf = (options: BridgeOptions, chart: Chart, who: Who): Fate =>
  fatesOf(options, chart).find((fate) => fate.who === who) as Fate

function fateInWords(chart: Chart, fate: Fate): { rule: string; words: string; facts: Seq[] } {
  const { outIn, forfeited, playoff, isIn, band, who } = fate
  const bandInWords = band.first === band.last ? `place ${band.first}` : `places ${band.first} to ${band.last}`
  if (playoff) {
    const rule = isStage(playoff.round.stage, thirdPlace) ? 'BRI-86' : 'BRI-87'
    return {
      rule,
      words: `${trimmed(advanceInWords(chart, playoff))} in the ${playoff.round.name}`,
      facts: factsDeciding(chart, playoff),
    }
  }
  if (isIn && chart.isFinished) return { rule: 'BRI-87', words: 'it won the final', facts: [] }
  if (isIn) return { rule: 'BRI-87', words: `it is still in, and those who are share ${bandInWords}`, facts: [] }
  if (!outIn) return { rule: 'BRI-41', words: 'it got no place from the round robin of 5', facts: [] }
  const where = `match ${outIn.id} (${outIn.round.name})`
  const correction = chart.division.isOutOf(outIn.round.stage.letter, who)
    ? chart.division.misplaced.of(chart.entrant(who).id)
    : undefined
  if (correction)
    return {
      rule: 'BRI-104',
      words: `it was disqualified, so it has ${bandInWords}, those of the losers of the first round`,
      facts: [correction.seq],
    }
  if (forfeited) {
    const isHere = outIn.here.includes(outIn.seatOf(who) as number)
    const what = isHere ? `nobody who had paid was there for ${where}` : `it did not play ${where}`
    const as = 'so it ranks as if it had lost the match before, if there was one'
    return {
      rule: 'BRI-48',
      words: `${what}, ${as}, in ${bandInWords}`,
      facts: isHere ? [] : absenceOf(chart, outIn, who),
    }
  }
  const isForPlaces = outIn.round.name === 'Final' && outIn.seats.length === 3
  return {
    rule: isForPlaces ? 'BRI-57' : 'BRI-4',
    words: `it went out in ${where}, whose round gives ${bandInWords}: ${trimmed(advanceInWords(chart, outIn))}`,
    facts: factsDeciding(chart, outIn),
  }
}

const trimmed = (sentence: string): string => sentence.replace(/\.$/, '')

/** The withdrawal, or the ruling; where several came together no single one made the difference. */
function absenceOf(chart: Chart, { ruling, seats }: Match, who: Who): Seq[] {
  const withdrawal = chart.gone.get(who)
  if (seats.length > 2 || (ruling && withdrawal !== undefined)) return []
  return [ruling?.seq ?? withdrawal].flatMap((seq) => seq ?? [])
}
