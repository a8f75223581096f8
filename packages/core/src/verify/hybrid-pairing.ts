/** The pairing of a regular phase (HYB-4 to HYB-7): what is wrong with the one that was published. */
import type { Person } from './field.ts'
import { type Draw, isInOrder, type NamedPair } from './hybrid-draw.ts'
import type { History } from './hybrid-history.ts'
import { better, type Costs } from './hybrid-optimum.ts'
import { byesOf, type Tallies, tallyOf } from './hybrid-tally.ts'
import { opponentInPhase } from './rotation.ts'

/** What a pairing is judged by. */
export interface Ground {
  /** In list order. */
  readonly pool: readonly Person[]
  /** Do starters and nobody else play this phase, and did they play every one before? */
  readonly isRotation: boolean
  readonly history: History
  readonly book: Tallies
}

export interface Problem {
  readonly rule: string
  readonly sentence: string
}

export function problemWithPairing(draw: Draw, ground: Ground): Problem | undefined {
  return (
    wrongNumberOfByes(draw, ground) ??
    (ground.isRotation ? notTheRotation(draw, ground) : notTheBest(draw, ground)) ??
    wrongColours(draw, ground) ??
    wrongOrder(draw) ??
    tooFarApart(draw, ground)
  )
}

function wrongNumberOfByes({ byes }: Draw, { pool }: Ground): Problem | undefined {
  const due = pool.length % 2
  if (byes.length === due) return undefined
  return { rule: 'HYB-S8', sentence: `${pool.length} players have ${due} bye, not ${byes.length}.` }
}

// --- the rotation ------------------------------------------------------------------------------

function notTheRotation({ phase, pairs, byes }: Draw, { pool }: Ground): Problem | undefined {
  const opponent = ({ number }: Person): number | undefined => opponentInPhase(phase, number, pool.length)
  const wrong = pairs.find(([a, b]) => opponent(a) !== b.number)
  const free = byes.find((person) => opponent(person) !== undefined)
  if (free) return { rule: 'HYB-5', sentence: `By rotation ${free.name} has no bye in phase ${phase}.` }
  if (!wrong) return undefined
  const [a, b] = wrong
  return { rule: 'HYB-5', sentence: `By rotation ${a.name} does not meet ${b.name} in phase ${phase}.` }
}

// --- the optimum -------------------------------------------------------------------------------

/**
 * HYB-4 and HYB-5 as one sum, the weightier first: byes of who has the bye, repeats, the rank of the bye, colours. An odd
 * pool is paired with an empty place: who meets it has the bye.
 */
const weights = { bye: 1e12, repeat: 1e8, rank: 1e5 }

function notTheBest(draw: Draw, ground: Ground): Problem | undefined {
  const { pool } = ground
  const places = new Map(pool.map((person, i) => [person, i]))
  const place = (person: Person | undefined): number => (person ? places.get(person) : undefined) ?? pool.length
  const pairs = [...draw.pairs, ...draw.byes.map((bye) => [bye, undefined] as const)]
  const found = better(
    pairs.map(([a, b]) => [place(a), place(b)]),
    costsIn(ground),
  )
  if (!found) return undefined
  const bye = found.pairs?.find((pair) => pair.includes(pool.length))?.[0]
  return problemThatCosts(found.saving, bye === undefined ? undefined : pool[bye])
}

function costsIn({ pool, history, book }: Ground): Costs {
  const empty = pool.length % 2 === 1 ? [undefined] : []
  const byes = byeCosts(pool, book)
  const cost = (a: Person | undefined, b: Person | undefined): number =>
    a && b ? weights.repeat * history.meetings(a, b) + history.imbalance(a, b) : (byes.get((a ?? b) as Person) ?? 0)
  const seats = [...pool, ...empty]
  return seats.map((a) => Float64Array.from(seats, (b) => cost(a, b)))
}

/** HYB-4: the fewest byes; behind the repeats, most matches played, fewest points, the latest. */
function byeCosts(pool: readonly Person[], book: Tallies): ReadonlyMap<Person, number> {
  const inTurn = pool.toSorted((a, b) => {
    const [first, second] = [tallyOf(a, book), tallyOf(b, book)]
    return second.played - first.played || first.points - second.points || b.number - a.number
  })
  return new Map(inTurn.map((person, i) => [person, weights.bye * byesOf(person, book) + weights.rank * i]))
}

function problemThatCosts(saving: number, bye: Person | undefined): Problem {
  const whose = bye ? `${bye.name} comes first for it` : 'somebody else comes first for it'
  if (saving > weights.bye / 2) return { rule: 'HYB-4', sentence: `The bye is for the fewest byes: ${whose}.` }
  if (saving > weights.repeat / 2) return { rule: 'HYB-6', sentence: 'Fewer meetings could be repeated.' }
  if (saving > weights.rank / 2) return { rule: 'HYB-4', sentence: `The bye is not where it belongs: ${whose}.` }
  return { rule: 'HYB-5', sentence: `The sum of the squared colour differences could be smaller by ${saving}.` }
}

// --- colours and order -------------------------------------------------------------------------

function wrongColours({ phase, pairs }: Draw, { history }: Ground): Problem | undefined {
  const wrong = pairs.find(([a, b]) => history.whiteOf(a, b, phase) !== a)
  if (!wrong) return undefined
  const [first, second] = wrong
  return { rule: 'HYB-7', sentence: `White against ${first.name} belongs to ${second.name}.` }
}

function wrongOrder(draw: Draw): Problem | undefined {
  if (isInOrder(draw)) return undefined
  return { rule: 'HYB-5', sentence: 'The matches do not stand in order of the earlier of their two players.' }
}

/** HYB-7. A forfeit during the rotation shifts the colours behind it: then, as afterwards, 4 was never seen to be exceeded. */
const mostApart = ({ isRotation, history }: Ground): number => (isRotation && history.isUndisturbed ? 2 : 4)

function tooFarApart({ pairs }: Draw, ground: Ground): Problem | undefined {
  const { history } = ground
  const most = mostApart(ground)
  const after = ([white, black]: NamedPair): [Person, number][] => [
    [white, history.difference(white) + 1],
    [black, history.difference(black) - 1],
  ]
  const [found] = pairs.flatMap(after).filter(([, difference]) => Math.abs(difference) > most)
  if (!found) return undefined
  return {
    rule: 'HYB-7',
    sentence: `The colours of ${found[0].name} would differ by ${Math.abs(found[1])}, not by ${most} at most.`,
  }
}
