/** What waits for the director, oldest first: late results, reports that disagree, ties, choices, rounds to publish. */

import { lineupsToTell, type MissingLineup } from '@arbiter/core/bridge'
import { type Bulletin, briefly, show, type Todo } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { ClaimedMeeting } from '../../../live/claims.ts'
import type { Live } from '../../../live/live.ts'
import { timesIn } from '../bar/times.ts'
import { type Late, lateMatches } from './late.ts'

type Remark = Bulletin['remarks'][number]
type Task = Exclude<Todo, { do: 'report' }>

export type Need = { readonly key: string; readonly since: number; readonly isUrgent: boolean } & (
  | { readonly about: 'late'; readonly late: readonly Late[] }
  | { readonly about: 'claims'; readonly meeting: ClaimedMeeting }
  | { readonly about: 'task'; readonly task: Task }
  | { readonly about: 'remark'; readonly remark: Remark }
  | { readonly about: 'lineups'; readonly missing: readonly MissingLineup[] }
  | { readonly about: 'engines'; readonly says: readonly Message[] }
)

interface Wait {
  readonly meetings: readonly ClaimedMeeting[]
  /** Postponed matches, with the time until which. */
  readonly patience: ReadonlyMap<string, number>
  readonly now: number
}

export function needsOf(live: Live, { meetings, patience, now }: Wait): Need[] {
  const needs = [
    ...lateOnes(live, patience, now),
    ...(live.may('report') ? meetings.map(claimNeed) : []),
    ...tasks(live),
    ...lineups(live),
    ...engines(live),
    ...remarks(live),
  ]
  return needs.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.since - b.since)
}

/** Engines report their own results. */
function lateOnes(live: Live, patience: ReadonlyMap<string, number>, now: number): Need[] {
  if (!live.may('report') || live.cup.state === 'playing') return []
  const late = lateMatches(live.look(show), live.look(timesIn), now).filter(
    ({ match }) => (patience.get(match) ?? 0) < now,
  )
  const groups = late.length > mostLate ? [late] : late.map((each) => [each])
  return groups.map((group) => lateNeed(group))
}

/** More late matches than this are one item: then the whole round is late. */
const mostLate = 3

const lateNeed = (late: readonly Late[]): Need => ({
  key: `late ${late[0]?.match ?? ''} ${late.length}`,
  since: Math.min(...late.map(({ since }) => since)),
  isUrgent: true,
  about: 'late',
  late,
})

const claimNeed = (meeting: ClaimedMeeting): Need => ({
  key: `claims ${meeting.meeting}`,
  since: Date.parse(meeting.claims[0]?.claimedAt ?? ''),
  isUrgent: meeting.state === 'disagreed',
  about: 'claims',
  meeting,
})

const urgentTasks: readonly Task['do'][] = ['rule', 'choose', 'declare', 'edit']

function tasks(live: Live): Need[] {
  const { todo } = live.look(show)
  const since = Date.parse(live.tournament.last.at)
  return todo
    .filter((each): each is Task => each.do !== 'report' && live.may(each.do))
    .map((task, i) => ({
      key: `task ${task.do} ${i}`,
      since,
      isUrgent: urgentTasks.includes(task.do),
      about: 'task',
      task,
    }))
}

function lineups(live: Live): Need[] {
  const missing = live.look(lineupsToTell)
  if (missing.length === 0 || !live.may('lineup')) return []
  return [{ key: 'lineups', since: Date.parse(live.tournament.last.at), isUrgent: false, about: 'lineups', missing }]
}

function engines({ cup }: Live): Need[] {
  const { waiting } = cup
  if (!waiting) return []
  return [
    {
      key: 'engines',
      since: waiting.since,
      isUrgent: true,
      about: 'engines',
      says: [...waiting.says, ...waiting.hint],
    },
  ]
}

function remarks(live: Live): Need[] {
  if (!live.may('undo')) return []
  const since = Date.parse(live.tournament.last.at)
  return briefly(live.look(show).remarks).map((remark, i) => ({
    key: `remark ${i}`,
    since,
    isUrgent: false,
    about: 'remark',
    remark,
  }))
}

/** Items that wait for the director: a report of one side alone only informs. */
export const needsYou = (need: Need): boolean => need.about !== 'claims' || need.meeting.state === 'disagreed'
