/** The state of the tournament at a glance: its rounds and the figures a director looks for. */
import { show } from '@arbiter/core/bulletin'
import { useLive } from '../../../live/live-context.ts'
import { words } from '../words/messages.ts'
import { figuresOfBar } from './figures.ts'
import { useNow } from './now.ts'
import { timesIn } from './times.ts'
import { type TrackStep, trackOf } from './track.ts'

export function StateBar({ needs }: { needs: number }) {
  const live = useLive()
  const bulletin = live.look(show)
  const now = useNow()
  if (bulletin.state === 'entering') return null
  const figures = figuresOfBar(bulletin, live.look(timesIn), needs, now)
  return (
    <section class="state" aria-label={words('control-state')}>
      <ol class="phases" aria-label={words('control-rounds')}>
        {trackOf(bulletin).map((step) => (
          <StepShown key={step.key} step={step} />
        ))}
      </ol>
      <dl class="figures">
        {figures.map(({ label, value, of, kind, title }) => (
          <div key={label} class={kind} title={title}>
            <dt>{label}</dt>
            <dd>
              {value}
              {of !== undefined && <small> {of}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function StepShown({ step: { state, full, label, small, share } }: { step: TrackStep }) {
  return (
    <li
      class={state}
      {...(state === 'cur' ? { 'aria-current': 'step' as const } : {})}
      {...(share === undefined ? {} : { style: { '--share': `${Math.round(share * 100)}%` } })}
    >
      {label === full ? (
        label
      ) : (
        <>
          <span aria-hidden="true">{label}</span>
          <span class="hide">{full}</span>
        </>
      )}
      {state === 'past' && <span class="hide">, {words('control-done')}</span>}
      {small !== undefined && <small>{small}</small>}
    </li>
  )
}
