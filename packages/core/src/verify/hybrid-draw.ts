/** A phase as it is published: the people in its matches and its byes, or what is wrong with its shape. */
import type { RecordedOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { Person } from './field.ts'

export type Paired = RecordedOf<'round-paired'>
export type NamedPair = readonly [first: Person, second: Person]

export interface Draw {
  readonly phase: number
  readonly pairs: readonly NamedPair[]
  readonly byes: readonly Person[]
}

/** The draw a fact publishes; a sentence if it is none. */
export function drawOf({ matches, byes, round }: Paired, list: readonly Person[]): Draw | string {
  const byId = new Map(list.map((person) => [person.id, person]))
  const ids = matches.map((seats) => seats.flatMap((seat) => ('entrant' in seat ? [seat.entrant] : [])))
  const named = [...ids.flat(), ...byes]
  if (matches.length === 0) return 'It has no match.'
  if (matches.some((seats, i) => seats.length !== 2 || ids[i]?.length !== 2)) return 'A match is between two people.'
  const stranger = named.find((id) => !byId.has(id))
  if (stranger !== undefined) return `${stranger} is not in the list.`
  const twice = named.find((id, i) => named.indexOf(id) !== i)
  if (twice !== undefined) return `${byId.get(twice)?.name} is in it twice.`
  const person = (id: EntrantId | undefined): Person => byId.get(id as EntrantId) as Person
  return { phase: round, pairs: ids.map(([a, b]) => [person(a), person(b)]), byes: byes.map(person) }
}

export const peopleOf = ({ pairs, byes }: Draw): Person[] => [...pairs.flat(), ...byes]

/** The earlier of the two, by the list. */
const earlierOf = ([a, b]: NamedPair): Person => (a.number < b.number ? a : b)

/** HYB-5: matches stand in order of the earlier of their two players. */
export const isInOrder = ({ pairs }: Draw): boolean =>
  pairs.every((pair, i) => i === 0 || earlierOf(pairs[i - 1] as NamedPair).number < earlierOf(pair).number)
