/** Why a team advances: the score with its lines, matches won, the quotient, extra boards, an absence, a ruling. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match, SeatIndex } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import { isSomebody, type Who } from '../../../chart/slot.ts'
import { at } from '../../../lists/at.ts'
import type { Kinds, Message, Statement } from '../../../message/message.ts'
import type { DecidedBy } from '../../../series/series.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { decisionOf, noteSaid } from '../../why/decision.ts'
import { teamScoresIn } from '../series/boards.ts'
import { scoreOfMeeting } from '../series/comparison.ts'
import { isComplete, type Meeting, meetingsOf } from '../series/meetings.ts'
import { message } from '../words/messages.ts'
import { factsDeciding } from './deciding-facts.ts'
import { teamsWithNumbers } from './number.ts'

export function whyAdvance(chart: Chart, match: Match): Explanation {
  const open = { match: { match: match.id }, teams: teamsWithNumbers(chart, match) }
  const said = match.outcome ? advanceSaid(chart, match) : { says: [message('bridge-not-decided', open)] }
  return { rule: ruleOf(match), ...said, facts: match.outcome ? factsDeciding(chart, match) : [] }
}

const rules: Readonly<Partial<Record<DecidedBy, string>>> = {
  score: 'BRI-73',
  draw: 'BRI-43',
  quotient: 'BRI-36',
  'extra-boards': 'BRI-37',
  forfeit: 'BRI-49',
  walkover: 'BRI-27',
  ruling: 'BRI-88',
}

function ruleOf({ outcome, here }: Match): string {
  if (outcome?.by === 'score' && here.length > 2) return 'BRI-35'
  return (outcome && rules[outcome.by]) ?? 'BRI-73'
}

export type Words = Required<Pick<Statement, 'says' | 'more'>>

/** Empty while the match is open. */
export function advanceSaid(chart: Chart, match: Match): Words {
  const { outcome } = match
  if (!outcome) return { says: [], more: [] }
  if (outcome.by === 'ruling') return { says: decisionOf(chart, match), more: [] }
  const says = [resultSaid(chart, match), ...besideIt(chart, match), ...noteSaid(match.ruling?.note)]
  return { says, more: isPlayed(match) ? figuresSaid(chart, match) : [] }
}

/** Decided at the table. */
const isPlayed = ({ outcome }: Match): boolean => outcome?.by !== 'forfeit' && outcome?.by !== 'walkover'

function resultSaid(chart: Chart, match: Match): Message {
  const because = becauseOf(chart, match)
  const [first, ...others] = throughIn(match).map((who) => entrantOf(chart, who))
  if (match.outcome?.tied) return message('bridge-level', { because })
  if (!first) return message('bridge-nobody-advances', { because })
  return match.advance === 0
    ? message('bridge-won', { who: first, because })
    : message('bridge-advances', { who: [first, ...others], because })
}

const throughIn = ({ outcome, advance, seats }: Match): Who[] =>
  (outcome?.order ?? [])
    .slice(0, Math.max(1, advance))
    .map((seat) => at(seats, seat).who)
    .filter(isSomebody)

function becauseOf(chart: Chart, match: Match): Message {
  const absent = awaySaid(chart, match)
  switch (match.outcome?.by) {
    case 'forfeit':
    case 'walkover':
      return absent ?? message('bridge-because-no-opponent')
    case 'extra-boards':
      return message('bridge-because-extra-boards')
    default:
      return match.here.length > 2 ? comparisonSaid(chart, match) : scoreSaid(chart, match)
  }
}

/** "Reds did not play"; or its result no longer counts, because it was in the wrong division. */
function awaySaid(chart: Chart, { seats, here, round }: Match): Message | undefined {
  const away = seats.filter((slot, seat) => isSomebody(slot.who) && !here.includes(seat))
  if (away.length === 0) return undefined
  const isMisplaced = away.some(({ who }) => chart.field.divisions.isOutOf(round.stage.letter, who))
  const who = away.map((slot) => entrantOf(chart, slot.who))
  return message(isMisplaced ? 'bridge-because-misplaced' : 'bridge-because-absent', { who })
}

const comparisonSaid = (chart: Chart, match: Match): Message =>
  match.outcome?.by === 'score'
    ? message('bridge-because-wins', { wins: winsSaid(chart, match) })
    : message('bridge-because-quotients', { quotients: quotientsSaid(chart, match) })

