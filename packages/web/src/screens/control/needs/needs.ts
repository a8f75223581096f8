/** The needs queue as a view model: what waits for the director, oldest first. */
import { lineupsToTell, type MissingLineup } from '@arbiter/core/bridge'
import { type BoardsToReport, type Bulletin, briefly, show, type Todo } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { ClaimedMeeting } from '../../../live/claims.ts'
import type { RunningGames } from '../../../live/running-games.ts'
import type { TournamentView } from '../../../live/tournament-view.ts'
import { timesIn } from '../bar/times.ts'
import { engineStart } from '../engines/engine-start.ts'
import { type Late, lateMatches } from './late.ts'

type Remark = Bulletin['remarks'][number]
type Task = Exclude<Todo, { do: 'report' }>

export type Need = { readonly key: string; readonly since: number; readonly isUrgent: boolean } & (
  | { readonly about: 'late'; readonly late: readonly Late[] }
  | { readonly about: 'claims'; readonly meeting: ClaimedMeeting }
  | { readonly about: 'task'; readonly task: Task }
  /** Starting the cup and letting its engines play is one thing, done beside the queue. */
  | { readonly about: 'engine-start'; readonly task: Task }
  | { readonly about: 'level'; readonly boards: BoardsToReport }
  | { readonly about: 'remark'; readonly remark: Remark }
  | { readonly about: 'lineups'; readonly missing: readonly MissingLineup[] }
  | { readonly about: 'engines'; readonly says: readonly Message[] }
)

/** What the queue is made of beside the tournament. */
export interface QueueInput {
  readonly cup: Pick<RunningGames, 'state' | 'waiting'>
  /** The engines of this server. */
  readonly engines: readonly { readonly name: string }[]
  readonly meetings: readonly ClaimedMeeting[]
  /** Postponed matches, with the time until which. */
  readonly patience: ReadonlyMap<string, number>
  readonly now: number
}

export function needsOf(view: TournamentView, input: QueueInput): Need[] {
  const needs = [
    ...lateOnes(view, input),
    ...(view.may('report') ? input.meetings.map(claimNeed) : []),
    ...tasks(view, input),
    ...levels(view),
    ...lineups(view),
    ...engines(input),
    ...remarks(view),
  ]
  return needs.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.since - b.since)
}

/** Engines report their own results. */
function lateOnes(view: TournamentView, { cup, patience, now }: QueueInput): Need[] {
  if (!view.may('report') || cup.state === 'playing') return []
  const late = lateMatches(view.look(show), view.look(timesIn), now).filter(
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

/** When the present state began: every fact can bring a task. */
const lastAt = ({ tournament }: TournamentView): number => Date.parse(tournament.last.at)

function tasks(view: TournamentView, { engines }: QueueInput): Need[] {
  const bulletin = view.look(show)
  const { doEnginesPlay } = engineStart(bulletin, engines)
  return bulletin.todo
    .filter((each): each is Task => each.do !== 'report' && view.may(each.do))
    .map((task, i) => ({
      key: `task ${task.do} ${i}`,
      since: lastAt(view),
      isUrgent: urgentTasks.includes(task.do),
      about: task.do === 'start' && doEnginesPlay ? 'engine-start' : 'task',
      task,
    }))
}

/** Level matches of teams, which play extra boards now: somebody has to tell them. */
function levels(view: TournamentView): Need[] {
  if (!view.may('report')) return []
  return view
    .look(show)
    .todo.filter((each): each is BoardsToReport => each.do === 'report' && 'extra' in each)
    .map((boards) => ({
      key: `level ${boards.match} ${boards.extra}`,
      since: view.look(timesIn).heard.get(boards.match) ?? lastAt(view),
      isUrgent: false,
      about: 'level',
      boards,
    }))
}

function lineups(view: TournamentView): Need[] {
  const missing = view.look(lineupsToTell)
  if (missing.length === 0 || !view.may('lineup')) return []
  return [{ key: 'lineups', since: lastAt(view), isUrgent: false, about: 'lineups', missing }]
}

function engines({ cup: { waiting } }: QueueInput): Need[] {
  if (!waiting) return []
  const says = [...waiting.says, ...waiting.hint]
  return [{ key: 'engines', since: waiting.since, isUrgent: true, about: 'engines', says }]
}

function remarks(view: TournamentView): Need[] {
  if (!view.may('undo')) return []
  return briefly(view.look(show).remarks).map((remark, i) => ({
    key: `remark ${i}`,
    since: lastAt(view),
    isUrgent: false,
    about: 'remark',
    remark,
  }))
}

/** Items that wait for the director: a report of one side alone only informs. */
export const needsYou = (need: Need): boolean => need.about !== 'claims' || need.meeting.state === 'disagreed'
