/** The moments a course of chances is drawn through: after results, not more of them than can be told apart. */
import type { Tournament } from '@arbiter/core/tournament'

export interface Stop {
  readonly seq: number
  /** The match whose result came in; the start has none. */
  readonly match?: string
  readonly at: string
}

const most = 20

/** The start, then results. Halved in number again and again where there are many, so that those that are known stay. */
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
