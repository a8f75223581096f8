/** A slider to any past moment: every fact is a step. At its right end is now, and now goes on. */
import { namesIn } from '@arbiter/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { FactText } from '../../parts/fact-text.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { moment } from '../../words/time.ts'
import type { Moment } from './moment.ts'
import { startOf } from './moment.ts'
import { ticksIn } from './ticks.ts'

const words = catalogue(
  {
    time: 'Time',
    slider: 'Show it as it stood after a fact',
    now: 'Now',
    start: 'Start',
    back: 'One fact back',
    on: 'One fact on',
    play: 'Play',
    pause: 'Pause',
    backToNow: 'Back to now',
    fact: (seq: number, at: string) => `Fact ${seq}, ${at}`,
    meanwhile: (count: number) => (count === 1 ? '1 fact later than this' : `${count} facts later than this`),
  },
  {
    time: 'Zeit',
    slider: 'Stand nach einem Fakt zeigen',
    now: 'Jetzt',
    start: 'Start',
    back: 'Ein Fakt zurück',
    on: 'Ein Fakt weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
    backToNow: 'Zurück zu jetzt',
    fact: (seq: number, at: string) => `Fakt ${seq}, ${at}`,
    meanwhile: (count: number) => (count === 1 ? 'seitdem 1 Fakt' : `seitdem ${count} Fakten`),
  },
)

/** While the thumb is dragged the chart follows a moment later, the words at once. */
const restMs = 90
const playMs = 650
/** A long tournament is played in about so many pictures. */
const pictures = 120

export function TimeSlider({ live, at }: { live: Live; at: Moment }) {
  const first = live.look(startOf)
  const { seq, go } = useHeld(live, at)
  const [isPlaying, play] = usePlaying(live, seq, go, first ?? 1)
  useArrows((by) => go(clamped(seq + by, first ?? 1, live.seq)))
  if (first === undefined || live.seq - first < 2) return null
  const isNow = seq >= live.seq
  const toggle = () => {
    if (!isPlaying && isNow) go(first)
    play(!isPlaying)
  }
  return (
    <fieldset class={`time${isNow ? '' : ' past'}`} aria-label={words.time}>
      <span class="steps">
        <button type="button" class="btn" onClick={toggle}>
          {isPlaying ? words.pause : words.play}
        </button>
        <button type="button" class="btn" aria-label={words.back} onClick={() => go(clamped(seq - 1, first, live.seq))}>
          ←
        </button>
        <button type="button" class="btn" aria-label={words.on} onClick={() => go(clamped(seq + 1, first, live.seq))}>
          →
        </button>
      </span>
      <Track live={live} first={first} seq={seq} go={go} />
      <div class="asof">
        <b role="status">{isNow ? words.now : factWords(live, seq)}</b>
        {isNow ? (
          <span class="label">{factWords(live, live.seq)}</span>
        ) : (
          <button type="button" class="btn main" onClick={() => go(live.seq)}>
            {words.backToNow}
          </button>
        )}
      </div>
      <FactSaid live={live} seq={seq} />
    </fieldset>
  )
}

interface TrackProps {
  readonly live: Live
  readonly first: number
  readonly seq: number
  readonly go: (seq: number) => void
}

function Track({ live, first, seq, go }: TrackProps) {
  const share = (each: number) => `${(100 * (each - first)) / (live.seq - first)}%`
  return (
    <div class="track">
      <input
        type="range"
        min={first}
        max={live.seq}
        value={seq}
        step={1}
        aria-label={words.slider}
        aria-valuetext={seq >= live.seq ? words.now : factWords(live, seq)}
        style={{ '--done': share(seq) }}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="ticks" aria-hidden="true">
        {live.look(ticksIn).map((tick) => (
          <span key={tick.seq} class={tick.seq > seq ? 'todo' : ''} style={{ left: share(tick.seq) }}>
            {said(tick.label)}
          </span>
        ))}
      </div>
    </div>
  )
}

const factWords = (live: Live, seq: number): string =>
  words.fact(seq, moment(live.tournament.log[seq - 1]?.at ?? live.tournament.last.at))

function FactSaid({ live, seq }: { live: Live; seq: number }) {
  const { log } = live.tournament
  const fact = log[seq - 1]
  if (!fact) return null
  return (
    <p class="voice fact-said">
      <FactText fact={fact} log={log} names={live.look(namesIn)} />{' '}
      <a class="rule-no" href={`${addresses.history(live.id)}#fact-${seq}`}>
        {seq}
      </a>
      {seq < live.seq && <span class="label"> {words.meanwhile(live.seq - seq)}</span>}
    </p>
  )
}

const clamped = (seq: number, first: number, last: number): number => Math.min(last, Math.max(first, seq))

/** The thumb moves at once; the address, and with it the chart, when it rests. */
function useHeld(live: Live, at: Moment): { readonly seq: number; go(seq: number): void } {
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

/** ← and → anywhere on the page, unless somebody types, walks through a table or scrolls it. */
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
