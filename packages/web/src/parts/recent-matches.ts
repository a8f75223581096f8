/** Matches with a fact that arrived while the page was open: highlighted for a moment, once. */
import type { RecordedFact } from '@arbiter/core'
import type { Live } from '../live/live.ts'

const dryMs = 8000

const arrivals = new WeakMap<RecordedFact, number>()

/** Matches that are highlighted now. */
export function recentMatches({ news }: Pick<Live, 'news'>): ReadonlySet<string> {
  const now = performance.now()
  const wet = new Set<string>()
  for (const fact of news) if ('match' in fact && now - seenAt(fact, now) < dryMs) wet.add(String(fact.match))
  return wet
}

function seenAt(fact: RecordedFact, now: number): number {
  const known = arrivals.get(fact)
  if (known === undefined) arrivals.set(fact, now)
  return known ?? now
}
