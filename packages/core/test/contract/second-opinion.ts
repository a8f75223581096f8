/** What the shipped verifier says of a log, for formats that have a rule book there. */
import type { Recorded } from '../../src/facts/fact.ts'
import { verify } from '../../src/verify/index.ts'
import type { Opinion } from './world.ts'

export function secondOpinion(log: readonly Recorded[]): Opinion {
  const { findings, champion, table, isFinished } = verify(log)
  const ranks = new Map(table.map(({ entrant, rank }) => [entrant as string, rank]))
  return { findings, ranks, ...(isFinished ? { champion: champion ?? null } : {}) }
}
