/** First and second of a ring of the first half (BRI-103). */

import type { Person } from '../../field.ts'
import { drawnByLot } from '../../lot.ts'
import { levelsOf } from './cut.ts'
import type { BridgeMatch } from './match.ts'

/** The teams that advance: as declared, or by matches won and quotient, ties by lot. */
export function firstAndSecond(match: BridgeMatch, dice: string): Person[] {
  const through = match.decision?.through ?? []
  if (match.declared) return [...match.declared]
  const levels = levelsOf(match.there, (set, a, b) => match.scores(set, a, b), 0) ?? [match.there]
  return levels.flatMap((level) => {
    const advancing = through.filter((person) => level.includes(person))
    return drawnByLot(advancing, dice, `place ${match.id}`)
  })
}
