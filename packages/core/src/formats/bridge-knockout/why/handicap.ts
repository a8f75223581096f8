/** Why a team receives IMPs: the two averages, the boards and the formula, or what was approved in its place. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match, SeatIndex } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import { isSomebody } from '../../../chart/slot.ts'
import { averageOf } from '../../../facts/masterpoints.ts'
import type { Kinds, Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { divisionOf, isStage, knockout, planOf } from '../divisions/division.ts'
import { carriedOver } from '../draw/carry-over.ts'
import type { BridgeOptions } from '../options.ts'
import { boardsOf, perPair } from '../series/boards-series.ts'
import { type Meeting, meetingsOf } from '../series/meetings.ts'
import { message } from '../words/messages.ts'
import type { Words } from './advance.ts'

export function whyHandicap(options: BridgeOptions, chart: Chart, match: Match): Explanation {
  const said = { match: { match: match.id } }
  if (!options.handicap) return { rule: 'BRI-58', says: [message('bridge-handicap-off', said)], facts: [] }
  const facts = [chart.started?.seq, match.round.publication?.seq].flatMap((seq) => seq ?? [])
  const { says, more } = handicapSaid(options, chart, match)
  return {
    rule: options.handicapOverride ? 'BRI-64' : 'BRI-58',
    says: says.length > 0 ? says : [message('bridge-handicap-nobody', said)],
    more,
    facts: facts.slice(1),
  }
}

/** One sentence per own; empty without a handicap. */
export function handicapSaid(options: BridgeOptions, chart: Chart, match: Match): Words {
  if (!options.handicap) return { says: [], more: [] }
  const own = meetingsOf(match.here).filter(
    ({ first, second }) => isSomebody(match.who(first)) && isSomebody(match.who(second)),
  )
  const told = own.map((meeting) => pairSaid(options, chart, match, meeting))
  const approved = told.some(({ more }) => more.length > 0) ? approvedSaid(options) : []
  return {
    says: [...told.map(({ says }) => says), ...approved],
    more: approved.length > 0 ? [] : told.flatMap(({ more }) => more),
  }
}

const approvedSaid = ({ handicapOverride }: BridgeOptions): Message[] =>
  handicapOverride ? [message('bridge-handicap-approved', { note: { text: handicapOverride.note } })] : []

/** The handicap and its formula. */
function pairSaid(
  options: BridgeOptions,
  chart: Chart,
  match: Match,
  { first, second }: Meeting,
): { readonly says: Message; readonly more: readonly Message[] } {
  const ahead = boardsOf(match)?.handicap(match, first, second) ?? 0
  const [receiver, giver] = ahead < 0 ? [second, first] : [first, second]
  const team = (seat: SeatIndex) => entrantOf(chart, match.who(seat))
  const [lower, higher] = [averageAt(chart, match, receiver), averageAt(chart, match, giver)]
  if (ahead === 0) {
    const says = { one: team(receiver), first: lower, other: team(giver), second: higher }
    return { says: message('bridge-handicap-none', says), more: [] }
  }
  const imps = { imps: Math.abs(ahead) / 1000 }
  const boards = boardsCounted(options, chart, match, { first, second })
  return {
    says: message('bridge-receives', { who: team(receiver), lower, imps, from: team(giver), higher }),
    more: [message('bridge-handicap-formula', { boards, lower, higher })],
  }
}

/** Rounded to two decimals. */
const averageAt = (chart: Chart, match: Match, seat: SeatIndex): Kinds['number'] => ({
  number: averageOf(chart.field.entrant(match.who(seat))) ?? 0,
})

/** Boards, including boards carried over. */
function boardsCounted(
  options: BridgeOptions,
  chart: Chart,
  match: Match,
  { first, second }: Pick<Meeting, 'first' | 'second'>,
): number {
  const { stage, number } = match.round
  const planned = isStage(stage, knockout) ? planOf(divisionOf(options, stage))[number - 1]?.matches : undefined
  const carrying = planned?.find(({ carried }) => carried)
  return (
    perPair(match) + (carrying ? carriedOver(chart, carrying, match.who(first), match.who(second), match).boards : 0)
  )
}
