/** The history of the chances: a line per entrant through the results, explored with pointer or keys. */
import type { SimulationAnswer } from '@arbiter/core/simulate'
import { useId, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { clock, moment as momentWords } from '../../words/time.ts'
import type { Aim } from './aims.ts'
import { type Lane, lanesOf, type Point, ticksTo } from './course-lanes.ts'
import { share } from './figures.ts'
import { type Stop, stopsIn } from './moments.ts'
import type { OddsClient } from './odds-client.ts'
import { words } from './words/messages.ts'

interface CourseProps {
  readonly desk: OddsClient
  readonly aim: Aim
  readonly followed?: string | undefined
}

export function OddsCourse({ desk, aim, followed }: CourseProps) {
  const live = useLive()
  const heading = useId()
  const stops = stopsUpTo(live, desk)
  const [chosen, choose] = useState<number | undefined>()
  const points = stops.map(({ seq }) => desk.course.get(seq)?.answer)
  const now = points.at(-1)
  if (stops.length < 2 || !now) return null
  const lanes = lanesOf(points, aim, followed)
  const unknown = points.filter((point) => point === undefined).length
  const read = Math.min(chosen ?? stops.length - 1, stops.length - 1)
  const top = ticksTo(Math.max(...lanes.flatMap(({ points: all }) => all.map(({ high }) => high))))
  return (
    <section class="course" aria-labelledby={heading}>
      <div class="section">
        <h2 id={heading}>{words('odds-course', { aim: { text: aim.name } })}</h2>
        {followed !== undefined && (
          <span class="push">
            {words('odds-following')} <b dir="auto">{followed}</b>, {words('odds-width')}
          </span>
        )}
      </div>
      <Plot stops={stops} lanes={lanes} ticks={top} read={read} onRead={choose} />
      <Reading stops={stops} lanes={lanes} read={read} onRead={choose} answer={points[read]} />
      <p class="label under">
        {words('odds-under', { from: { text: clock(stops[0]?.at ?? 0) }, to: { text: clock(stops.at(-1)?.at ?? 0) } })}
        {unknown > 0 && ` ${words('odds-filling', { left: unknown })}`}
      </p>
      <CourseTable stops={stops} lanes={lanes} points={points} />
    </section>
  )
}

/** Moments up to the fact the chances are based on; the last is the present. */
function stopsUpTo(live: Live, { seq }: OddsClient): readonly Stop[] {
  const stops = live.look(stopsIn).filter((stop) => stop.seq <= seq)
  const last = stops.at(-1)
  if (!last || last.seq === seq) return stops
  return [...stops, { seq, at: live.tournament.log[seq - 1]?.at ?? last.at }]
}

const isNow = (stops: readonly Stop[], i: number): boolean => i === stops.length - 1

function stopWords(stops: readonly Stop[], i: number): string {
  if (isNow(stops, i)) return words('odds-at-now')
  const stop = stops[i]
  if (stop?.match === undefined) return words('odds-at-start')
  return words('odds-after', { match: { text: stop.match }, at: { text: momentWords(stop.at) } })
}

// --- the picture -----------------------------------------------------------------------------------

const wide = 1000
const high = 250
const edge = 10

interface PlotProps {
  readonly stops: readonly Stop[]
  readonly lanes: readonly Lane[]
  readonly ticks: readonly number[]
  readonly read: number
  readonly onRead: (moment: number) => void
}

function Plot({ stops, lanes, ticks, read, onRead }: PlotProps) {
  const top = ticks.at(-1) ?? 1
  const x = (i: number) => edge + (i / (stops.length - 1)) * (wide - 2 * edge)
  const y = (value: number) => 4 + (1 - value / top) * (high - 10)
  const across = (i: number) => `${(x(i) / wide) * 100}%`
  const down = (value: number) => `${(y(value) / high) * 100}%`
  const follow = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * wide
    onRead(Math.max(0, Math.min(stops.length - 1, Math.round(((at - edge) / (wide - 2 * edge)) * (stops.length - 1)))))
  }
  return (
    <div class="plot" aria-hidden="true">
      <ol class="yax">
        {ticks.map((tick) => (
          <li key={tick} style={{ top: down(tick) }}>
            {Math.round(tick * 100)}&nbsp;%
          </li>
        ))}
      </ol>
      <div class="area" onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => onRead(stops.length - 1)}>
        <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
          <g class="grid">
            {ticks.map((tick) => (
              <path key={tick} d={`M${edge} ${y(tick)}H${wide - edge}`} />
            ))}
          </g>
          <path class="nowl" d={`M${x(read)} 4V${high - 6}`} />
          {lanes
            .filter(({ kind }) => kind === 'me')
            .map(({ name, points }) => (
              <polygon key={name} class="band" points={bandOf(points, x, y)} />
            ))}
          {lanes.map(({ name, kind, points }) => (
            <polyline key={name} class={kind} points={points.map(({ i, value }) => `${x(i)},${y(value)}`).join(' ')} />
          ))}
        </svg>
        {lanes.flatMap(({ name, out }) =>
          out === undefined
            ? []
            : [
                <span key={name} class="x" style={{ left: across(out), top: down(0) }}>
                  ×
                </span>,
              ],
        )}
        <div class="xax">
          {stops.map((stop, i) => (
            <span key={stop.seq} class={axisKind(stops, i)} style={{ left: across(i) }}>
              {isNow(stops, i) ? words('odds-axis-now') : (stop.match ?? words('odds-start'))}
            </span>
          ))}
        </div>
      </div>
      <ol class="ends">
        {lanes
          .toReversed()
          .filter(({ kind }) => kind !== 'gone')
          .map(({ name, kind, last, label }) => (
            <li key={name} class={kind} style={{ top: `${label}%` }}>
              <b>{share(last)}</b>
              <span dir="auto">{name}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}

/** Every other number only if there is room, and none so close to the present that they touch. */
function axisKind(stops: readonly Stop[], i: number): string {
  if (isNow(stops, i)) return 'now'
  if (i === 0) return ''
  const isCrowded = stops.length > 12 && i > stops.length - 3
  return isCrowded || i % 4 !== 0 ? 'wide-only' : ''
}

const bandOf = (points: readonly Point[], x: (i: number) => number, y: (value: number) => number): string =>
  [
    ...points.map(({ i, high: value }) => `${x(i)},${y(value)}`),
    ...points.toReversed().map(({ i, low }) => `${x(i)},${y(low)}`),
  ].join(' ')

// --- in words --------------------------------------------------------------------------------------

interface ReadingProps extends Omit<PlotProps, 'ticks'> {
  readonly answer: SimulationAnswer | undefined
}

function Reading({ stops, lanes, read, onRead, answer }: ReadingProps) {
  const id = useId()
  const inOrder = lanes.toReversed()
  const said = inOrder.flatMap(({ name, points }) => {
    const point = points.find(({ i }) => i === read)
    return point && point.value > 0 ? [`${name} ${share(point.value)}`] : []
  })
  return (
    <div class="read">
      <label class="label" for={id}>
        {words('odds-read')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        value={read}
        aria-valuetext={[stopWords(stops, read), ...(answer ? said : ['…'])].join(', ')}
        onInput={(event) => onRead(Number(event.currentTarget.value))}
      />
      <output for={id}>
        <b>{stopWords(stops, read)}</b>
        {answer ? inOrder.map((lane) => <ReadOne key={lane.name} lane={lane} read={read} />) : <span>…</span>}
      </output>
    </div>
  )
}

function ReadOne({ lane: { name, kind, points }, read }: { lane: Lane; read: number }) {
  const point = points.find(({ i }) => i === read)
  if (!point || point.value === 0) return null
  return (
    <span class={kind === 'me' ? 'me' : ''}>
      <bdi>{name}</bdi> {share(point.value)}
    </span>
  )
}

/** The same figures as a table, for screen readers. */
function CourseTable({ stops, lanes, points }: Pick<PlotProps, 'stops' | 'lanes'> & { points: readonly unknown[] }) {
  return (
    <div class="hide">
      <table>
        <caption>{words('odds-table')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('odds-moment')}</th>
            {lanes.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, i) =>
            points[i] === undefined ? null : (
              <tr key={stop.seq}>
                <th scope="row">{stopWords(stops, i)}</th>
                {lanes.map(({ name, points: all }) => (
                  <td key={name}>{share(all.find((point) => point.i === i)?.value ?? 0)}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
