/** Findings about the published pairing of a later round (DIA-12 to DIA-17). */
import { at } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { Person } from '../field.ts'
import { named, type Problem } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { Pair } from './match.ts'
import { laterRound, type PlacePair } from './pattern.ts'
import { certainUpTo, fewestRematches } from './rematches.ts'

/** The basis for judging a pairing. */
interface Ground {
  /** Players due to play, in the order of the row. */
  readonly people: readonly Person[]
  readonly fewPlayersMax: number
  hasMet(a: Person, b: Person): boolean
}

export const problemWithPairing = (pairs: readonly Pair[], ground: Ground): Problem | undefined =>
  wrongOpponents(pairs, ground) ?? wrongNaming(pairs) ?? notTheBest(pairs, ground)

// --- opponents ---------------------------------------------------------------------------------

function wrongOpponents(pairs: readonly Pair[], { people }: Ground): Problem | undefined {
  const due = people.length === 2 ? 1 : 2
  const opponents = opponentsIn(pairs)
  const wrong = people.find((person) => opponents.get(person)?.length !== due)
  if (wrong && due === 1) return { rule: 'DIA-16', says: message('found-one-pair') }
  if (wrong) return { rule: 'DIA-S8', says: message('found-opponents', { who: named(wrong) }) }
  const twice = people.find((person) => new Set(opponents.get(person)).size !== due)
  return twice && { rule: 'DIA-S8', says: message('found-opponent-twice', { who: named(twice) }) }
}

function opponentsIn(pairs: readonly Pair[]): ReadonlyMap<Person, readonly Person[]> {
  const opponents = new Map<Person, Person[]>()
  for (const [a, b] of pairs) {
    opponents.set(a, [...(opponents.get(a) ?? []), b])
    opponents.set(b, [...(opponents.get(b) ?? []), a])
  }
  return opponents
}

// --- names -------------------------------------------------------------------------------------

function wrongNaming(pairs: readonly Pair[]): Problem | undefined {
  const turned = pairs.find(([first, second]) => first.number > second.number)
  if (turned) return { rule: 'DIA-5', says: turnedRound(turned) }
  const isInOrder = pairs.every((pair, i) => i === 0 || compare(at(pairs, i - 1), pair) < 0)
  return isInOrder ? undefined : { rule: 'DIA-27', says: message('found-match-order', { by: 'row' }) }
}

const turnedRound = ([lower, higher]: Pair): Message =>
  message('found-row-order', { higher: named(higher), lower: named(lower) })

const compare = ([a, b]: Pair, [c, d]: Pair): number => a.number - c.number || b.number - d.number

// --- rematches ---------------------------------------------------------------------------------

/** DIA-17: the pattern if it has no rematch, else the fewest rematches; among equals the format's choice is not checked. */
function notTheBest(pairs: readonly Pair[], ground: Ground): Problem | undefined {
  const { people, fewPlayersMax, hasMet } = ground
  const pattern = laterRound(people.length, fewPlayersMax).map((pair) => peopleAt(pair, people))
  const rematches = (some: readonly Pair[]): number => some.filter((pair) => hasMet(...pair)).length
  if (rematches(pattern) === 0) return notThePattern(pairs, pattern, ground)
  if (rematches(pairs) === 0) return undefined
  const enough = people.length > certainUpTo ? rematches(pattern) : fewestAmong(ground)
  if (rematches(pairs) <= enough) return undefined
  return { rule: 'DIA-17', says: message('found-rematches', { count: rematches(pairs), enough }) }
}

/** The last two players meet again and again (DIA-16). */
function fewestAmong({ people, hasMet }: Ground): number {
  if (people.length === 2) return 1
  return fewestRematches(people.length, (a, b) => hasMet(at(people, a), at(people, b)))
}

function notThePattern(
  pairs: readonly Pair[],
  pattern: readonly Pair[],
  { people, fewPlayersMax }: Ground,
): Problem | undefined {
  const wrong = pattern.find((due, i) => compare(due, at(pairs, i)) !== 0)
  if (!wrong) return undefined
  const [first, second] = wrong
  const rule = people.length <= fewPlayersMax ? 'DIA-S9' : 'DIA-13'
  return { rule, says: message('found-pattern', { one: named(first), other: named(second) }) }
}

const peopleAt = ([a, b]: PlacePair, people: readonly Person[]): Pair => [at(people, a), at(people, b)]
