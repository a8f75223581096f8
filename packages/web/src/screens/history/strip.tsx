/** A strip with two handles: the moments A and B to compare. */
import type { RecordedFact } from '@arbiter/core'
import { topicOf } from '@arbiter/core/facts'
import type { Tournament } from '@arbiter/core/tournament'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { moment } from '../../words/time.ts'
import { words } from './words/messages.ts'

export type Moments = readonly [from: number, to: number]

/** As in `?from=120&to=187`; otherwise since the last round was paired. */
export function momentsFrom(live: Live): Moments {
  const asked = (name: string): number | undefined => {
    const seq = Number(address.query.get(name) ?? Number.NaN)
    return Number.isInteger(seq) && seq >= 1 && seq <= live.seq ? seq : undefined
  }
  const to = asked('to') ?? live.seq
  const from = asked('from') ?? Math.min(live.look(lastPairing), to)
  return from <= to ? [from, to] : [to, from]
}

const lastPairing = ({ log }: Tournament): number =>
  log.findLast(({ type }) => type === 'round-paired' || type === 'tournament-started')?.seq ?? 1

const settlesMs = 150

export function Strip({ moments }: { moments: Moments }) {
  const live = useLive()
  const [handles, move] = useState<Moments>(moments)
  const [from, to] = moments
  useEffect(() => move([from, to]), [from, to])
  useEffect(() => {
    const isSettled = handles[0] === from && handles[1] === to
    if (isSettled) return
    const timer = setTimeout(
      () => address.set({ from: String(Math.min(...handles)), to: String(Math.max(...handles)) }),
      settlesMs,
    )
    return () => clearTimeout(timer)
  }, [handles[0], handles[1]])
  const { log, format } = live.tournament
  if (log.length < 2) return null
  return (
    <section class="when" aria-labelledby="history-moments">
      <h2 id="history-moments" class="hide">
        {words('history-moments')}
      </h2>
      <End when={log[0]?.at} label={words('history-start')} />
      <div class="strip">
        <Bars log={log} own={format.facts ?? []} handles={handles} />
        <Handle
          log={log}
          name="A"
          label={words('history-moment', { moment: { text: 'A' } })}
          at={handles[0]}
          onMove={(seq) => move([seq, handles[1]])}
        />
        <Handle
          log={log}
          name="B"
          label={words('history-moment', { moment: { text: 'B' } })}
          at={handles[1]}
          onMove={(seq) => move([handles[0], seq])}
        />
      </div>
      <End label={words('history-fact', { fact: { text: String(log.length) } })} isNow />
    </section>
  )
}

const End = ({ when, label, isNow = false }: { when?: string | undefined; label: string; isNow?: boolean }) => (
  <p class={`ends${isNow ? ' r' : ''}`}>
    <b>{when === undefined ? words('history-now') : moment(when)}</b>
    <span class="label">{label}</span>
  </p>
)

const share = (seq: number, log: readonly RecordedFact[]): number => (seq - 1) / Math.max(1, log.length - 1)

const bars = 48

/** The kinds of facts of this format. */
type OwnKinds = NonNullable<Tournament['format']['facts']>

/** Where results came in: bars of equal width in facts, as high as the number of results in them. */
function Bars({ log, own, handles }: { log: readonly RecordedFact[]; own: OwnKinds; handles: Moments }) {
  const [from, to] = [Math.min(...handles), Math.max(...handles)]
  const width = Math.max(1, Math.ceil(log.length / bars))
  const shown = Array.from({ length: Math.ceil(log.length / width) }, (_, i) => log.slice(i * width, (i + 1) * width))
  const scale = 1000 / shown.length
  return (
    <>
      <svg viewBox="0 0 1000 46" preserveAspectRatio="none" aria-hidden="true">
        {shown.map((facts, i) => {
          const results = facts.filter((fact) => topicOf(fact, own) === 'results').length
          const height = 3 + (results / width) * 41
          const seq = facts[0]?.seq ?? 0
          return (
            <rect
              key={seq}
              class={seq >= from && seq <= to ? 'in' : ''}
              x={i * scale + 1}
              y={46 - height}
              width={Math.max(1, scale - 2)}
              height={height}
            />
          )
        })}
      </svg>
      <div class="rail" aria-hidden="true">
        <i
          style={{ marginLeft: `${share(from, log) * 100}%`, width: `${(share(to, log) - share(from, log)) * 100}%` }}
        />
      </div>
    </>
  )
}

interface HandleProps {
  readonly log: readonly RecordedFact[]
  readonly name: 'A' | 'B'
  readonly label: string
  readonly at: number
  readonly onMove: (seq: number) => void
}

function Handle({ log, name, label, at, onMove }: HandleProps) {
  const when = moment(log[at - 1]?.at ?? log[0]?.at ?? 0)
  return (
    <>
      <input
        type="range"
        min={1}
        max={log.length}
        value={at}
        aria-label={label}
        aria-valuetext={words('history-after', {
          moment: { text: name },
          fact: { text: String(at) },
          when: { text: when },
        })}
        onInput={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <span class={`tag ${name === 'A' ? 'a' : 'b'}`} style={{ '--f': String(share(at, log)) }} aria-hidden="true">
        <b class="mk">{name}</b> {words('history-tag', { fact: { text: String(at) }, when: { text: when } })}
      </span>
    </>
  )
}
