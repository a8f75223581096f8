/** Why a team stands at this rank, and what separates two. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { isFinal } from '../../../chart/rounds/round-name.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Seq } from '../../../facts/ids.ts'
import { known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation, Row } from '../../rule-book/format.ts'
import { isStage, thirdPlace } from '../divisions/division.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions } from '../options.ts'
import { type Fate, fatesOf, tableOf } from '../table.ts'
import { message } from '../words/messages.ts'
import { advanceSaid, type Words } from './advance.ts'
import { factsDeciding } from './deciding-facts.ts'

export function whyRank(options: BridgeOptions, chart: Chart, who: Who): Explanation {
  const { rule, facts, says, match } = fateSaid(chart, fateOf(options, chart, who))
  return {
    rule,
    says: [rankSaid(chart, rowOf(options, chart, who)), says, ...match.says],
    more: match.more,
    facts,
  }
}

/** Both teams with the ground of their ranks; below, how those matches were decided. */
export function whyTie(options: BridgeOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = [who, other].map((each) => rowOf(options, chart, each)).toSorted((a, b) => a.rank - b.rank)
  const fates = rows.map((row) => fateSaid(chart, fateOf(options, chart, row.who)))
  return {
    rule: 'BRI-4',
    says: rows.map((row) => rankSaid(chart, row)),
    more: fates.flatMap(({ says, match }) => [says, ...match.says, ...match.more]),
    facts: [...new Set(fates.flatMap(({ facts }) => facts))],
  }
}

/** The only byes are in the playoff for 5th/8th and in the match for third place. */
export function whyBye(chart: Chart, who: Who, round: Round): Explanation {
  const isThird = isStage(round.stage, thirdPlace)
  return {
    rule: isThird ? 'BRI-86' : 'BRI-33a',
    says: [message('bridge-bye', { who: entrantOf(chart, who), round: round.name })],
    facts: round.publication ? [round.publication.seq] : [],
  }
}

function rankSaid(chart: Chart, { who, rank, sharing, last = rank + sharing - 1 }: Row): Message {
  const details = { who: entrantOf(chart, who) }
  return rank === last
    ? message('bridge-rank', { ...details, place: rank })
    : message('bridge-rank-shared', { ...details, first: rank, last })
}

const rowOf = (options: BridgeOptions, chart: Chart, who: Who): Row =>
  known(tableOf(options, chart, {}).find((row) => row.who === who))

const fateOf = (options: BridgeOptions, chart: Chart, who: Who): Fate =>
  known(fatesOf(options, chart).find((fate) => fate.who === who))

/** The ground of a rank, and how its match was decided. */
interface FateSentence {
  readonly rule: string
  readonly says: Message
  readonly match: Words
  readonly facts: readonly Seq[]
}

const nothing: Words = { says: [], more: [] }
const plain = (rule: string, says: Message, facts: readonly Seq[] = []): FateSentence => ({
  rule,
  says,
  match: nothing,
  facts,
})

function fateSaid(chart: Chart, fate: Fate): FateSentence {
  const { outIn, playoff, isIn, forfeited } = fate
  if (playoff) return playoffSaid(chart, playoff)
  if (isIn) return plain('BRI-87', message(chart.state === 'finished' ? 'bridge-fate-champion' : 'bridge-fate-in'))
  if (!outIn) return plain('BRI-41', message('bridge-fate-placeless'))
  const correction = correctionOf(chart, outIn, fate.who)
  if (correction) return plain('BRI-104', message('bridge-fate-disqualified'), [correction.seq])
  return forfeited ? forfeitSaid(chart, outIn, fate.who) : outSaid(chart, outIn)
}

function playoffSaid(chart: Chart, playoff: Match): FateSentence {
  return {
    rule: isStage(playoff.round.stage, thirdPlace) ? 'BRI-86' : 'BRI-87',
    says: message('bridge-fate-playoff', whereOf(playoff)),
    match: advanceSaid(chart, playoff),
    facts: factsDeciding(chart, playoff),
  }
}

const whereOf = ({ id, round }: Match) => ({ match: { match: id }, round: round.name })

const correctionOf = (chart: Chart, { round }: Match, who: Who) =>
  chart.field.divisions.isOutOf(round.stage.letter, who) ? bridgeLedger(chart).misplaced.of(who) : undefined

function forfeitSaid(chart: Chart, outIn: Match, who: Who): FateSentence {
  const isHere = outIn.here.includes(known(outIn.seatOf(who)))
  return {
    rule: 'BRI-48',
    says: message(isHere ? 'bridge-fate-nobody-paid' : 'bridge-fate-absent', whereOf(outIn)),
    match: { says: [message('bridge-fate-before')], more: [] },
    facts: isHere ? [] : absenceOf(chart, outIn, who),
  }
}

function outSaid(chart: Chart, outIn: Match): FateSentence {
  const isForPlaces = isFinal(outIn.round) && outIn.seats.length === 3
  return {
    rule: isForPlaces ? 'BRI-57' : 'BRI-4',
    says: message('bridge-fate-out', whereOf(outIn)),
    match: advanceSaid(chart, outIn),
    facts: factsDeciding(chart, outIn),
  }
}

/** The withdrawal, or the ruling; if several coincided, no single one made the difference. */
function absenceOf(chart: Chart, { ruling, seats }: Match, who: Who): Seq[] {
  const withdrawal = chart.field.gone.get(who)
  if (seats.length > 2 || (ruling && withdrawal !== undefined)) return []
  return [ruling?.seq ?? withdrawal].flatMap((seq) => seq ?? [])
}
