/** A round as it is published: the pairs it names, or what is wrong with its shape. */
import { known } from '../../lists/at.ts'
import type { Person } from '../field.ts'
import type { Problem } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf } from './facts.ts'
import type { Pair } from './match.ts'

export type RoundFact = RecordedOf<'round-paired'>

export function pairsOf({ matches, byes }: RoundFact, row: readonly Person[]): readonly Pair[] | Problem {
  const byId = new Map<string, Person>(row.map((person) => [person.id, person]))
  const ids = matches.map((seats) => seats.flatMap((seat) => ('entrant' in seat ? [seat.entrant] : [])))
  const stranger = ids.flat().find((id) => !byId.has(id))
  if (matches.length === 0) return { rule: 'DIA-S8', says: message('found-no-matches') }
  if (byes.length > 0) return { rule: 'DIA-S8', says: message('found-no-byes') }
  if (matches.some((seats, i) => seats.length !== 2 || new Set(ids[i]).size !== 2))
    return { rule: 'DIA-S2', says: message('found-match-of-two') }
  if (stranger !== undefined)
    return { rule: 'DIA-26', says: message('found-not-listed', { who: { entrant: stranger }, where: 'row' }) }
  return ids.map(([a, b]): Pair => [known(byId.get(known(a))), known(byId.get(known(b)))])
}

export const isProblem = (draw: readonly Pair[] | Problem): draw is Problem => 'rule' in draw
