/** The control room: the state of the tournament, what needs the director, results by keyboard, the draft of the next round. */
import { progressOf, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import { useTitleCount } from '../../app/title-count.ts'
import { useClaims } from '../../live/claims.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { undoLast } from '../../parts/effects/undo.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { textOf } from '../../words/message-text.ts'
import { type Act, ActSlip } from './acts/act-slip.tsx'
import { EntrantActs } from './acts/entrants.tsx'
import { RulingActs } from './acts/rulings.tsx'
import { useNow } from './bar/now.ts'
import { StateBar } from './bar/state-bar.tsx'
import { DraftSection, isPublishing } from './draft/draft.tsx'
import { type EngineOffer, useEngineOffer } from './engines/engine-offer.ts'
import { Engines } from './engines/engines.tsx'
import { LastCommand } from './last-command.tsx'
import { needsOf, needsYou } from './needs/needs.ts'
import { Queue } from './needs/queue.tsx'
import { Results } from './pen/results.tsx'
import { Settings } from './settings.tsx'
import { words } from './words/messages.ts'

const patienceMs = 10 * 60_000

export default function ControlRoom() {
  const live = useLive()
  const { name } = live.seen
  if (!live.seen.commands.includes('report'))
    return (
      <div class="control">
        <Head
          title={words('control-title', { name: { text: name } })}
          tab={words('control-tab', { name: { text: name } })}
        />
        <Empty
          action={
            <a class="btn" href={addresses.tournament(live.id)}>
              {words('control-overview')}
            </a>
          }
        >
          {words('control-not-here')}
        </Empty>
      </div>
    )
  return <Room />
}

function Room() {
  const live = useLive()
  useWatched(live.cup)
  const now = useNow()
  const { meetings } = useClaims(live)
  const [patience, setPatience] = useState<ReadonlyMap<string, number>>(new Map())
  const [act, setAct] = useState<Act | undefined>()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const offer = useEngineOffer(live.seen.format === 'cup')
  const needs = needsOf(live, { cup: live.cup, engines: offer?.engines ?? [], meetings, patience, now })
  const count = needs.filter(needsYou).length
  useTitleCount(count)
  usePenKeys(live, field, (key) => setText((before) => before + key))
  const isDirector = live.may('undo')
  const { state, entrants } = live.look(show)
  const take = (match: string) => {
    setText(`${match} `)
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'nearest' })
  }
  const wait = (matches: readonly string[]) =>
    setPatience(new Map([...patience, ...matches.map((match) => [match, Date.now() + patienceMs] as const)]))
  const isDrafting = isDirector && live.look(isPublishing) && state === 'running'
  const hasResults = state !== 'entering' && (live.look(hasMatches) || !isDrafting)
  // Typing on the pen line changes none of these, so the same elements are not drawn again.
  const draft = useMemo(() => isDrafting && <DraftSection />, [live, live.seq, live.seen, isDrafting])
  const desk = useMemo(
    () => isDirector && <SideActs offer={offer} onAct={setAct} />,
    [live, live.seq, live.seen, live.cup.state, isDirector, offer],
  )
  const kicker = useMemo(() => kickerOf(live, entrants.length), [live, entrants.length])
  return (
    <div class={`control ${state}`}>
      <Head
        title={words('control-title', { name: { text: live.seen.name } })}
        tab={words('control-tab', { name: { text: live.seen.name } })}
        kicker={kicker}
      />
      {live.seen.archived && <p class="notice voice">{words('control-archived')}</p>}
      <StateBar needs={count} />
      <LastCommand />
      <div class={`room${isDrafting && hasResults ? '' : ' two-columns'}`}>
        <Queue needs={needs} onAct={setAct} onTake={take} onWait={wait} />
        {hasResults && <Results text={text} setText={setText} field={field} meetings={meetings} now={now} />}
        {state === 'entering' && isDirector && (
          <div class="entering">
            {live.seen.format === 'cup' && <Engines offer={offer} onAct={setAct} />}
            <EntrantActs onAct={setAct} />
          </div>
        )}
        {draft}
      </div>
      {desk}
      {act && <ActSlip act={act} onClose={() => setAct(undefined)} />}
    </div>
  )
}

/** Before the first round is published there is nothing to report, and its draft takes the place. */
const hasMatches = (tournament: Tournament): boolean => {
  const { open, last } = progressOf(show(tournament))
  return open.length > 0 || last !== undefined
}

/** Needed less often than results: entrants, rulings, engines, settings. */
function SideActs({ offer, onAct }: { offer: EngineOffer | undefined; onAct: (act: Act) => void }) {
  const live = useLive()
  const { state } = live.look(show)
  const isCup = live.seen.format === 'cup' && state !== 'entering'
  const areEnginesFirst = live.cup.state !== undefined
  return (
    <div class="desk">
      {isCup && areEnginesFirst && <Engines offer={offer} onAct={onAct} />}
      {state !== 'entering' && <EntrantActs onAct={onAct} />}
      {state === 'running' && <RulingActs onAct={onAct} />}
      {isCup && !areEnginesFirst && <Engines offer={offer} onAct={onAct} />}
      <Settings onAct={onAct} />
    </div>
  )
}

function kickerOf(live: Live, count: number) {
  const { format } = live.tournament
  return (
    <>
      <b>{textOf(format.about.title)}</b>,{' '}
      {format.about.whom === 'teams' ? words('control-teams', { count }) : words('control-players', { count })}
    </>
  )
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A number typed anywhere goes to the pen line; U undoes the last command. */
function usePenKeys(
  live: Live,
  field: { readonly current: HTMLInputElement | null },
  onDigit: (key: string) => void,
): void {
  const write = (key: string) => {
    if (!field.current || document.querySelector('dialog[open]')) return
    field.current.focus()
    onDigit(key)
  }
  useKeys({
    ...Object.fromEntries(digits.map((key) => [key, () => write(key)])),
    ...(live.may('undo') ? { u: () => void undoLast(live) } : {}),
  })
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
}
