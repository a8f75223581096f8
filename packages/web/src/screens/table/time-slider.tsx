/** A slider over the facts to any past moment. Its right end is the present, which goes on. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { moment } from '../../words/time.ts'
import type { ChartMoment } from './chart-moment.ts'
import { startOf } from './chart-moment.ts'
import { ticksIn } from './ticks.ts'
import { words } from './words/messages.ts'

/** While the thumb is dragged the words follow at once, the chart after a delay. */
const restMs = 90
const playMs = 650
/** Number of steps when a long tournament is played back. */
const pictures = 120

/** False right after the start: there is nothing to go back to. */
export function hasPast(live: Live): boolean {
  const first = live.look(startOf)
  return first !== undefined && live.seq - first >= 2
}

export function TimeSlider({ at }: { at: ChartMoment }) {
  const live = useLive()
  const first = live.look(startOf)
  const { seq, go } = useHeld(live, at)
  const [isPlaying, play] = usePlaying(live, seq, go, first ?? 1)
  useArrows((by) => go(clamped(seq + by, first ?? 1, live.seq)))
  if (first === undefined || !hasPast(live)) return null
  const isNow = seq >= live.seq
  const toggle = () => {
    if (!isPlaying && isNow) go(first)
    play(!isPlaying)
  }
  return (
    <fieldset class={`time${isNow ? '' : ' past'}`} aria-label={words('table-time')}>
      <span class="steps">
        <button type="button" class="btn" onClick={toggle}>
          {isPlaying ? words('table-pause') : words('table-play')}
        </button>
        <button
          type="button"
          class="btn"
          aria-label={words('table-fact-back')}
          onClick={() => go(clamped(seq - 1, first, live.seq))}
        >
          ←
        </button>
        <button
          type="button"
          class="btn"
          aria-label={words('table-fact-on')}
          onClick={() => go(clamped(seq + 1, first, live.seq))}
        >
          →
        </button>
      </span>
      <Track first={first} seq={seq} go={go} />
      <div class="asof">
        <b role="status">{isNow ? words('table-now') : factWords(live, seq)}</b>
        {isNow ? (
          <span class="label">{factWords(live, live.seq)}</span>
        ) : (
          <button type="button" class="btn main" onClick={() => go(live.seq)}>
            {words('table-back-to-now')}
          </button>
        )}
      </div>
      <FactAt seq={seq} />
    </fieldset>
  )
}

type FactTextModule = typeof import('./fact-text.tsx')

/** The words of the history load after the table. */
function FactAt(props: { readonly seq: number }) {
  const [said, set] = useState<FactTextModule | undefined>()
  useEffect(() => void import('./fact-text.tsx').then(set, () => undefined), [])
  return said ? <said.FactText {...props} /> : <p class="voice fact-said">{'\u00A0'}</p>
}

interface TrackProps {
  readonly first: number
  readonly seq: number
  readonly go: (seq: number) => void
}

function Track({ first, seq, go }: TrackProps) {
  const live = useLive()
  const share = (each: number) => `${(100 * (each - first)) / (live.seq - first)}%`
  return (
    <div class="track">
      <input
        type="range"
        min={first}
        max={live.seq}
        value={seq}
        step={1}
        aria-label={words('table-slider')}
        aria-valuetext={seq >= live.seq ? words('table-now') : factWords(live, seq)}
        style={{ '--done': share(seq) }}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="ticks" aria-hidden="true">
        {live.look(ticksIn).map((tick) => (
          <span key={tick.seq} class={tick.seq > seq ? 'todo' : ''} style={{ left: share(tick.seq) }}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  )
}

/** "Fact 12, 19:22". */
export const factWords = (live: Live, seq: number): string =>
  words('table-fact', {
    fact: { text: String(seq) },
    at: { text: moment(live.tournament.log[seq - 1]?.at ?? live.tournament.last.at) },
  })

const clamped = (seq: number, first: number, last: number): number => Math.min(last, Math.max(first, seq))

/** The thumb moves at once; the address, and with it the chart, once it rests. */
function useHeld(live: Live, at: ChartMoment): { readonly seq: number; go(seq: number): void } {
  const [held, hold] = useState<number | undefined>()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const go = (seq: number) => {
    hold(seq)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      address.set({ at: seq >= live.seq ? '' : String(seq) })
      hold(undefined)
    }, restMs)
  }
  return { seq: held ?? (at.isNow ? live.seq : at.seq), go }
}

function usePlaying(live: Live, seq: number, go: (seq: number) => void, first: number) {
  const [isPlaying, play] = useState(false)
  const step = Math.ceil((live.seq - first) / pictures)
  useEffect(() => {
    if (!isPlaying) return undefined
    if (seq >= live.seq) return play(false)
    const timer = setTimeout(() => go(Math.min(live.seq, seq + step)), playMs)
    return () => clearTimeout(timer)
  }, [isPlaying, seq])
  return [isPlaying, play] as const
}

/** ← and → anywhere on the page, except in fields, tables and scrolling areas. */
function useArrows(move: (by: number) => void): void {
  const latest = useRef(move)
  latest.current = move
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, .scroll')
      if (by === 0 || isElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current(by)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
