/** Why a team has its number: by average, by lot or by entry; later by the match it advanced from (BRI-27, BRI-33). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf, whoSaid } from '../../../chart/names.ts'
import { isSomebody, type Slot, type Who } from '../../../chart/slot.ts'
import type { Seq } from '../../../facts/ids.ts'
import { averageOf } from '../../../facts/masterpoints.ts'
import { known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { type Division, divisionWith, indicatorsOf, numberIn, roundRobin, stageOf } from '../divisions/division.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions } from '../options.ts'
import { message } from '../words/messages.ts'
import { factsDeciding } from './deciding-facts.ts'

export function whyNumber(options: BridgeOptions, chart: Chart, who: Who): Explanation {
  const division = known(divisionWith(options, chart, who))
  const correction = bridgeLedger(chart).misplaced.of(who)
  const isDrawn = numberIn(division, who) <= division.drawn && who !== division.newcomer
  const later = [...chart.board.matchesOf(who)].flatMap((match) => numberAfter(match, who))
  return {
    rule: correction && !isDrawn ? 'BRI-108' : isDrawn ? (division.letter === '' ? 'BRI-33' : 'BRI-98') : 'BRI-84',
    says: [numberSaid(division, who), ...numbered(division, who)],
    more: [...bracketSaid(division), ...placeIn(division, who), ...later],
    facts: correction && !isDrawn ? [correction.seq] : chart.started && isDrawn ? [chart.started.seq] : [],
  }
}

function numberSaid(division: Division, who: Who): Message {
  const { chart, letter } = division
  const details = { who: entrantOf(chart, who), number: numberIn(division, who) }
  return letter === ''
    ? message('bridge-has-number', details)
    : message('bridge-has-number-in', { ...details, bracket: { text: letter } })
}

/** "Bracket B was drawn with 12 teams, averages 1523 to 850.25." */
function bracketSaid(division: Division): Message[] {
  if (division.letter === '') return []
  const details = { bracket: { text: division.letter }, teams: division.drawn }
  const indicators = indicatorsOf(division)
  if (!indicators) return [message('bridge-number-bracket', details)]
  const averages = { high: { number: indicators.high }, low: { number: indicators.low } }
  return [message('bridge-number-bracket-averages', { ...details, ...averages })]
}

/** The ground of its number at the start. */
function numbered(division: Division, who: Who): Message[] {
  const { chart } = division
  if (who === division.newcomer) return [message('bridge-number-moved')]
  if (bridgeLedger(chart).misplaced.of(who)?.action === 'changed') return [message('bridge-number-changed')]
  if (numberIn(division, who) > division.drawn) return [message('bridge-number-late')]
  const { reason } = chart.started ?? {}
  const within = reason?.['within'] === 'brackets' ? [message('bridge-number-brackets')] : []
  return [orderSaid(chart, who, reason?.['by']), ...within]
}

/** The criterion of the starting order. */
function orderSaid(chart: Chart, who: Who, by: unknown): Message {
  if (by === 'entry') return message('bridge-number-entry')
  if (by === 'lot') return message('bridge-number-lot')
  if (by === 'hand') return message('bridge-number-hand')
  if (by !== 'average') return message('bridge-number-listed')
  const average = averageOf(chart.field.entrant(who))
  return average === undefined
    ? message('bridge-number-average-unknown')
    : message('bridge-number-average', { average: { number: average } })
}

/** Of five teams: the place in the round robin. */
function placeIn(division: Division, who: Who): Message[] {
  const stage = stageOf(division, roundRobin)
  const slot = stage?.seedsTold.find((seed) => seed.who === who)
  return slot?.label.from === 'seed' ? [message('bridge-number-robin', { place: slot.label.seed })] : []
}

/** "From match 3 of numbers 1, 7 and 10, from which two advance, it took number 7 (BRI-27)." */
function numberAfter({ id, seats, takes, advance }: Match, who: Who): Message[] {
  const slot = takes.find((take) => take.who === who)
  if (slot?.label.from !== 'number') return []
  const details = { match: { match: id }, numbers: seats.map(numberOf), number: slot.label.number }
  return seats.length > 2
    ? [message('bridge-number-after-three', { ...details, advance: advance === 1 ? 'one' : 'two' })]
    : [message('bridge-number-after', details)]
}

export function numberOf({ label }: Slot): number {
  if (label.from === 'seed') return label.seed
  return label.from === 'number' ? label.number : 0
}

/** The matches the teams came from, each with the facts that decided it. */
export function comingFrom(chart: Chart, match: Match): Seq[] {
  return match.seats.flatMap(({ who }) => {
    if (!isSomebody(who)) return []
    const before = [...chart.board.matches.values()].filter(({ takes }) =>
      takes.some((take) => match.seats.includes(take) && take.who === who),
    )
    return before.filter((each) => isStill(chart, each)).flatMap((each) => factsDeciding(chart, each))
  })
}

/** A head-to-head as it was played; from a three-way a team may also advance by other scores or another's absence. */
const isStill = ({ field: { gone } }: Chart, { seats, ruling }: Match): boolean =>
  seats.length === 2 && ruling === undefined && !seats.some(({ who }) => gone.has(who))

/** "Reds (1)", "Blues (7)", "Greens (10)". */
export const teamsWithNumbers = (chart: Chart, { seats }: Match): Message[] =>
  seats.map((slot) => {
    const [who, number] = [whoSaid(chart, slot.who), numberOf(slot)]
    return number === 0 ? who : message('bridge-team', { who, number })
  })
