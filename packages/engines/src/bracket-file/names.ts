/** Names in a bracket file: namesakes carry their number of entry, "Ann #3", as everywhere else. */
import type { Chart } from '@arbiter/core/chart'

/** All names, in the order of entry. */
export function namesIn({ field: { entrants } }: Chart): readonly string[] {
  const count = new Map<string, number>()
  for (const { name } of entrants) count.set(name, (count.get(name) ?? 0) + 1)
  return entrants.map(({ name }, who) => (count.get(name) === 1 ? name : `${name} #${who + 1}`))
}
