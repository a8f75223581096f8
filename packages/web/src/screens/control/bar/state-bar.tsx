/** The state of the tournament at a glance: its rounds and the figures a director looks for. */
import { type Bulletin, progressOf, show } from '@arbiter/core/bulletin'
import { useLive } from '../../../live/live-context.ts'
import type { Figure } from '../../../parts/head.tsx'
import { duration, moment } from '../../../words/time.ts'
import { words } from '../words/messages.ts'
import { useNow } from './now.ts'
import { median, roundKey, type Times, timesIn } from './times.ts'
import { decidedIn, type TrackStep, trackOf } from './track.ts'

export function StateBar({ needs }: { needs: number }) {
  const live = useLive()
  const bulletin = live.look(show)
  const now = useNow()
  if (bulletin.state === 'entering') return null
  const figures = figuresOf(bulletin, live.look(timesIn), needs, now)
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

type FigureOfBar = Figure & { readonly title?: string }

function figuresOf(bulletin: Bulletin, times: Times, needs: number, now: number): FigureOfBar[] {
  const { open, last } = progressOf(bulletin)
  const matches = (open.length > 0 ? open : last ? [last] : []).flatMap(({ round }) => round.matches)
  const playing = matches.filter(({ state }) => state === 'open').length
  const waiting = bulletin.stages
    .flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
    .filter(({ state }) => state === 'waiting').length
  const end = expectedEnd(bulletin, times, now)
  return [
    {
      label: words('control-figure-results'),
      value: decidedIn(matches),
      of: words('control-of', { all: matches.length }),
    },
    { label: words('control-figure-playing'), value: playing, ...(playing > 0 ? { kind: 'now' as const } : {}) },
    ...(waiting > 0 ? [{ label: words('control-figure-waiting'), value: waiting }] : []),
    { label: words('control-figure-needs'), value: needs, ...(needs > 0 ? { kind: 'needs' as const } : {}) },
    ...(end
      ? [
          {
            label: words('control-figure-end'),
            value: moment(end.at),
            title: words('control-end-from', {
              rounds: end.rounds,
              length: { text: duration(end.length) },
              left: end.left,
            }),
          },
        ]
      : []),
  ]
}

/** At the pace so far; undefined while the number of rounds is unknown or no round is complete. */
function expectedEnd(bulletin: Bulletin, times: Times, now: number) {
  if (bulletin.state !== 'running' || bulletin.stages.some(({ openEnded }) => openEnded)) return undefined
  const length = median(times.rounds)
  const all = bulletin.stages.flatMap((stage) => stage.rounds.map((round) => ({ round, key: roundKey(stage, round) })))
  const left = all.filter(({ round }) => round.matches.some(({ state }) => state !== 'decided'))
  const [first] = left
  if (length === undefined || !first) return undefined
  const begun = Math.min(...first.round.matches.map(({ match }) => times.opened.get(match) ?? now))
  const depth = bulletin.stages.some(({ bracket }) => bracket !== undefined) ? deepest(bulletin) : left.length
  const at = Math.max(now, begun + length * 60_000) + (depth - 1) * length * 60_000
  return { at, length, rounds: times.rounds.length, left: depth }
}

/** Brackets are played side by side, so the one with the most rounds left decides. */
const deepest = ({ stages }: Bulletin): number =>
  Math.max(
    ...stages.map(
      ({ rounds }) => rounds.filter(({ matches }) => matches.some(({ state }) => state !== 'decided')).length,
    ),
  )
