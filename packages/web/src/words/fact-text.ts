/** Facts in the words of the history. */

import type { RecordedFact } from '@arbiter/core'
import { factSays, namesIn } from '@arbiter/core/chronicle'
import type { Names } from '@arbiter/core/facts'
import type { Live } from '../live/live.ts'
import { textOfAll } from './message-text.ts'

export const factText = (fact: RecordedFact, log: readonly RecordedFact[], names: Names): string =>
  textOfAll(factSays(fact, log, names), (id) => names.entrants.get(id))

/** With links, for `MessageText`. */
export const factMessages = (fact: RecordedFact, log: readonly RecordedFact[], names: Names) => ({
  says: factSays(fact, log, names),
  names: (id: string) => names.entrants.get(id),
})

export const lastFactText = (live: Live): string =>
  factText(live.tournament.last, live.tournament.log, live.look(namesIn))
