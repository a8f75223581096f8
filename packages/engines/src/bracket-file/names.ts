/** The names in a bracket file: who has a namesake carries the number of entry, "Ann #3", as everywhere else. */
import type { Chart } from '@arbiter/core/chart'

/** Everybody's name, in the order of entry. */
export function namesIn({ field: { entrants } }: Chart): readonly string[] {
  const count = new Map<string, number>()
  for (const { name } of entrants) count.set(name, (count.get(name) ?? 0) + 1)
  return entrants.map(({ name }, who) => (count.get(name) === 1 ? name : `${name} #${who + 1}`))
}
