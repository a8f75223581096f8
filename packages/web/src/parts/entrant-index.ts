/** Entrants by id and by the name on the screen. */
import type { BulletinEntrant } from '@arbiter/core/bulletin'
import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'

export interface EntrantIndex {
  readonly byId: ReadonlyMap<string, BulletinEntrant>
  readonly byName: ReadonlyMap<string, BulletinEntrant>
}

/** `live.look(entrantIndex)`. */
export function entrantIndex(tournament: Tournament): EntrantIndex {
  const { entrants } = show(tournament, { round: 0 })
  return {
    byId: new Map(entrants.map((entrant) => [entrant.id, entrant])),
    byName: new Map(entrants.map((entrant) => [entrant.name, entrant])),
  }
}

/** `live.look(idsByName)`. */
export const idsByName = (tournament: Tournament): ReadonlyMap<string, string> =>
  new Map(show(tournament, { round: 0 }).entrants.map(({ name, id }) => [name, id]))
