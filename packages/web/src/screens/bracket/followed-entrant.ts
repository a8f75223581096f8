/** The entrant whose path the address asks for. */
import type { Live } from '../../live/live.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'

/** By name on the screen; namesakes carry a number, so the id is looked up among all entrants. */
export function followedName(live: Live, id: string | null): string | undefined {
  if (id === null) return undefined
  const {
    field: { entrants },
  } = live.tournament.chart
  const name = entrants.find((entrant) => entrant.id === id)?.name
  if (name === undefined) return undefined
  const isAlone = entrants.filter((entrant) => entrant.name === name).length === 1
  return isAlone ? name : live.look(entrantIndex).byId.get(id)?.name
}

export const followedId = (live: Live, name: string): string | undefined =>
  live.tournament.chart.field.entrants.find((entrant) => entrant.name === name)?.id ??
  live.look(entrantIndex).byName.get(name)?.id
