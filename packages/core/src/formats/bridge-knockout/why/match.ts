/** Why these teams meet: the draw in numbers, a re-pairing, a choice, a playoff. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf, whoSaid } from '../../../chart/names.ts'
import { isFinal } from '../../../chart/rounds/round-name.ts'
import type { Slot } from '../../../chart/slot.ts'
import type { Seq } from '../../../facts/ids.ts'
import { first, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { noteSaid } from '../../why/decision.ts'
import {
  type Division,
  divisionOf,
  fifthPlace,
  isStage,
  knockout,
  planOf,
  robinBefore,
  roundRobin,
} from '../divisions/division.ts'
import { earlierMatch } from '../draw/carry-over.ts'
import type { BridgeOptions } from '../options.ts'
import { message } from '../words/messages.ts'
import { advanceSaid } from './advance.ts'
import { factsDeciding } from './deciding-facts.ts'
import { handicapSaid } from './handicap.ts'
import { comingFrom, numberOf, teamsWithNumbers } from './number.ts'

export function whyMatch(options: BridgeOptions, chart: Chart, match: Match): Explanation {
  const { rule, says, more = [] } = drawSaid(options, chart, match)
  const { round } = match
  const meeting = { teams: teamsWithNumbers(chart, match), round: round.name, match: { match: match.id } }
  const [handicap, advance] = [handicapSaid(options, chart, match), advanceSaid(chart, match)]
  return {
    rule,
    says: [message('bridge-meet', meeting), ...says],
    more: [...more, ...handicap.says, ...handicap.more, ...advance.says, ...advance.more],
    facts: factsBehind(chart, match),
  }
}

function factsBehind(chart: Chart, match: Match): Seq[] {
  const own = factsDeciding(chart, match)
  const drawn = match.seats.some(isSeedOfTheStart) && chart.started ? [chart.started.seq] : []
  const published = match.round.publication ? [match.round.publication.seq] : []
  return [...new Set([...drawn, ...published, ...comingFrom(chart, match), ...own])]
}

const isSeedOfTheStart = ({ label }: Slot): boolean => label.from === 'seed' && label.of === undefined

interface Draw {
  readonly rule: string
  readonly says: readonly Message[]
  readonly more?: readonly Message[]
}

function drawSaid(options: BridgeOptions, chart: Chart, match: Match): Draw {
  const { stage, number, publication } = match.round
  const division = divisionOf(options, stage)
  if (isStage(stage, roundRobin)) return roundRobinSaid(match)
  if (isStage(stage, fifthPlace)) return { rule: 'BRI-33a', says: [message('bridge-draw-fifth-place')] }
  if (!isStage(stage, knockout)) return { rule: 'BRI-86', says: [message('bridge-draw-third-place')] }
  if (publication?.kind === 'chosen') return chosenSaid(chart, match)
  if (publication && publication.kind !== 'default') return repairedSaid(chart, match)
  if (options.compact && number < 3) return compactSaid(division, match)
  if (number === 1) return firstRoundSaid(division, match)
  if (division.newcomer !== undefined && robinBefore(division) === undefined) return correctedSaid(division, match)
  return laterSaid(division, match)
}

function roundRobinSaid({ round }: Match): Draw {
  if (round.number === 3) return { rule: 'BRI-43', says: [message('bridge-draw-extra-boards')] }
  return { rule: 'BRI-42', says: [message('bridge-draw-ring', { ring: round.number === 1 ? 'first' : 'second' })] }
}

function chosenSaid(chart: Chart, { round }: Match): Draw {
  const match = first(round.matches)
  const [chooser, opponent] = [whoSaid(chart, match.who(0)), whoSaid(chart, match.who(1))]
  return { rule: 'BRI-41', says: [message('bridge-draw-chosen', { chooser, opponent })] }
}

/** Which printed list or formula a first round comes from. */
function firstRoundSaid({ drawn: teams, newcomer }: Division, match: Match): Draw {
  if (match.seats.length > 3 || (match.seats.length === 3 && numberOfLast(match) > teams))
    return { rule: 'BRI-84', says: [message('bridge-draw-late')] }
  const advance = match.seats.length === 2 ? 'winner' : match.advance === 1 ? 'one' : 'two'
  return {
    rule: rules.find(([upTo]) => teams <= upTo)?.[1] ?? 'BRI-26',
    says: [message('bridge-draw-first-round', { teams, advance })],
    more: newcomer === undefined ? meetingAgain(teams) : [],
  }
}

