/** The queue of what needs the director: each with its sentence and the buttons that do it. */
import { progressOf, show, type Todo } from '@arbiter/core'
import type { ComponentChildren } from 'preact'
import { addresses } from '../../../app/address.ts'
import type { Live } from '../../../live/live.ts'
import { calledIn } from '../../../parts/names.ts'
import { Refused } from '../../../parts/refused.tsx'
import { resultWords } from '../../../parts/result.ts'
import { RuleNumber } from '../../../parts/rule.tsx'
import { useSending } from '../../../parts/sending.ts'
import { catalogue, counted } from '../../../words/catalogue.ts'
import { said } from '../../../words/said.ts'
import { clock, duration } from '../../../words/time.ts'
import type { Act } from '../acts/act-slip.tsx'
import { penWords } from '../pen/words.ts'
import { type Meeting, reportOf } from './claims.ts'
import type { Late } from './late.ts'
import { Missing } from './missing.tsx'
import type { Need } from './needs.ts'

const words = catalogue(
  {
    title: 'Needs you',
    order: 'oldest first',
    late: (match: string, time: string) => `Match ${match} has waited ${time}`,
    lateText: (names: string, since: string, usual: string) =>
      `${names}. Nothing heard since ${since}. Games here take ${usual} in the middle.`,
    manyLate: (count: number, time: string) => `${count} matches wait, the longest ${time}`,
    manyLateText: (usual: string) => `Games here take ${usual} in the middle. Choose one to enter its result.`,
    enterOf: (match: string, names: string) => `Enter the result of match ${match}, ${names}`,
    enter: 'Enter the result',
    forfeit: 'Rule a forfeit',
    wait: 'Wait 10 min',
    disagree: (match: string) => `Two reports disagree, match ${match}`,
    oneReport: (match: string) => `One side has reported match ${match}`,
    sent: (name: string, result: string, at: string) => `${name} sent ${result} at ${at}.`,
    undecided: 'Nothing is recorded until you decide.',
    awaited: 'It is recorded when the other side says the same.',
    record: (result: string) => `Record ${result}`,
    rule: 'A tie to decide',
    doRule: 'Rule who wins',
    choose: 'A choice to make',
    doChoose: 'Record the choice',
    declare: 'A winner to declare',
    doDeclare: 'Declare',
    edit: 'Something is missing',
    pair: 'Ready to publish',
    doPair: 'Look at the draft',
    start: 'Ready to start',
    doStart: 'Start …',
    close: 'All is played',
    doClose: 'Close …',
    enterTask: 'Entrants are missing',
    doEnter: 'Add entrants',
    remark: 'A remark of the rules',
    post: 'They are posted',
    posted: 'Conditions of contest posted',
    lineups: (count: number) => `${counted(count, 'line-up is', 'line-ups are')} missing`,
    lineup: (team: string, match: string) => `${team}, match ${match}`,
    engines: 'The engines wait',
    nothing: 'Nothing needs you.',
    nextRound: (open: number, round: string) => `${round} has ${counted(open, 'match', 'matches')} to go.`,
    nextEngines: 'The engines play.',
    closed: 'The tournament is closed.',
  },
  {
    title: 'Braucht Sie',
    order: 'das Älteste zuerst',
    late: (match: string, time: string) => `Match ${match} wartet seit ${time}`,
    lateText: (names: string, since: string, usual: string) =>
      `${names}. Seit ${since} nichts gehört. Partien dauern hier im Mittel ${usual}.`,
    manyLate: (count: number, time: string) => `${count} Matches warten, das längste ${time}`,
    manyLateText: (usual: string) =>
      `Partien dauern hier im Mittel ${usual}. Wählen Sie eines, um sein Ergebnis einzugeben.`,
    enterOf: (match: string, names: string) => `Ergebnis von Match ${match} eingeben, ${names}`,
    enter: 'Ergebnis eingeben',
    forfeit: 'Kampflos werten',
    wait: '10 min warten',
    disagree: (match: string) => `Zwei Meldungen widersprechen sich, Match ${match}`,
    oneReport: (match: string) => `Eine Seite hat Match ${match} gemeldet`,
    sent: (name: string, result: string, at: string) => `${name} meldete ${result} um ${at}.`,
    undecided: 'Festgehalten ist nichts, bis Sie entscheiden.',
    awaited: 'Festgehalten wird es, sobald die andere Seite dasselbe sagt.',
    record: (result: string) => `${result} festhalten`,
    rule: 'Ein Gleichstand ist zu entscheiden',
    doRule: 'Sieger bestimmen',
    choose: 'Eine Wahl steht an',
    doChoose: 'Wahl festhalten',
    declare: 'Ein Sieger ist zu erklären',
    doDeclare: 'Erklären',
    edit: 'Es fehlen Angaben',
    pair: 'Bereit zum Veröffentlichen',
    doPair: 'Entwurf ansehen',
    start: 'Bereit zum Start',
    doStart: 'Starten …',
    close: 'Alles ist gespielt',
    doClose: 'Schließen …',
    enterTask: 'Es fehlen Teilnehmer',
    doEnter: 'Teilnehmer melden',
    remark: 'Ein Hinweis der Regeln',
    post: 'Sie hängen aus',
    posted: 'Ausschreibung ausgehängt',
    lineups: (count: number) => `${counted(count, 'Aufstellung fehlt', 'Aufstellungen fehlen')}`,
    lineup: (team: string, match: string) => `${team}, Match ${match}`,
    engines: 'Die Engines warten',
    nothing: 'Nichts braucht Sie.',
    nextRound: (open: number, round: string) => `${round}: noch ${counted(open, 'Match', 'Matches')} zu spielen.`,
    nextEngines: 'Die Engines spielen.',
    closed: 'Das Turnier ist geschlossen.',
  },
)

