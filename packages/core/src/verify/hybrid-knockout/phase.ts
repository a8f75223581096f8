/** A published phase of the qualification, and the clock its matches are compared by (HYB-10). */
import { compareInstants, type Instant } from '../../facts/instant.ts'
import type { Person } from '../field.ts'
import type { Decision, HybridMatch } from './match.ts'

export interface Phase {
  readonly number: number
  readonly kind: 'regular' | 'playoff'
  readonly matches: readonly HybridMatch[]
  readonly byes: readonly Person[]
  readonly publishedAt: Instant
}

export const isComplete = ({ matches }: Phase): boolean => matches.every(({ decision }) => decision !== undefined)

/** Players with a match or a bye. */
export const peopleIn = ({ matches, byes }: Phase): Person[] => [...matches.flatMap(({ people }) => people), ...byes]

export const matchOf = (person: Person, { matches }: Phase): HybridMatch | undefined =>
  matches.find((match) => match.has(person))

type ByCompletion = (a: HybridMatch | undefined, b: HybridMatch | undefined) => number

/** By finish times, if all reports of a phase have one; else by the log. */
export function byCompletion({ matches }: Phase): ByCompletion {
  const games = matches.flatMap((match) => match.games)
  const hasTimes = games.length > 0 && games.every(({ finishedAt }) => finishedAt !== undefined)
  const compare = hasTimes
    ? (a: Decision, b: Decision) => compareInstants(a.at, b.at)
    : (a: Decision, b: Decision) => a.seq - b.seq
  return (a, b) => (a?.decision && b?.decision ? compare(a.decision, b.decision) : 0)
}
