/** How many results become void, and the label of the confirm button. */
import type { Consequences, RecordedFact } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import type { Amendment } from './amendment.ts'
import { message, words } from './words/messages.ts'

/** "3 games", "2 results", "4 facts". */
export function voided(voids: Consequences['voids'], log: readonly RecordedFact[]): Message {
  const facts = voids.map(({ seq }) => log[seq - 1])
  const count = voids.length
  if (facts.every((fact) => fact?.type === 'game-finished' && typeof fact.result === 'string'))
    return message('parts-correction-games', { count })
  const isResult = (fact: RecordedFact | undefined) => fact?.type === 'game-finished' || fact?.type === 'ruling-made'
  return facts.every(isResult)
    ? message('parts-correction-results', { count })
    : message('parts-correction-facts', { count })
}

/** "Correct and void 3 games". */
export const confirmWords = (
  kind: Amendment['do'],
  voids: Consequences['voids'],
  log: readonly RecordedFact[],
): string =>
  voids.length === 0
    ? words('parts-correction-do', { kind })
    : words('parts-correction-do-void', { kind, what: voided(voids, log) })
