/** Who will win? The rest of the tournament played on by its real rules, thousands of times, in the browser. */
import { progressOf, show, type Tournament } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { type Figure, Head } from '../../parts/head.tsx'
import { calledIn } from '../../parts/names.ts'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { duration } from '../../words/time.ts'
import { type Aim, aimsIn } from './aims.ts'
import type { Reckoned } from './asked.ts'
import { Chances, spread } from './chances.tsx'
import { Compare } from './compare.tsx'
import { Course } from './course.tsx'
import { type OddsDesk, useOdds } from './desk.ts'
import { grouped, margin, oneDecimal } from './figures.ts'
import { stopsIn } from './moments.ts'
import { supposedBy, WhatIf } from './what-if.tsx'

const words = catalogue(
  {
    title: 'Who will win?',
    over: 'It is decided',
    tab: 'Odds',
    playedOn: 'played on by the real rules',
    runs: 'plays of the rest',
    margin: 'at most, 95 in 100',
    toGo: 'matches to go',
    chanceOf: 'Chance of',
    follow: 'Follow',
    nobody: 'nobody',
    computed: (seconds: string) => `Computed here in ${seconds} s`,
    computing: 'Being computed here',
    sharpening: 'Known, being sharpened',
    now: 'Chances now',
    supposed: 'Chances if it were so',
    since: 'change since the last result',
    than: 'change from as it stands',
    certain: 'Nothing is left to play: this is certain.',
    how: 'How the chances are made',
    basis:
      'From here to the end every game is drawn by strength and chance, every round is paired by the rules of this tournament, and who wins is counted. It is done in this browser, anew after every result.',
    come: 'To come, the mean and where nine of ten plays lie',
    games: 'Games in all',
    rounds: 'Rounds',
    hours: 'From now to the end',
    entrants: 'Enter people',
    waiting: 'The rest of the tournament is being played for the first time.',
  },
  {
    title: 'Wer wird gewinnen?',
    over: 'Es ist entschieden',
    tab: 'Chancen',
    playedOn: 'nach den echten Regeln weitergespielt',
    runs: 'Mal zu Ende gespielt',
    margin: 'höchstens, in 95 von 100',
    toGo: 'Matches offen',
    chanceOf: 'Chance auf',
    follow: 'Verfolgen',
    nobody: 'niemanden',
    computed: (seconds: string) => `Hier berechnet in ${seconds} s`,
    computing: 'Wird hier berechnet',
    sharpening: 'Bekannt, wird genauer',
    now: 'Chancen jetzt',
    supposed: 'Chancen, wenn es so käme',
    since: 'Änderung seit dem letzten Ergebnis',
    than: 'Änderung gegenüber dem Stand',
    certain: 'Es ist nichts mehr zu spielen: Das ist sicher.',
    how: 'Wie die Chancen entstehen',
    basis:
      'Von hier bis zum Ende wird jede Partie nach Stärke und Zufall entschieden, jede Runde nach den Regeln dieses Turniers ausgelost, und es wird gezählt, wer gewinnt. Das geschieht in diesem Browser, nach jedem Ergebnis neu.',
    come: 'Was noch kommt: Mittelwert und wo neun von zehn Durchläufen liegen',
    games: 'Partien insgesamt',
    rounds: 'Runden',
    hours: 'Von jetzt bis zum Ende',
    entrants: 'Teilnehmer melden',
    waiting: 'Der Rest des Turniers wird zum ersten Mal gespielt.',
  },
)

export default function Odds({ live }: { live: Live }) {
  useWatched(address)
  const [whatIf, suppose] = useState('')
  const supposition = supposedBy(live, whatIf)
  const desk = useOdds(live, supposition)
  const aims = live.look(aimsIn)
  const aim = aims.find(({ id }) => id === address.query.get('of')) ?? (aims[0] as Aim)
  const followed = followedIn(live)
  const now = desk?.now
  const isOver = live.look(stateIn) === 'finished'
  /** What stands below comes when the rest has its place: nothing jumps under a finger. */
  const isKnown = now !== undefined || desk?.refused !== undefined
  return (
    <div class="odds">
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>, {words.playedOn}
          </>
        }
        title={isOver ? words.over : words.title}
        tab={`${words.tab}, ${live.seen.name}`}
        figures={figuresOf(live, now, isOver)}
      />
      {desk?.refused === undefined && (
        <div class="bar">
          <AimSwitch aims={aims} aim={aim} />
          <WhatIf live={live} value={supposition ? whatIf : ''} onChoose={suppose} />
          <Follow live={live} followed={followed} />
          <Stamp now={now} isOver={isOver} isFresh={desk?.seq === live.seq} />
        </div>
      )}
      {desk?.refused !== undefined && <Cannot live={live} sentence={desk.refused} />}
      {desk?.refused === undefined && !now && (
        <p class="voice" role="status">
          {words.waiting}
        </p>
      )}
      {desk && now && desk.refused === undefined && (
        <>
          {!isOver && <Course live={live} desk={desk} aim={aim} followed={followed} />}
          <Now live={live} desk={desk} now={now} aims={aims} aim={aim} followed={followed} isOver={isOver} />
        </>
      )}
      {desk && isKnown && <Compare live={live} desk={desk} />}
    </div>
  )
}

