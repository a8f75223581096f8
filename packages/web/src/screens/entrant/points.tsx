/** Points against the target: an entrant's progress phase by phase in the race for a place. */
import { numberOf, raceOf, show, tableOf } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useLive } from '../../live/live-context.ts'
import { words } from './words/messages.ts'

export function Points({ name }: { name: string }) {
  const live = useLive()
  const race = live.look(raceOf)
  const course = live.look(coursesIn)?.get(name) ?? []
  if (!race || course.length < 2) return null
  const { needed } = race
  const top = Math.max(needed, ...course)
  const x = (phase: number) => 8 + (384 * phase) / Math.max(1, course.length - 1)
  const y = (points: number) => 132 - (119 * points) / top
  const line = course.map((points, phase) => `${x(phase)},${y(points)}`).join(' ')
  const labels = labelsFor(course.length)
  return (
    <section aria-labelledby="e-points">
      <div class="section">
        <h2 id="e-points">{words('entrant-points')}</h2>
        <span class="push">{words('entrant-points-qualify', { needed: { points: needed } })}</span>
      </div>
      <div class="plotbox">
        <svg
          class="plot"
          viewBox="0 0 400 146"
          role="img"
          aria-label={words('entrant-points-picture', {
            points: course.map((points) => ({ points })),
            needed: { points: needed },
          })}
        >
          <g class="grid">
            {Array.from({ length: Math.floor(top) }, (_, points) => (
              <path key={points} d={`M8 ${y(points)}H392`} />
            ))}
          </g>
          <path class="goal" d={`M8 ${y(needed)}H392`} />
          <polyline class="me" points={line} />
          <g class="pt">
            {course.map((points, phase) => (
              <rect key={phase} x={x(phase) - 3} y={y(points) - 3} width="6" height="6" />
            ))}
          </g>
        </svg>
        <p class="xax" aria-hidden="true">
          {labels.map((phase) => (
            <span key={phase} style={{ left: `${(100 * x(phase)) / 400}%` }}>
              {phase === 0 ? words('entrant-points-start') : phase}
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}

/** As many as fit below the line. */
function labelsFor(length: number): number[] {
  const step = Math.ceil(length / 12)
  return Array.from({ length }, (_, phase) => phase).filter((phase) => phase % step === 0)
}

/** Everybody's points at the start and after each phase; undefined without a race. */
function coursesIn(tournament: Tournament): ReadonlyMap<string, number[]> | undefined {
  if (!raceOf(tournament)) return undefined
  const [stage] = show(tournament).stages
  if (!stage) return undefined
  const courses = new Map<string, number[]>()
  for (const round of stage.rounds) {
    if (!round.matches.some(({ state }) => state === 'decided')) continue
    for (const row of tableOf(tournament.chart, { through: numberOf(round), stage: stage.id }))
      courses.set(row.name, [...(courses.get(row.name) ?? [0]), Number(row['points'] ?? 0)])
  }
  return courses
}
