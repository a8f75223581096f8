/** A cup of engines: which engines enter, how games are played, start and stop, and what is running. */
import { show } from '@arbiter/core/bulletin'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import { toast } from '../../../app/toast.tsx'
import type { Problem } from '../../../live/api.ts'
import { useLive } from '../../../live/live-context.ts'
import { changeBy } from '../../../live/outbox/site-outbox.ts'
import { useWatched } from '../../../live/subscription.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { textOfAll } from '../../../words/message-text.ts'
import type { Act } from '../acts/act-slip.tsx'
import type { EngineOffer } from './engine-offer.ts'
import { engineStart } from './engine-start.ts'
import { emptyPlan, PlanFields, planOf } from './plan.tsx'
import { words } from './words/messages.ts'

interface EnginesProps {
  readonly offer: EngineOffer | undefined
  readonly onAct: (act: Act) => void
}

export function Engines({ offer, onAct }: EnginesProps) {
  const live = useLive()
  const { state } = useWatched(live.cup)
  if (!offer) return null
  const isOn = state === 'playing' || state === 'waiting'
  return (
    <section class="engines" aria-labelledby="engines">
      <div class="section">
        <h2 id="engines">{words('control-engines-title')}</h2>
        {state && <span class={`stamp ${isOn ? 'live' : 'done'}`}>{words('control-engines-state', { state })}</span>}
      </div>
      {offer.engines.length === 0 ? (
        <p class="voice">{words('control-engines-none')}</p>
      ) : isOn ? (
        <Running />
      ) : (
        <Beginning offer={offer} onAct={onAct} />
      )}
    </section>
  )
}

function Beginning({ offer, onAct }: { offer: EngineOffer; onAct: (act: Act) => void }) {
  const live = useLive()
  const { state } = live.look(show)
  const { doEnginesPlay, strangers, present } = engineStart(live.look(show), offer.engines)
  if (state === 'finished') return null
  return (
    <>
      {state === 'entering' && <Choosing offer={offer} present={present} />}
      {!doEnginesPlay && present.length > 0 && <p class="voice">{words('control-engines-not-engines')}</p>}
      {doEnginesPlay && strangers.length > 0 && (
        <p class="voice">{words('control-engines-strangers', { names: strangers.map((text) => ({ text })) })}</p>
      )}
      {doEnginesPlay && <Plan offer={offer} isBegun={state === 'running'} onAct={onAct} />}
    </>
  )
}

function Choosing({ offer, present }: { offer: EngineOffer; present: readonly string[] }) {
  const live = useLive()
  const [chosen, choose] = useState<readonly string[]>([])
  const { send, isSending, problem } = useCommand(live)
  const group = useId()
  const free = offer.engines.filter(({ name }) => !present.includes(name))
  const toggle = (name: string) =>
    choose(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  const enter = async () => {
    if (chosen.length === 0 || isSending) return
    const entrants = free
      .filter(({ name }) => chosen.includes(name))
      .map(({ name, rating }) => ({ name, ...(rating === undefined ? {} : { rating }) }))
    if (await send({ do: 'enter', entrants }, words('control-engines-entered', { count: entrants.length }))) choose([])
  }
  if (free.length === 0) return null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <fieldset class="choice">
        <legend class="field">{words('control-engines-offer')}</legend>
        {free.map(({ name, rating, timeControl }, i) => (
          <p class="option" key={name}>
            <input id={`${group}${i}`} type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            <label for={`${group}${i}`}>
              {name}{' '}
              <small>
                {[rating, timeControl && words('control-engines-own', { clock: { text: timeControl } })]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </label>
          </p>
        ))}
      </fieldset>
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="submit" class="btn" aria-disabled={chosen.length === 0}>
          {chosen.length === 0
            ? words('control-engines-enter-plain')
            : words('control-engines-enter', { count: chosen.length })}
        </button>
      </p>
    </form>
  )
}

function Plan({ offer, isBegun, onAct }: { offer: EngineOffer; isBegun: boolean; onAct: (act: Act) => void }) {
  const live = useLive()
  const [plan, setPlan] = useState(emptyPlan)
  const [problem, setProblem] = useState<Problem | undefined>()
  const [isSending, setSending] = useState(false)
  const play = async () => {
    if (isSending) return
    setSending(true)
    const answer = await changeBy('cup.play', { tournament: live.id, body: planOf(plan) })
    setSending(false)
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) toast.say(words('control-engines-begun'))
  }
  return (
    <form
      class="plan"
      onSubmit={(event) => {
        event.preventDefault()
        void play()
      }}
    >
      <p class="acts">
        <button type="submit" class="btn main" aria-disabled={isSending}>
          {isBegun ? words('control-engines-go-on') : words('control-engines-play')}
        </button>
        {!isBegun && (
          <button type="button" class="btn bare" onClick={() => onAct({ act: 'start' })}>
            {words('control-engines-without')}
          </button>
        )}
      </p>
      <RefusalNotice problem={problem} />
      <PlanFields plan={plan} offer={offer} onChange={setPlan} />
    </form>
  )
}

function Running() {
  const live = useLive()
  const { games, waiting } = useWatched(live.cup)
  const [problem, setProblem] = useState<Problem | undefined>()
  const stop = async () => {
    const answer = await changeBy('cup.stop', { tournament: live.id })
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) toast.say(words('control-engines-halted'))
  }
  return (
    <>
      {waiting && (
        <div class="notice refused">
          <p class="voice">{textOfAll([...waiting.says, ...waiting.hint])}</p>
        </div>
      )}
      {games.length === 0 && <p class="voice">{words('control-engines-idle')}</p>}
      <ul class="running">
        {games.map(({ match, game, white, black, moves }) => (
          <li key={match}>
            <a href={addresses.match(live.id, String(match))}>{words('control-engines-game', { match, game })}</a>
            <span dir="auto">
              {white} – {black}
            </span>
            <span class="label">{words('control-engines-move', { move: Math.ceil(moves.length / 2) })}</span>
          </li>
        ))}
      </ul>
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="button" class="btn" onClick={() => void stop()}>
          {words('control-engines-stop')}
        </button>
        <span class="label">{words('control-engines-stop-hint')}</span>
      </p>
    </>
  )
}
