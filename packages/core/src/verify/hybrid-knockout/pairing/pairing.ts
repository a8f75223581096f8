/** Findings about the published pairing of a regular phase (HYB-4 to HYB-7). */
import type { Message } from '../../../message/message.ts'
import type { Person } from '../../field.ts'
import { named, type Problem } from '../../finding.ts'
import { opponentInPhase } from '../../rotation.ts'
import { message } from '../../words/messages.ts'
import { type Draw, isInOrder, type NamedPair } from '../draw.ts'
import { byesOf, type Tallies, tallyOf } from '../tally.ts'
import type { History } from './history.ts'
import { better, type Costs } from './optimum.ts'

/** The basis for judging a pairing. */
export interface Ground {
  /** In list order. */
  readonly pool: readonly Person[]
  /** True if exactly the starters play this phase and played every earlier one. */
  readonly isRotation: boolean
  readonly history: History
  readonly book: Tallies
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
  return { rule: 'HYB-S8', says: message('found-byes', { players: pool.length, byes: byes.length }) }
}

// --- the rotation ------------------------------------------------------------------------------

function notTheRotation({ phase, pairs, byes }: Draw, { pool }: Ground): Problem | undefined {
  const opponent = ({ number }: Person): number | undefined => opponentInPhase(phase, number, pool.length)
  const wrong = pairs.find(([a, b]) => opponent(a) !== b.number)
  const free = byes.find((person) => opponent(person) !== undefined)
  if (free) return { rule: 'HYB-5', says: message('found-rotation-bye', { who: named(free), phase }) }
  if (!wrong) return undefined
  const [a, b] = wrong
  return { rule: 'HYB-5', says: message('found-rotation-pair', { one: named(a), other: named(b), phase }) }
}

// --- the optimum -------------------------------------------------------------------------------

/**
 * HYB-4 and HYB-5 as one sum, the weightiest first: former byes of the player with the bye, repeats, rank of the bye, colours. An odd
 * pool is paired with an empty place: its opponent has the bye.
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
  const byeCost = (person: Person | undefined): number => (person ? byes.get(person) : undefined) ?? 0
  const cost = (a: Person | undefined, b: Person | undefined): number =>
    a && b ? weights.repeat * history.meetings(a, b) + history.imbalance(a, b) : byeCost(a ?? b)
  const seats = [...pool, ...empty]
  return seats.map((a) => Float64Array.from(seats, (b) => cost(a, b)))
}

/** HYB-4: the fewest byes; after repeats, the most matches played, the fewest points, the latest in the list. */
function byeCosts(pool: readonly Person[], book: Tallies): ReadonlyMap<Person, number> {
  const inTurn = pool.toSorted((a, b) => {
    const [first, second] = [tallyOf(a, book), tallyOf(b, book)]
    return second.played - first.played || first.points - second.points || b.number - a.number
  })
  return new Map(inTurn.map((person, i) => [person, weights.bye * byesOf(person, book) + weights.rank * i]))
}

function problemThatCosts(saving: number, bye: Person | undefined): Problem {
  if (saving > weights.bye / 2) return { rule: 'HYB-4', says: byeFor(bye, 'fewest') }
  if (saving > weights.repeat / 2) return { rule: 'HYB-6', says: message('found-repeats') }
  if (saving > weights.rank / 2) return { rule: 'HYB-4', says: byeFor(bye, 'order') }
  return { rule: 'HYB-5', says: message('found-colour-sum', { less: { number: saving } }) }
}

const byeFor = (bye: Person | undefined, because: 'fewest' | 'order'): Message =>
  bye ? message('found-bye', { who: named(bye), because }) : message('found-bye-other', { because })

// --- colours and order -------------------------------------------------------------------------

function wrongColours({ phase, pairs }: Draw, { history }: Ground): Problem | undefined {
  const wrong = pairs.find(([a, b]) => history.whiteOf(a, b, phase) !== a)
  if (!wrong) return undefined
  const [first, second] = wrong
  return { rule: 'HYB-7', says: message('found-white', { who: named(second), other: named(first) }) }
}

function wrongOrder(draw: Draw): Problem | undefined {
  if (isInOrder(draw)) return undefined
  return { rule: 'HYB-5', says: message('found-match-order', { by: 'list' }) }
}

/** HYB-7. A forfeit during the rotation shifts the colours after it; then, as after the rotation, 4 was never exceeded. */
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
  const [person, difference] = found
  const apart = { who: named(person), difference: Math.abs(difference), most }
  return { rule: 'HYB-7', says: message('found-colours-apart', apart) }
}
