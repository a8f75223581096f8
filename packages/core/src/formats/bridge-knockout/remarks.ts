/** What a director should know beside the table (BRI-82, BRI-47, BRI-99). */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { entrantOf, nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { at, known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { Remark } from '../views/views.ts'
import { attendanceIn, lineupsDue, lineupsMissing } from './awards/line-ups.ts'
import { canReachHalf } from './awards/meter.ts'
import {
  type Division,
  divisionsIn,
  indicatorsOf,
  knockout,
  planOf,
  roundRobin,
  stageOf,
  teamsIn,
} from './divisions/division.ts'
import type { BracketCorrection } from './divisions/misplaced-teams.ts'
import { earlierMatch } from './draw/carry-over.ts'
import { properDivision } from './draw/late.ts'
import { remedySaid } from './facts/remedy-given.ts'
import { bridgeLedger } from './ledger.ts'
import type { BridgeOptions } from './options.ts'
import { totalsThatDisagree } from './scoring/board-totals.ts'
import { boardsOf } from './series/boards-series.ts'
import { meetingsOf } from './series/meetings.ts'
import { message } from './words/messages.ts'

const large = 30_000

export function remarks(options: BridgeOptions, chart: Chart): Remark[] {
  return [
    ...notPosted(options, chart),
    ...lateEntries(options, chart),
    ...soldElsewhere(options, chart),
    ...levelWithNeighbours(options, chart),
    ...largeHandicaps(options, chart),
    ...repeats(options, chart),
    ...unpaid(chart),
    ...belowHalf(chart),
    ...withoutLineup(chart),
    ...boardsThatDisagree(chart),
    ...misplacedTeams(chart),
    ...remedies(chart),
  ]
}

/** BRI-47: from the first score until the conditions are posted. */
function notPosted(options: BridgeOptions, chart: Chart): Remark[] {
  const isPlayed = divisionsIn(options, chart).some((division) => firstRoundMatches(division).some(hasScore))
  if (bridgeLedger(chart).posted || !isPlayed) return []
  return [{ rule: 'BRI-47', says: [message('bridge-remark-not-posted')] }]
}

const hasScore = ({ games }: Match): boolean => games.length > 0

function firstRoundMatches(division: Division): Match[] {
  const stage = stageOf(division, roundRobin) ?? stageOf(division, knockout)
  return stage?.rounds.filter(({ number }) => number === 1).flatMap(({ matches }) => matches) ?? []
}

/** BRI-51: while the claim can still be changed. */
function soldElsewhere(options: BridgeOptions, chart: Chart): Remark[] {
  return divisionsIn(options, chart).flatMap((division) => {
    const played = firstRoundMatches(division).filter(hasScore)
    return teamsIn(division)
      .filter((who) => !played.some((match) => match.seatOf(who) !== undefined))
      .flatMap((who): Remark[] => {
        const { claimed } = chart.field.entrant(who)
        if (claimed === undefined || claimed === division.letter || division.letter === '') return []
        const details = { who: entrantOf(chart, who), claimed: { text: claimed }, bracket: { text: division.letter } }
        const says = [message('bridge-remark-claimed', details)]
        return [{ rule: 'BRI-51', entrant: nameOf(chart, who), claimed, bracket: division.letter, says }]
      })
  })
}

/** BRI-99: a team whose average fits the next division too. */
function levelWithNeighbours(options: BridgeOptions, chart: Chart): Remark[] {
  const divisions = divisionsIn(options, chart)
  return divisions.slice(1).flatMap((division, i): Remark[] => {
    const above = at(divisions, i)
    const [low, high] = [indicatorsOf(above)?.low, indicatorsOf(division)?.high]
    if (low === undefined || low !== high) return []
    const letters = [above.letter, division.letter]
    const details = { above: { text: above.letter }, below: { text: division.letter }, average: { number: low } }
    return [{ rule: 'BRI-99', brackets: letters, average: low, says: [message('bridge-remark-neighbours', details)] }]
  })
}

/** BRI-82: playing all boards left would be less than half of the match. */
function belowHalf(chart: Chart): Remark[] {
  const playing = lineupsDue(chart).filter(({ match }) => !match.outcome)
  return playing.flatMap(({ match, who }) => {
    const { boards, played, left } = attendanceIn(chart, match, who)
    return (chart.field.entrant(who).players ?? []).flatMap(({ name }, i): Remark[] => {
      const own = played?.[i]
      if (own === undefined || canReachHalf({ boards, played: own, left })) return []
      const details = { player: { text: name }, who: entrantOf(chart, who), match: { match: match.id } }
      const says = [message('bridge-remark-below-half', details)]
      return [{ rule: 'BRI-82', match: match.id, player: name, says }]
    })
  })
}

/** BRI-16c: a missing line-up leaves awards unknown. */
function withoutLineup(chart: Chart): Remark[] {
  return lineupsMissing(chart)
    .filter(({ match }) => match.outcome)
    .map(({ match, who }) => ({
      rule: 'BRI-16c',
      match: match.id,
      entrant: nameOf(chart, who),
      says: [message('bridge-remark-no-lineup', { who: entrantOf(chart, who), match: { match: match.id } })],
    }))
}

/** BRI-72: the boards of a part add up to other IMPs than were reported. */
function boardsThatDisagree(chart: Chart): Remark[] {
  return totalsThatDisagree(chart).map(({ match, between: [one, other], boards, reported }) => {
    const teams = { one: entrantOf(chart, one), other: entrantOf(chart, other) }
    const results = { boards: { result: boards }, reported: { result: reported } }
    const says = [message('bridge-remark-boards', { match: { match: match.id }, ...teams, ...results })]
    return { rule: 'BRI-72', match: match.id, boards, reported, says }
  })
}

/** BRI-108: corrections made, and corrections only noted. */
const misplacedTeams = (chart: Chart): Remark[] =>
  bridgeLedger(chart).misplaced.all.map((correction) => {
    const who = known(chart.field.indexOf.get(correction.entrant))
    const says = [misplacedSaid(chart, who, correction)]
    return { rule: 'BRI-108', entrant: nameOf(chart, who), action: correction.action, says }
  })

function misplacedSaid(chart: Chart, whom: Who, { from, action, to = '' }: BracketCorrection): Message {
  const [who, at, now] = [entrantOf(chart, whom), { text: from }, { text: to }]
  switch (action) {
    case 'changed':
      return message('bridge-remark-changed', { who, from: at, to: now })
    case 'moved':
      return message('bridge-remark-moved', { who, from: at, to: now })
    case 'disqualified':
      return message('bridge-remark-disqualified', { who, from: at })
    case 'out':
      return message('bridge-remark-out', { who, from: at })
    case 'stands':
      return message('bridge-remark-stands', { who, from: at })
    default:
      return action satisfies never
  }
}

/** BRI-105. */
const remedies = (chart: Chart): Remark[] =>
  bridgeLedger(chart).remedies.map((given) => {
    const who = known(chart.field.indexOf.get(given.entrant))
    return { rule: 'BRI-105', entrant: nameOf(chart, who), says: [remedySaid(given, entrantOf(chart, who))] }
  })

function lateEntries(options: BridgeOptions, chart: Chart): Remark[] {
  const divisions = divisionsIn(options, chart)
  return divisions.flatMap(({ order, drawn, letter }) =>
    order.slice(drawn).flatMap((who): Remark[] => {
      if (bridgeLedger(chart).misplaced.of(who)) return []
      const belongs = properDivision(divisions, chart.field.entrant(who))?.letter ?? letter
      const details = { rule: 'BRI-84', entrant: nameOf(chart, who) }
      const team = { who: entrantOf(chart, who) }
      if (belongs === letter) return [{ ...details, says: [message('bridge-remark-late', team)] }]
      const where = { bracket: { text: letter }, belongs: { text: belongs } }
      const says = [message('bridge-remark-late-elsewhere', { ...team, ...where })]
      return [{ ...details, bracket: letter, belongs, says }]
    }),
  )
}

function largeHandicaps({ handicap }: BridgeOptions, chart: Chart): Remark[] {
  if (!handicap) return []
  return chart.board.openMatches().flatMap((match) =>
    meetingsOf(match.here).flatMap(({ first, second }): Remark[] => {
      const imps = Math.abs(boardsOf(match)?.handicap(match, first, second) ?? 0)
      if (imps <= large) return []
      const teams = { one: entrantOf(chart, match.who(first)), other: entrantOf(chart, match.who(second)) }
      const details = { ...teams, match: { match: match.id }, imps: { imps: imps / 1000 } }
      return [
        {
          rule: 'BRI-82',
          match: match.id,
          imps: imps / 1000,
          says: [message('bridge-remark-large-handicap', details)],
        },
      ]
    }),
  )
}

/** BRI-29: two teams meet again before the final without a carry-over. */
function repeats(options: BridgeOptions, chart: Chart): Remark[] {
  return divisionsIn(options, chart).flatMap((division) => {
    const rounds = stageOf(division, knockout)?.rounds ?? []
    const plan = planOf(division)
    return rounds
      .filter(({ number }) => number < plan.length)
      .flatMap(({ number, matches }) =>
        matches.filter(({ outcome }, i) => !outcome && !plan[number - 1]?.matches[i]?.carried).flatMap(repeatsIn),
      )
  })
}

function repeatsIn(match: Match): Remark[] {
  const { chart } = match.round.stage
  return meetingsOf(match.here).flatMap(({ first, second }): Remark[] => {
    const earlier = earlierMatch(chart, match, match.who(first), match.who(second))
    if (!earlier) return []
    const teams = { one: entrantOf(chart, match.who(first)), other: entrantOf(chart, match.who(second)) }
    const details = { ...teams, match: { match: match.id }, earlier: { match: earlier.id } }
    return [{ rule: 'BRI-29', match: match.id, says: [message('bridge-remark-repeat', details)] }]
  })
}

/** Teams that have not paid cannot win by forfeit or walkover (BRI-49). */
function unpaid(chart: Chart): Remark[] {
  const playing = new Set(chart.board.openMatches().flatMap((match) => match.here.map((seat) => match.who(seat))))
  return [...playing]
    .filter((who) => chart.field.entrant(who).paid === false)
    .map((who) => ({
      rule: 'BRI-49',
      entrant: nameOf(chart, who),
      says: [message('bridge-unpaid', { who: entrantOf(chart, who) })],
    }))
}