const stateIn = (tournament: Tournament) => (tournament.chart.state === 'finished' ? 'finished' : 'going')

const progressIn = (tournament: Tournament) => progressOf(show(tournament))

function figuresOf(live: Live, now: Reckoned | undefined, isOver: boolean): readonly Figure[] {
  if (!now || isOver) return []
  const { matches, decided } = live.look(progressIn)
  const widest = Math.max(0, ...now.answer.entrants.map(({ interval: [low, high] }) => high - low))
  return [
    { label: words.runs, value: <span data-part="runs">{grouped(now.answer.runs)}</span> },
    { label: words.margin, value: margin([0, widest]) || '±0', of: '%' },
    ...(matches > decided ? [{ label: words.toGo, value: grouped(matches - decided) }] : []),
  ]
}

function AimSwitch({ aims, aim }: { aims: readonly Aim[]; aim: Aim }) {
  if (aims.length < 2) return null
  return (
    <fieldset class="switch">
      <legend class="hide">{words.chanceOf}</legend>
      {aims.map(({ id, name }, i) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === aim.id}
          onClick={() => address.set({ of: i === 0 ? '' : id })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** Whom the address names, or else the entrant who looks. */
function followedIn(live: Live): string | undefined {
  const { who } = session
  const own = who.tournament === live.id ? who.entrant : undefined
  return live.look(calledIn).byId.get(address.query.get('follow') ?? own ?? '')?.name
}

function Follow({ live, followed }: { live: Live; followed: string | undefined }) {
  const id = useId()
  const { byId, byName } = live.look(calledIn)
  if (byId.size === 0) return null
  return (
    <p class="what">
      <label for={id}>{words.follow}</label>
      <select
        id={id}
        value={byName.get(followed ?? '')?.id ?? ''}
        onChange={(event) => address.set({ follow: event.currentTarget.value })}
      >
        <option value="">{words.nobody}</option>
        {[...byId.values()].map((entrant) => (
          <option key={entrant.id} value={entrant.id}>
            {entrant.name}
          </option>
        ))}
      </select>
    </p>
  )
}

function Stamp({ now, isOver, isFresh }: { now: Reckoned | undefined; isOver: boolean; isFresh: boolean }) {
  if (isOver && now) return null
  if (!now || !isFresh) return <p class="stamp draft">{words.computing}</p>
  if (!now.isEnough) return <p class="stamp ready">{words.sharpening}</p>
  return <p class="stamp ready">{words.computed(oneDecimal(now.seconds))}</p>
}

const Cannot = ({ live, sentence }: { live: Live; sentence: string }) => (
  <Empty
    action={
      live.may('enter') && (
        <a class="btn" href={addresses.entrants(live.id)}>
          {words.entrants}
        </a>
      )
    }
  >
    {said(sentence)}
  </Empty>
)

interface NowProps {
  readonly live: Live
  readonly desk: OddsDesk
  readonly now: Reckoned
  readonly aims: readonly Aim[]
  readonly aim: Aim
  readonly followed: string | undefined
  readonly isOver: boolean
}

function Now({ live, desk, now, aims, aim, followed, isOver }: NowProps) {
  const heading = useId()
  const { answer, supposed } = now
  const before = supposed ? answer : beforeLast(live, desk)
  return (
    <div class="two">
      <section aria-labelledby={heading}>
        <div class="section">
          <h2 id={heading}>{supposed ? words.supposed : words.now}</h2>
          {before && !isOver && <span class="push">{supposed ? words.than : words.since}</span>}
        </div>
        {isOver && <p class="voice certain">{words.certain}</p>}
        <Chances
          live={live}
          answer={supposed ?? answer}
          before={isOver ? undefined : before}
          aims={aims}
          aim={aim}
          followed={followed}
        />
      </section>
      {!isOver && <How now={now} />}
    </div>
  )
}

/** The chances after the result before the last one. */
function beforeLast(live: Live, { course, seq }: OddsDesk) {
  const earlier = live.look(stopsIn).filter((stop) => stop.seq < seq)
  const last = live.look(stopsIn).findLast((stop) => stop.seq <= seq)
  const before = last?.seq === seq ? earlier.at(-1) : earlier.at(-2)
  return before && course.get(before.seq)?.answer
}

function How({ now: { answer, model, prior } }: { now: Reckoned }) {
  const heading = useId()
  const { mean, p5, p95 } = answer.hours
  return (
    <section class="how" aria-labelledby={heading}>
      <div class="section">
        <h2 id={heading}>{words.how}</h2>
      </div>
      <p class="voice">{words.basis}</p>
      <p class="voice">{said(model)}</p>
      {prior !== undefined && <p class="voice">{said(prior)}</p>}
      <p class="label">{words.come}</p>
      <dl class="come">
        <div>
          <dt>{words.games}</dt>
          <dd>{spread(answer.games)}</dd>
        </div>
        <div>
          <dt>{words.rounds}</dt>
          <dd>{spread(answer.rounds)}</dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>
            {duration(60 * mean)}
            {p5 !== p95 && ` (${duration(60 * p5)} – ${duration(60 * p95)})`}
          </dd>
        </div>
      </dl>
    </section>
  )
}