/** BRI-28, found by trying every course of every draw. */
function meetingAgain(teams: number): Message[] {
  const row = teams < 8 ? undefined : again.find(([upTo]) => teams <= upTo)
  return row ? [message('bridge-draw-again', { again: row[1] })] : []
}

/** `before`: in the final, or in semifinals that are then paired again. */
const again = [
  [8, 'never'],
  [10, 'before'],
  [15, 'final'],
  [18, 'never'],
  [21, 'before'],
  [31, 'final'],
  [36, 'never'],
  [44, 'before'],
  [45, 'final'],
  [47, 'before'],
  [63, 'final'],
  [64, 'never'],
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

/** The survivors keep numbers, and the draw goes by numbers. */
function laterSaid({ chart, drawn }: Division, match: Match): Draw {
  if (match.seats.length > 2) {
    const isPrinted = drawn < 24
    return {
      rule: isPrinted ? (drawn < 12 ? 'BRI-18' : 'BRI-22') : 'BRI-31',
      says: [message('bridge-draw-second-round', { numbers: match.seats.map(numberOf) })],
    }
  }
  const isDefault = match.round.publication?.reasons[0]?.rule === 'BRI-29'
  return {
    rule: isDefault ? 'BRI-29' : 'BRI-17',
    says: [
      message('bridge-draw-regular', numbersMet(match)),
      ...(isDefault ? [message('bridge-draw-kept')] : []),
      ...metBefore(chart, match),
    ],
  }
}

function numbersMet({ seats }: Match): { low: number; high: number } {
  const [low = 0, high = 0] = seats.map(numberOf)
  return { low, high }
}

/** A compact session: the pattern sends winners and losers to their tables. */
function compactSaid(division: Division, match: Match): Draw {
  const { number, matches } = match.round
  const planned = planOf(division)[number - 1]?.matches[matches.indexOf(match)]
  const details = { ticket: { text: planned?.ticket ?? '' }, tables: division.drawn }
  if (number === 1) return { rule: 'BRI-69', says: [message('bridge-draw-compact', details)] }
  const whom = planned?.isOfLosers ? 'losers' : 'winners'
  return { rule: 'BRI-66', says: [message('bridge-draw-compact-second', { whom, ...details })] }
}

/** A division with one more team from the second round on. */
function correctedSaid({ chart, newcomer }: Division, match: Match): Draw {
  const who = entrantOf(chart, known(newcomer))
  if (isFinal(match.round) && match.seats.length === 3)
    return { rule: 'BRI-57', says: [message('bridge-draw-corrected-final', { who })] }
  return { rule: 'BRI-56', says: [message('bridge-draw-corrected', { who }), ...metBefore(chart, match)] }
}

/** Only the final may repeat a match. */
function metBefore(chart: Chart, match: Match): Message[] {
  const [one, other] = match.seats.map(({ who }) => who)
  const before = one === undefined || other === undefined ? undefined : earlierMatch(chart, match, one, other)
  return before ? [message('bridge-met-before', { match: { match: before.id } })] : []
}

function repairedSaid(chart: Chart, match: Match): Draw {
  const { publication } = match.round
  const met = metBefore(chart, match)
  if (publication?.kind === 'by-hand')
    return { rule: 'BRI-29', says: [message('bridge-draw-by-hand'), ...noteSaid(publication.note), ...met] }
  const pairs = Number(publication?.reasons[0]?.['repeatsByDefault'] ?? 0)
  return {
    rule: 'BRI-29',
    says: [message('bridge-draw-repaired', { pairs }), ...met],
    more: [message('bridge-draw-repaired-how', numbersMet(match))],
  }
}