interface QueueProps {
  readonly live: Live
  readonly needs: readonly Need[]
  readonly onAct: (act: Act) => void
  /** Takes a match into the pen line. */
  readonly onTake: (match: string) => void
  readonly onWait: (matches: readonly string[]) => void
}

export function Queue({ live, needs, ...rest }: QueueProps) {
  return (
    <section aria-labelledby="needs" class="queue">
      <div class="section">
        <h2 id="needs">{words.title}</h2>
        {needs.length > 1 && <span class="push">{words.order}</span>}
      </div>
      {needs.length === 0 ? (
        <p class="voice nothing">
          {words.nothing} {whatNext(live)}
        </p>
      ) : (
        <ol>
          {needs.map((need) => (
            <NeedShown key={need.key} live={live} need={need} {...rest} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** "Phase 6 has three games to go." */
function whatNext(live: Live): string {
  if (live.look(show).closed) return words.closed
  if (live.cup.state === 'playing') return words.nextEngines
  const { current } = progressOf(live.look(show))
  if (!current) return ''
  const open = current.round.matches.filter(({ state }) => state === 'open').length
  return words.nextRound(open, said(current.round.name))
}

type NeedProps = Omit<QueueProps, 'needs'> & { readonly need: Need }

function NeedShown({ live, need, onAct, onTake, onWait }: NeedProps) {
  switch (need.about) {
    case 'late':
      return need.late[0] && need.late.length === 1 ? (
        <LateShown late={need.late[0]} live={live} onAct={onAct} onTake={onTake} onWait={onWait} />
      ) : (
        <ManyLate late={need.late} onTake={onTake} onWait={onWait} />
      )
    case 'claims':
      return <ClaimsShown live={live} meeting={need.meeting} />
    case 'task':
      return <TaskShown live={live} task={need.task} isUrgent={need.isUrgent} onAct={onAct} />
    case 'remark':
      return <RemarkShown live={live} sentence={need.remark.sentence} rule={need.remark.rule} />
    case 'lineups':
      return (
        <Item what={words.lineups(need.missing.length)}>
          <p class="acts">
            {need.missing.slice(0, 6).map(({ match, team }) => (
              <a class="btn" key={`${match} ${team}`} href={addresses.match(live.id, match)}>
                {words.lineup(team, match)}
              </a>
            ))}
          </p>
        </Item>
      )
    case 'engines':
      return (
        <Item what={words.engines} isUrgent>
          <p class="voice">
            {said(need.sentence)} {said(need.hint)}
          </p>
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

function LateShown({ late, live, onAct, onTake, onWait }: Omit<NeedProps, 'need'> & { late: Late }) {
  const { match, waited, since, usual, seats } = late
  return (
    <Item what={words.late(match, duration(waited))} isUrgent>
      <p class="voice">{words.lateText(seats.join(' – '), clock(since), duration(usual))}</p>
      <p class="acts">
        <button type="button" class="btn" onClick={() => onTake(match)}>
          {words.enter}
        </button>
        {live.may('forfeit') && (
          <button type="button" class="btn" onClick={() => onAct({ act: 'forfeit', match })}>
            {words.forfeit}
          </button>
        )}
        <button type="button" class="btn bare" onClick={() => onWait([match])}>
          {words.wait}
        </button>
      </p>
    </Item>
  )
}

function ManyLate({ late, onTake, onWait }: Pick<NeedProps, 'onTake' | 'onWait'> & { late: readonly Late[] }) {
  const longest = Math.max(...late.map(({ waited }) => waited))
  const usual = late[0]?.usual ?? 0
  return (
    <Item what={words.manyLate(late.length, duration(longest))} isUrgent>
      <p class="voice">{words.manyLateText(duration(usual))}</p>
      <p class="acts">
        {late.slice(0, 12).map(({ match, seats }) => (
          <button
            type="button"
            class="btn"
            key={match}
            title={seats.join(' – ')}
            aria-label={words.enterOf(match, seats.join(' – '))}
            onClick={() => onTake(match)}
          >
            {match}
          </button>
        ))}
        <button type="button" class="btn bare" onClick={() => onWait(late.map(({ match }) => match))}>
          {words.wait}
        </button>
      </p>
    </Item>
  )
}

function ClaimsShown({ live, meeting }: { live: Live; meeting: Meeting }) {
  const { send, problem } = useSending(live)
  const called = live.look(calledIn).byId
  const nameOf = (id: string) => called.get(id)?.name ?? id
  const isDisputed = meeting.state === 'disagreed'
  const results = [...new Map(meeting.claims.map(({ result }) => [JSON.stringify(result), result])).values()]
  const [first = '', second = ''] = meeting.sides.map(nameOf)
  const record = (result: unknown) =>
    void send(reportOf(meeting, result), penWords.recorded(meeting.match, `${first} ${resultWords(result)} ${second}`))
  return (
    <Item
      what={isDisputed ? words.disagree(meeting.match) : words.oneReport(meeting.match)}
      isUrgent={isDisputed}
      isCalm={!isDisputed}
    >
      <p class="voice">
        {first} – {second}.{' '}
        {meeting.claims
          .map(({ entrant, result, claimedAt }) => words.sent(nameOf(entrant), resultWords(result), clock(claimedAt)))
          .join(' ')}{' '}
        {isDisputed ? words.undecided : words.awaited}
      </p>
      <Refused problem={problem} live={live} />
      <p class="acts">
        {results.map((result) => (
          <button
            type="button"
            class="btn"
            key={JSON.stringify(result)}
            aria-label={`${words.record(resultWords(result))}: ${first} – ${second}`}
            onClick={() => record(result)}
          >
            {words.record(resultWords(result))}
          </button>
        ))}
      </p>
    </Item>
  )
}

type Task = Exclude<Todo, { do: 'report' }>

function TaskShown({
  live,
  task,
  isUrgent,
  onAct,
}: {
  live: Live
  task: Task
  isUrgent: boolean
  onAct: (act: Act) => void
}) {
  return (
    <Item what={titleOf(task)} isUrgent={isUrgent}>
      <p class="voice">{said(task.sentence)}</p>
      {task.do === 'edit' && task.missing && <Missing live={live} missing={task.missing} />}
      <TaskButton task={task} onAct={onAct} />
    </Item>
  )
}

const titles: Readonly<Record<Task['do'], string>> = {
  rule: words.rule,
  choose: words.choose,
  declare: words.declare,
  edit: words.edit,
  pair: words.pair,
  start: words.start,
  close: words.close,
  enter: words.enterTask,
}

const titleOf = ({ do: what }: Task): string => titles[what]

function TaskButton({ task, onAct }: { task: Task; onAct: (act: Act) => void }) {
  const button = (label: string, act: () => void) => (
    <p class="acts">
      <button type="button" class="btn" onClick={act}>
        {label}
      </button>
    </p>
  )
  switch (task.do) {
    case 'rule':
      return button(words.doRule, () => onAct({ act: 'rule', match: task.match }))
    case 'choose':
      return button(words.doChoose, () => onAct({ act: 'choose', chooser: task.chooser, among: task.among }))
    case 'declare':
      return button(words.doDeclare, () => onAct({ act: 'declare', among: task.among }))
    case 'pair':
      return button(words.doPair, () => lead('draft'))
    case 'start':
      return button(words.doStart, () => onAct({ act: 'start' }))
    case 'close':
      return button(words.doClose, () => onAct({ act: 'close' }))
    case 'enter':
      return button(words.doEnter, () => lead('entrants'))
    case 'edit':
      return button(words.doStart, () => onAct({ act: 'start' }))
    default:
      return task satisfies never
  }
}

/** To another part of the page, with the focus on the first thing to do there. */
function lead(heading: string): void {
  const section = document.getElementById(heading)?.closest('section')
  section?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  section?.querySelector<HTMLElement>('textarea, button, input')?.focus({ preventScroll: true })
}

/** BRI-47: a remark that is answered by saying it was done. */
const postingRule = 'BRI-47'

function RemarkShown({ live, sentence, rule }: { live: Live; sentence: string; rule: string }) {
  const { send, problem } = useSending(live)
  return (
    <Item what={words.remark}>
      <p class="voice">
        {said(sentence)} <RuleNumber live={live} rule={rule} />
      </p>
      <Refused problem={problem} live={live} />
      {rule === postingRule && live.may('post') && (
        <p class="acts">
          <button type="button" class="btn" onClick={() => void send({ do: 'post' }, words.posted)}>
            {words.post}
          </button>
        </p>
      )}
    </Item>
  )
}
