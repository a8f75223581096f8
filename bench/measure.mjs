/** A stopwatch for several subjects, run in turn so that a busy minute affects all of them alike. */
import { rounds } from './rounds.mjs'

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {() => unknown} run what is timed; may return a promise
 * @property {() => unknown} [before] what must be ready first; not timed, its answer is handed to `run`
 */

/**
 * Runs every subject once in each lap and gives the best and the median of the laps that count, in milliseconds.
 * @param {readonly Subject[]} subjects
 * @param {{ laps: number, warmUp?: number }} course
 * @returns {Promise<Record<string, { best: number, median: number, laps: number }>>}
 */
export async function inTurns(subjects, course) {
  const [laps, warmUp] = [rounds(course.laps), rounds(course.warmUp ?? 0, 0)]
  const times = new Map(subjects.map(({ name }) => [name, []]))
  for (let lap = -warmUp; lap < laps; lap++)
    for (const subject of turned(subjects, lap + warmUp)) {
      const time = await timed(subject)
      if (lap >= 0) times.get(subject.name).push(time)
    }
  return Object.fromEntries([...times].map(([name, list]) => [name, summary(list)]))
}

/** Each lap starts with another subject, so that the order favours none. */
const turned = (subjects, lap) => subjects.map((_, i) => subjects[(i + lap) % subjects.length])

async function timed({ before, run }) {
  const ready = before?.()
  const start = performance.now()
  const answer = run(ready)
  if (answer instanceof Promise) await answer
  return performance.now() - start
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return { best: sorted[0], median: sorted[Math.floor(sorted.length / 2)], laps: sorted.length }
}
