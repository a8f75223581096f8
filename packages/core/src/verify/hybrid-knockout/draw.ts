/** A published phase: the people in its matches and byes, or what is wrong with its shape. */

import type { EntrantId } from '../../facts/ids.ts'
import { at, known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { RecordedOf } from '../facts.ts'
import type { Person } from '../field.ts'
import { named } from '../finding.ts'
import { message } from '../words/messages.ts'

export type RoundFact = RecordedOf<'round-paired'>
export type NamedPair = readonly [first: Person, second: Person]

export interface Draw {
  readonly phase: number
  readonly pairs: readonly NamedPair[]
  readonly byes: readonly Person[]
}

/** The draw a fact publishes, or why it is invalid. */
export function drawOf({ matches, byes, round }: RoundFact, list: readonly Person[]): Draw | Message {
  const byId = new Map(list.map((person) => [person.id, person]))
  const ids = matches.map((seats) => seats.flatMap((seat) => ('entrant' in seat ? [seat.entrant] : [])))
  const everybody = [...ids.flat(), ...byes]
  if (matches.length === 0) return message('found-no-matches')
  if (matches.some((seats, i) => seats.length !== 2 || ids[i]?.length !== 2)) return message('found-match-of-two')
  const stranger = everybody.find((id) => !byId.has(id))
  if (stranger !== undefined) return message('found-not-listed', { who: { entrant: stranger }, where: 'list' })
  const person = (id: EntrantId | undefined): Person => known(byId.get(known(id)))
  const twice = everybody.find((id, i) => everybody.indexOf(id) !== i)
  if (twice !== undefined) return message('found-named-twice', { who: named(person(twice)) })
  return { phase: round, pairs: ids.map(([a, b]) => [person(a), person(b)]), byes: byes.map(person) }
}

export const isDraw = (draw: Draw | Message): draw is Draw => 'pairs' in draw

export const peopleOf = ({ pairs, byes }: Draw): Person[] => [...pairs.flat(), ...byes]

/** The player of a pair who is earlier in the list. */
const earlierOf = ([a, b]: NamedPair): Person => (a.number < b.number ? a : b)

/** HYB-5: matches stand in order of the earlier of their two players. */
export const isInOrder = ({ pairs }: Draw): boolean =>
  pairs.every((pair, i) => i === 0 || earlierOf(at(pairs, i - 1)).number < earlierOf(pair).number)
