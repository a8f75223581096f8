/** The table at any moment (CUP-26), counted from scratch. */

import { scoreOf } from '../../facts/result.ts'
import type { Person } from '../field.ts'
import type { VerifiedRow } from '../opinion.ts'
import type { Bracket } from './bracket.ts'
import type { CupMatch } from './match.ts'

interface Line {
  readonly person: Person
  /** The round of the loss; later than all others for players without one. */
  readonly lostIn: number
  readonly isThird: boolean
}

export function cupTable(seeds: readonly Person[], bracket: Bracket): VerifiedRow[] {
  const own = matchesByPerson(bracket.matches)
  const lines = seeds.map((person) => lineOf(person, own.get(person) ?? [], bracket))
  const rows = lines.map((line) => ({
    rank: 1 + lines.filter((other) => compare(other, line) < 0).length,
    entrant: line.person.id,
    counts: countsOf(line.person, own.get(line.person) ?? []),
  }))
  return rows.sort((a, b) => a.rank - b.rank)
}

function matchesByPerson(matches: readonly CupMatch[]): ReadonlyMap<Person, CupMatch[]> {
  const own = new Map<Person, CupMatch[]>()
  for (const match of matches) for (const person of match.people) own.set(person, [...(own.get(person) ?? []), match])
  return own
}

/** CUP-26: both players lose a match that nobody won. */
function lineOf(person: Person, own: readonly CupMatch[], { third }: Bracket): Line {
  const lost = own.find((match) => match !== third && match.isDecided && match.winner !== person)
  return { person, lostIn: lost?.round ?? Number.POSITIVE_INFINITY, isThird: third?.winner === person }
}

/** Best first. */
function compare(a: Line, b: Line): number {
  if (a.lostIn !== b.lostIn) return a.lostIn > b.lostIn ? -1 : 1
  return Number(b.isThird) - Number(a.isThird)
}

function countsOf(person: Person, own: readonly CupMatch[]): VerifiedRow['counts'] {
  const games = own.flatMap((match) => match.games)
  const halves = games.reduce(
    (sum, { sides, result }) => sum + scoreOf(result)[sides[0] === person ? 'white' : 'black'],
    0,
  )
  const won = own.filter(({ winner }) => winner === person).length
  return { seed: person.number, points: halves / 2, games: games.length, won }
}
