/** The queue of what needs the director, each item with a sentence and its buttons. */
import { type BoardsToReport, boardsSaid, progressOf, show, type Todo } from '@arbiter/core/bulletin'
import type { ComponentChildren } from 'preact'
import { addresses } from '../../../app/address.ts'
import type { ClaimedMeeting } from '../../../live/claims.ts'
import type { Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { entrantIndex } from '../../../parts/entrant-index.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { resultText } from '../../../parts/result.ts'
import { RuleNumber } from '../../../parts/rule.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { textOf, textOfAll } from '../../../words/message-text.ts'
import { clock, duration } from '../../../words/time.ts'
import type { Act } from '../acts/act-slip.tsx'
import { recordedDeed } from '../pen/reading-words.ts'
import { claimReport } from './claim-report.ts'
import type { Late } from './late.ts'
import { MissingData } from './missing-data.tsx'
import type { Need } from './needs.ts'
import { words } from './words/messages.ts'

interface QueueProps {
  readonly needs: readonly Need[]
  readonly onAct: (act: Act) => void
  /** Puts a match on the pen line. */
  readonly onTake: (match: string) => void
  readonly onWait: (matches: readonly string[]) => void
}

export function Queue({ needs, ...rest }: QueueProps) {
  const live = useLive()
  return (
    <section aria-labelledby="needs" class="queue">
      <div class="section">
        <h2 id="needs">{words('needs-title')}</h2>
        {needs.length > 1 && <span class="push">{words('needs-order')}</span>}
      </div>
      {needs.length === 0 ? (
        <p class="voice nothing">
          {words('needs-nothing')} {whatNext(live)}
        </p>
      ) : (
        <ol>
          {needs.map((need) => (
            <NeedShown key={need.key} need={need} {...rest} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** "Phase 6 has three games to go." */
function whatNext(live: Live): string {
  if (live.look(show).closed) return words('needs-closed')
  if (live.cup.state === 'playing') return words('needs-next-engines')
  const { current } = progressOf(live.look(show))
  if (!current) return ''
  const open = current.round.matches.filter(({ state }) => state === 'open').length
  return words('needs-next-round', { open, round: { text: textOf(current.round.name) } })
}

type NeedProps = Omit<QueueProps, 'needs'> & { readonly need: Need }

function NeedShown({ need, onAct, onTake, onWait }: NeedProps) {
  const live = useLive()
  switch (need.about) {
    case 'late':
      return need.late[0] && need.late.length === 1 ? (
        <LateShown late={need.late[0]} onAct={onAct} onTake={onTake} onWait={onWait} />
      ) : (
        <ManyLate late={need.late} onTake={onTake} onWait={onWait} />
      )
    case 'claims':
      return <ClaimsShown meeting={need.meeting} />
    case 'task':
      return <TaskShown task={need.task} isUrgent={need.isUrgent} onAct={onAct} />
    case 'engine-start':
      return (
        <Item what={words('needs-task', { task: 'start' })}>
          <p class="voice">{words('needs-engine-start')}</p>
        </Item>
      )
    case 'level':
      return <LevelShown boards={need.boards} onTake={onTake} />
    case 'remark':
      return <RemarkShown sentence={textOf(need.remark)} rule={need.remark.rule} />
    case 'lineups':
      return (
        <Item what={words('needs-lineups', { count: need.missing.length })}>
          <p class="acts">
            {need.missing.slice(0, 6).map(({ match, team }) => (
              <a class="btn" key={`${match} ${team}`} href={addresses.match(live.id, match)}>
                {words('needs-lineup', { team: { text: team }, match: { text: match } })}
              </a>
            ))}
          </p>
        </Item>
      )
    case 'engines':
      return (
        <Item what={words('needs-engines')} isUrgent>
          <p class="voice">{textOfAll(need.says)}</p>
        </Item>
      )
    default:
      return need satisfies never
  }
}

const Item = ({
  what,
  isUrgent = false,
  isCalm = false,
  children,
}: {
  what: string
  isUrgent?: boolean
  isCalm?: boolean
  children: ComponentChildren
}) => (
  <li class={isUrgent ? 'urgent' : isCalm ? 'calm' : ''}>
    <p class="what">
      <b>{what}</b>
    </p>
    {children}
  </li>
)

function LateShown({ late, onAct, onTake, onWait }: Omit<NeedProps, 'need'> & { late: Late }) {
  const live = useLive()
  const { match, waited, since, usual, seats } = late
  return (
    <Item what={words('needs-late', { match: { text: match }, time: { text: duration(waited) } })} isUrgent>
      <p class="voice">
        {words('needs-late-text', {
          names: seats.map((text) => ({ text })),
          since: { text: clock(since) },
          usual: { text: duration(usual) },
        })}
      </p>
      <p class="acts">
        <button type="button" class="btn" onClick={() => onTake(match)}>
          {words('needs-enter')}
        </button>
        {live.may('forfeit') && (
          <button type="button" class="btn" onClick={() => onAct({ act: 'forfeit', match })}>
            {words('needs-forfeit')}
          </button>
        )}
        <button type="button" class="btn bare" onClick={() => onWait([match])}>
          {words('needs-wait')}
        </button>
      </p>
    </Item>
  )
}

function ManyLate({ late, onTake, onWait }: Pick<NeedProps, 'onTake' | 'onWait'> & { late: readonly Late[] }) {
  const longest = Math.max(...late.map(({ waited }) => waited))
  const usual = late[0]?.usual ?? 0
  return (
    <Item what={words('needs-many-late', { count: late.length, time: { text: duration(longest) } })} isUrgent>
      <p class="voice">{words('needs-many-late-text', { usual: { text: duration(usual) } })}</p>
      <p class="acts">
        {late.slice(0, 12).map(({ match, seats }) => (
          <button
            type="button"
            class="btn"
            key={match}
            title={seats.join(' – ')}
            aria-label={words('needs-enter-of', { match: { text: match }, names: seats.map((text) => ({ text })) })}
            onClick={() => onTake(match)}
          >
            {match}
          </button>
        ))}
        <button type="button" class="btn bare" onClick={() => onWait(late.map(({ match }) => match))}>
          {words('needs-wait')}
        </button>
      </p>
    </Item>
  )
}

function ClaimsShown({ meeting }: { meeting: ClaimedMeeting }) {
  const live = useLive()
  const { send, problem } = useCommand(live)
  const called = live.look(entrantIndex).byId
  const nameOf = (id: string) => called.get(id)?.name ?? id
  const isDisputed = meeting.state === 'disagreed'
  const results = [...new Map(meeting.claims.map(({ result }) => [JSON.stringify(result), result])).values()]
  const [first = '', second = ''] = meeting.sides.map(nameOf)
  const record = (result: unknown) =>
    void send(claimReport(meeting, result), recordedDeed(meeting.match, [first, resultText(result), second]))
  return (
    <Item
      what={
        isDisputed
          ? words('needs-disagree', { match: { text: meeting.match } })
          : words('needs-one-report', { match: { text: meeting.match } })
      }
      isUrgent={isDisputed}
      isCalm={!isDisputed}
    >
      <p class="voice">
        {first} – {second}.{' '}
        {meeting.claims
          .map(({ entrant, result, claimedAt }) =>
            words('needs-sent', {
              name: { text: nameOf(entrant) },
              result: { text: resultText(result) },
              at: { text: clock(claimedAt) },
            }),
          )
          .join(' ')}{' '}
        {isDisputed ? words('needs-undecided') : words('needs-awaited')}
      </p>
      <RefusalNotice problem={problem} />
      <p class="acts">
        {results.map((result) => (
          <button
            type="button"
            class="btn"
            key={JSON.stringify(result)}
            aria-label={words('needs-record-of', {
              result: { text: resultText(result) },
              first: { text: first },
              second: { text: second },
            })}
            onClick={() => record(result)}
          >
            {words('needs-record', { result: { text: resultText(result) } })}
          </button>
        ))}
      </p>
    </Item>
  )
}

function LevelShown({ boards, onTake }: { boards: BoardsToReport; onTake: (match: string) => void }) {
  const { match, between } = boards
  const [first, second] = between
  return (
    <Item what={words('needs-level', { match: { text: match }, boards: boardsSaid(boards) })}>
      <p class="voice">{words('needs-level-text', { first: { text: first }, second: { text: second } })}</p>
      <p class="acts">
        <button type="button" class="btn" onClick={() => onTake(match)}>
          {words('needs-enter')}
        </button>
      </p>
    </Item>
  )
}

type Task = Exclude<Todo, { do: 'report' }>

function TaskShown({ task, isUrgent, onAct }: { task: Task; isUrgent: boolean; onAct: (act: Act) => void }) {
  return (
    <Item what={words('needs-task', { task: task.do })} isUrgent={isUrgent}>
      <p class="voice">{textOf(task)}</p>
      {task.do === 'edit' && task.missing && <MissingData missing={task.missing} />}
      <TaskButton task={task} onAct={onAct} />
    </Item>
  )
}

function TaskButton({ task, onAct }: { task: Task; onAct: (act: Act) => void }) {
  const button = (act: () => void) => (
    <p class="acts">
      <button type="button" class="btn" onClick={act}>
        {words('needs-do', { task: task.do })}
      </button>
    </p>
  )
  switch (task.do) {
    case 'rule':
      return button(() => onAct({ act: 'rule', match: task.match }))
    case 'choose':
      return button(() => onAct({ act: 'choose', chooser: task.chooser, among: task.among }))
    case 'declare':
      return button(() => onAct({ act: 'declare', among: task.among }))
    case 'pair':
      return button(() => lead('draft'))
    case 'start':
      return button(() => onAct({ act: 'start' }))
    case 'close':
      return button(() => onAct({ act: 'close' }))
    case 'enter':
      return button(() => lead('entrants'))
    case 'edit':
      return button(() => onAct({ act: 'start' }))
    default:
      return task satisfies never
  }
}

/** Goes to another part of the page and focuses its first control. */
function lead(heading: string): void {
  const section = document.getElementById(heading)?.closest('section')
  section?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  section?.querySelector<HTMLElement>('textarea, button, input')?.focus({ preventScroll: true })
}

/** BRI-47: a remark that is answered by saying that it was done. */
const postingRule = 'BRI-47'

function RemarkShown({ sentence, rule }: { sentence: string; rule: string }) {
  const live = useLive()
  const { send, problem } = useCommand(live)
  return (
    <Item what={words('needs-remark')}>
      <p class="voice">
        {sentence} <RuleNumber rule={rule} />
      </p>
      <RefusalNotice problem={problem} />
      {rule === postingRule && live.may('post') && (
        <p class="acts">
          <button type="button" class="btn" onClick={() => void send({ do: 'post' }, words('needs-posted'))}>
            {words('needs-post')}
          </button>
        </p>
      )}
    </Item>
  )
}
