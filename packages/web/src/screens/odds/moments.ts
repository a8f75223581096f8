/** The moments of a course: after results, no more of them than can be told apart. */
import type { Tournament } from '@arbiter/core/tournament'

export interface Stop {
  readonly seq: number
  /** The match of the result; undefined for the start. */
  readonly match?: string
  readonly at: string
}

const most = 20

/** The start, then results. If there are many, their number is halved repeatedly, so that known moments stay. */
export function stopsIn({ log, chart }: Tournament): readonly Stop[] {
  if (!chart.started) return []
  const start = log.findLast(({ type }) => type === 'tournament-started')
  const results = log.flatMap((fact): Stop[] =>
    fact.type === 'game-finished' || fact.type === 'ruling-made'
      ? [{ seq: fact.seq, match: String(fact.match), at: fact.at }]
      : [],
  )
  const stride = strideFor(results.length)
  const kept = results.filter((_, i) => (i + 1) % stride === 0 || i === results.length - 1)
  return [...(start ? [{ seq: start.seq, at: start.at }] : []), ...kept]
}

function strideFor(count: number): number {
  let stride = 1
  while (count / stride > most) stride *= 2
  return stride
}
