/** Facts in the words of the history. */

import type { Recorded } from '@arbiter/core'
import { factSays, namesIn } from '@arbiter/core/chronicle'
import type { Names } from '@arbiter/core/facts'
import type { Live } from '../live/live.ts'
import { allSaid } from './said.ts'

export const factSaid = (fact: Recorded, log: readonly Recorded[], names: Names): string =>
  allSaid(factSays(fact, log, names), (id) => names.entrants.get(id))

/** With links, for `Spoken`. */
export const factSpoken = (fact: Recorded, log: readonly Recorded[], names: Names) => ({
  says: factSays(fact, log, names),
  names: (id: string) => names.entrants.get(id),
})

export const lastSaid = (live: Live): string => factSaid(live.tournament.last, live.tournament.log, live.look(namesIn))
