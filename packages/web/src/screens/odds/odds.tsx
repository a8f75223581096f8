/** The odds: the rest of the tournament simulated by its real rules, thousands of times, in the browser. */

import { progressOf, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { useId, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { type Figure, Head } from '../../parts/head.tsx'
import { textOf, textOfAll } from '../../words/message-text.ts'
import { duration } from '../../words/time.ts'
import { type Aim, aimsIn } from './aims.ts'
import { Chances, spread } from './chances.tsx'
import { Compare } from './compare.tsx'
import { OddsCourse } from './course.tsx'
import { grouped, margin, oneDecimal } from './figures.ts'
import { stopsIn } from './moments.ts'
import { type OddsClient, useOddsClient } from './odds-client.ts'
import type { OddsAnswer } from './protocol.ts'
import { supposedBy, WhatIf } from './what-if.tsx'
import { words } from './words/messages.ts'

export default function Odds() {
  const live = useLive()
  useWatched(address)
  const [whatIf, suppose] = useState('')
  const supposition = supposedBy(live, whatIf)
  const desk = useOddsClient(live, supposition)
  const aims = live.look(aimsIn)
  const aim = aims.find(({ id }) => id === address.query.get('of')) ?? (aims[0] as Aim)
  const followed = followedIn(live)
  const now = desk?.now
  const isOver = live.look(stateIn) === 'finished'
  /** The lower parts appear once the rest has its size: nothing jumps under a finger. */
  const isKnown = now !== undefined || desk?.refused !== undefined
  return (
    <div class="odds">
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>, {words('odds-played-on')}
          </>
        }
        title={isOver ? words('odds-over') : words('odds-title')}
        tab={words('odds-tab', { tournament: { text: live.seen.name } })}
        figures={figuresOf(live, now, isOver)}
      />
      {desk?.refused === undefined && (
        <div class="bar">
          <AimSwitch aims={aims} aim={aim} />
          <WhatIf value={supposition ? whatIf : ''} onChoose={suppose} />
          <Follow followed={followed} />
          <Stamp now={now} isOver={isOver} isFresh={desk?.seq === live.seq} />
        </div>
      )}
      {desk?.refused !== undefined && <Cannot sentence={desk.refused} />}
      {desk?.refused === undefined && !now && (
        <p class="voice" role="status">
          {words('odds-waiting')}
        </p>
      )}
      {desk && now && desk.refused === undefined && (
        <>
          {!isOver && <OddsCourse desk={desk} aim={aim} followed={followed} />}
          <Now desk={desk} now={now} aims={aims} aim={aim} followed={followed} isOver={isOver} />
        </>
      )}
      {desk && isKnown && <Compare desk={desk} />}
    </div>
  )
}

const stateIn = (tournament: Tournament) => (tournament.chart.state === 'finished' ? 'finished' : 'going')

const progressIn = (tournament: Tournament) => progressOf(show(tournament))

function figuresOf(live: Live, now: OddsAnswer | undefined, isOver: boolean): readonly Figure[] {
  if (!now || isOver) return []
  const { matches, decided } = live.look(progressIn)
  const widest = Math.max(0, ...now.answer.entrants.map(({ interval: [low, high] }) => high - low))
  return [
    { label: words('odds-runs'), value: <span data-part="runs">{grouped(now.answer.runs)}</span> },
    { label: words('odds-margin'), value: margin([0, widest]) || '±0', of: '%' },
    ...(matches > decided ? [{ label: words('odds-to-go'), value: grouped(matches - decided) }] : []),
  ]
}

function AimSwitch({ aims, aim }: { aims: readonly Aim[]; aim: Aim }) {
  if (aims.length < 2) return null
  return (
    <fieldset class="switch">
      <legend class="hide">{words('odds-chance-of')}</legend>
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

/** The entrant in the address, or else the entrant who is signed in. */
function followedIn(live: Live): string | undefined {
  const { who } = session
  const own = who.tournament === live.id ? who.entrant : undefined
  return live.look(entrantIndex).byId.get(address.query.get('follow') ?? own ?? '')?.name
}

function Follow({ followed }: { followed: string | undefined }) {
  const live = useLive()
  const id = useId()
  const { byId, byName } = live.look(entrantIndex)
  if (byId.size === 0) return null
  return (
    <p class="what">
      <label for={id}>{words('odds-follow')}</label>
      <select
        id={id}
        value={byName.get(followed ?? '')?.id ?? ''}
        onChange={(event) => address.set({ follow: event.currentTarget.value })}
      >
        <option value="">{words('odds-nobody')}</option>
        {[...byId.values()].map((entrant) => (
          <option key={entrant.id} value={entrant.id}>
            {entrant.name}
          </option>
        ))}
      </select>
    </p>
  )
}

function Stamp({ now, isOver, isFresh }: { now: OddsAnswer | undefined; isOver: boolean; isFresh: boolean }) {
  if (isOver && now) return null
  if (!now || !isFresh) return <p class="stamp draft">{words('odds-computing')}</p>
  if (!now.isEnough) return <p class="stamp ready">{words('odds-sharpening')}</p>
  return <p class="stamp ready">{words('odds-computed', { seconds: { text: oneDecimal(now.seconds) } })}</p>
}

const Cannot = ({ sentence }: { sentence: Message }) => {
  const live = useLive()
  return (
    <Empty
      action={
        live.may('enter') && (
          <a class="btn" href={addresses.entrants(live.id)}>
            {words('odds-entrants')}
          </a>
        )
      }
    >
      {textOf(sentence)}
    </Empty>
  )
}

interface NowProps {
  readonly desk: OddsClient
  readonly now: OddsAnswer
  readonly aims: readonly Aim[]
  readonly aim: Aim
  readonly followed: string | undefined
  readonly isOver: boolean
}

function Now({ desk, now, aims, aim, followed, isOver }: NowProps) {
  const live = useLive()
  const heading = useId()
  const { answer, supposed } = now
  const before = supposed ? answer : beforeLast(live, desk)
  return (
    <div class="two">
      <section aria-labelledby={heading}>
        <div class="section">
          <h2 id={heading}>{supposed ? words('odds-supposed') : words('odds-now')}</h2>
          {before && !isOver && <span class="push">{supposed ? words('odds-than') : words('odds-since')}</span>}
        </div>
        {isOver && <p class="voice certain">{words('odds-certain')}</p>}
        <Chances
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

/** The chances before the last result. */
function beforeLast(live: Live, { course, seq }: OddsClient) {
  const earlier = live.look(stopsIn).filter((stop) => stop.seq < seq)
  const last = live.look(stopsIn).findLast((stop) => stop.seq <= seq)
  const before = last?.seq === seq ? earlier.at(-1) : earlier.at(-2)
  return before && course.get(before.seq)?.answer
}

function How({ now: { answer, model, prior } }: { now: OddsAnswer }) {
  const heading = useId()
  const { mean, p5, p95 } = answer.hours
  return (
    <section class="how" aria-labelledby={heading}>
      <div class="section">
        <h2 id={heading}>{words('odds-how')}</h2>
      </div>
      <p class="voice">{words('odds-basis')}</p>
      <p class="voice">{textOfAll(model)}</p>
      {prior.length > 0 && <p class="voice">{textOfAll(prior)}</p>}
      <p class="label">{words('odds-come')}</p>
      <dl class="come">
        <div>
          <dt>{words('odds-games')}</dt>
          <dd>{spread(answer.games)}</dd>
        </div>
        <div>
          <dt>{words('odds-rounds')}</dt>
          <dd>{spread(answer.rounds)}</dd>
        </div>
        <div>
          <dt>{words('odds-hours')}</dt>
          <dd>
            {duration(60 * mean)}
            {p5 !== p95 && ` (${duration(60 * p5)} – ${duration(60 * p95)})`}
          </dd>
        </div>
      </dl>
    </section>
  )
}
