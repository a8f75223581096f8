/** The shipped verifier's opinion of a log; rule books of other formats can be given. */
import type { RecordedFact } from '../facts/fact.ts'
import { type RuleBook, ruleBooks, verify } from '../verify/index.ts'
import type { Opinion } from './world.ts'

export function secondOpinion(log: readonly RecordedFact[], books: readonly RuleBook[] = ruleBooks): Opinion {
  const { findings, champion, table, isFinished } = verify(log, books)
  const ranks = new Map<string, number>(table.map(({ entrant, rank }) => [entrant, rank]))
  return { findings, ranks, ...(isFinished ? { champion: champion ?? null } : {}) }
}
