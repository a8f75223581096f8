/** Rank after each phase: a line per entrant, the leader's heavy, the selected one in ink. */
import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useState } from 'preact/hooks'
import type { ChartMoment } from './chart-moment.ts'
import { words } from './words/messages.ts'

export interface RankCourse {
  readonly phases: readonly number[]
  /** In the order of the present table; the rank after each phase. */
  readonly lines: readonly { readonly name: string; readonly places: readonly number[] }[]
}

/** Finished phases; more than these would be too fine to read and slow to compute. */
const mostPhases = 30

/** `at.look(rankCourseIn)`. */
function rankCourseIn(tournament: Tournament): RankCourse {
  const [stage] = show(tournament).stages
  const phases = (stage?.rounds ?? [])
    .filter(({ phase, matches }) => phase !== undefined && matches.every(({ state }) => state === 'decided'))
    .map(({ phase }) => phase as number)
    .slice(-mostPhases)
  const orders = phases.map((phase) => show(tournament, { round: phase }).table.map(({ name }) => name))
  const names = orders.at(-1) ?? []
  return { phases, lines: names.map((name) => ({ name, places: orders.map((order) => order.indexOf(name) + 1) })) }
}

const row = 24
const step = 60

export function RankCourseView({ at }: { at: ChartMoment }) {
  const [followed, follow] = useState<string | undefined>()
  const { phases, lines } = at.look(rankCourseIn)
  if (phases.length < 2 || lines.length > 20) return null
  const width = (phases.length - 1) * step
  return (
    <section class="course">
      <div class="section">
        <h2>{words('table-course')}</h2>
        <span class="push">{words('table-course-aside')}</span>
      </div>
      <div class="bump">
        <ol class="pos" aria-hidden="true">
          {lines.map(({ name }, i) => (
            <li key={name}>{i + 1}</li>
          ))}
        </ol>
        <div class="plot" aria-hidden="true">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${lines.length * row}`}
            preserveAspectRatio="none"
            style={{ height: `${lines.length * 1.5}rem` }}
          >
            {lines.map(({ name, places }, i) => (
              <polyline key={name} class={name === followed ? 'me' : i === 0 ? 'lead' : ''} points={pointsOf(places)} />
            ))}
          </svg>
          <div class="phs">
            {phases.map((phase, i) => (
              <span key={phase} style={{ left: `${(100 * i) / (phases.length - 1)}%` }}>
                {phase}
              </span>
            ))}
          </div>
        </div>
        <ol class="nms">
          {lines.map(({ name, places }) => (
            <li key={name}>
              <button
                type="button"
                class="btn bare"
                aria-pressed={name === followed}
                aria-label={words('table-course-line', { name: { text: name }, ranks: { text: places.join(', ') } })}
                onClick={() => follow(name === followed ? undefined : name)}
              >
                <span dir="auto">{name}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const pointsOf = (places: readonly number[]): string =>
  places.map((place, i) => `${i * step},${(place - 0.5) * row}`).join(' ')