/** A head-to-head as seen by the advancing team. */
function scoreSaid(chart: Chart, match: Match): Message {
  const [meeting] = playedIn(match)
  const through = throughIn(match)
  const ahead = meeting && [meeting.first, meeting.second].find((seat) => match.who(seat) === through[0])
  if (!meeting || ahead === undefined || through.length > 1 || match.outcome?.tied)
    return message('bridge-because-scores', { scores: scoresSaid(chart, match) })
  const { first, second } = scoreOfMeeting(match, meeting)
  const [own, others] = ahead === meeting.first ? [first, second] : [second, first]
  const other = entrantOf(chart, match.who(ahead === meeting.first ? meeting.second : meeting.first))
  return message('bridge-because-score', { result: { result: [own / 1000, others / 1000] }, other })
}

/** Lines of a head-to-head score; absent teams and teams that have not paid (BRI-49). */
function besideIt(chart: Chart, match: Match): Message[] {
  if (!isPlayed(match)) return unpaidSaid(chart, match)
  const absent = awaySaid(chart, match)
  return [
    ...(absent ? [message('bridge-beside', { what: absent })] : []),
    ...(match.here.length > 2 ? [] : linesSaid(chart, match)),
  ]
}

/** Present, but not paid. */
function unpaidSaid(chart: Chart, match: Match): Message[] {
  const [seat] = match.here
  if (seat === undefined || match.outcome?.order.length !== 0) return []
  return [message('bridge-unpaid', { who: entrantOf(chart, match.who(seat)) })]
}

// --- figures ---------------------------------------------------------------------------------------

function figuresSaid(chart: Chart, match: Match): Message[] {
  const scores = message('bridge-scores', { scores: scoresSaid(chart, match) })
  if (match.here.length < 3) return match.outcome?.by === 'extra-boards' ? [scores] : []
  return [scores, ...linesSaid(chart, match), ...comparisonsBelow(chart, match)]
}

/** The steps compared before the deciding one. */
function comparisonsBelow(chart: Chart, match: Match): Message[] {
  const by = match.outcome?.by
  if (by === 'score') return []
  const wins = message('bridge-matches-won', { wins: winsSaid(chart, match) })
  const quotients = message('bridge-quotients', { quotients: quotientsSaid(chart, match) })
  return by === 'quotient' ? [wins] : [wins, quotients]
}

/** Each finished meeting. */
const playedIn = (match: Match): Meeting[] => meetingsOf(match.here).filter((meeting) => isComplete(match, meeting))

const teamAt = (chart: Chart, match: Match, seat: SeatIndex): Kinds['entrant'] => entrantOf(chart, match.who(seat))

/** "Reds 35–12 Blues". */
const scoresSaid = (chart: Chart, match: Match): Message[] =>
  playedIn(match).map((meeting) => {
    const { first, second } = scoreOfMeeting(match, meeting)
    const [one, other] = [teamAt(chart, match, meeting.first), teamAt(chart, match, meeting.second)]
    return message('bridge-score', { one, result: { result: [first / 1000, second / 1000] }, other })
  })

/** Carry-over and handicap, if any. */
const linesSaid = (chart: Chart, match: Match): Message[] =>
  playedIn(match).flatMap((meeting) => {
    const { carryover, handicap } = scoreOfMeeting(match, meeting)
    return [
      ...(carryover === 0 ? [] : [message('bridge-carried-over', line(chart, match, meeting, carryover))]),
      ...(handicap === 0 ? [] : [message('bridge-handicap-counts', line(chart, match, meeting, handicap))]),
    ]
  })

/** For the first team; negative for the second. */
function line(chart: Chart, match: Match, { first, second }: Meeting, ahead: number) {
  const [to, from] = ahead > 0 ? [first, second] : [second, first]
  return {
    who: teamAt(chart, match, to),
    imps: { imps: Math.abs(ahead) / 1000 },
    other: teamAt(chart, match, from),
  }
}

const winsSaid = (chart: Chart, match: Match): Message[] =>
  teamScoresIn(match)
    .flat()
    .map(({ seat, wonInHalves }) =>
      message('bridge-wins', { who: teamAt(chart, match, seat), won: { points: wonInHalves / 2 } }),
    )

const quotientsSaid = (chart: Chart, match: Match): Message[] =>
  teamScoresIn(match)
    .flat()
    .map(({ seat, won, lost }) =>
      message('bridge-quotient', {
        who: teamAt(chart, match, seat),
        won: { imps: won / 1000 },
        lost: { imps: lost / 1000 },
      }),
    )
