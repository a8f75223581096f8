/** Points, byes and missed phases of each player so far (HYB-S4, HYB-S8, HYB-23, HYB-32), counted from scratch. */
import type { Person } from '../field.ts'
import type { HybridMatch } from './match.ts'
import { type Phase, peopleIn } from './phase.ts'

export interface Tally {
  /** In half points. */
  points: number
  played: number
  wins: number
  draws: number
  losses: number
  /** Byes, playoffs included. */
  byes: number
  /** Regular phases without this player (HYB-28). */
  missed: number
}

export type Tallies = ReadonlyMap<Person, Tally>

export function tallies(list: readonly Person[], phases: readonly Phase[]): Tallies {
  const book = new Map(list.map((person) => [person, blank()]))
  for (const phase of phases) {
    for (const person of phase.byes) (book.get(person) ?? blank()).byes++
    if (phase.kind === 'regular') countRegular(phase, book)
  }
  return book
}

const blank = (): Tally => ({ points: 0, played: 0, wins: 0, draws: 0, losses: 0, byes: 0, missed: 0 })

export const tallyOf = (person: Person, book: Tallies): Tally => book.get(person) ?? blank()

/** HYB-4. */
export const byesOf = (person: Person, book: Tallies): number => {
  const { byes, missed } = tallyOf(person, book)
  return byes + missed
}

function countRegular(phase: Phase, book: ReadonlyMap<Person, Tally>): void {
  const there = new Set(peopleIn(phase))
  for (const [person, tally] of book) if (!there.has(person)) tally.missed++
  for (const match of phase.matches) for (const person of match.people) countMatch(match, person, tallyOf(person, book))
}

function countMatch({ decision }: HybridMatch, person: Person, tally: Tally): void {
  const outcome = decision?.outcome
  if (!outcome || outcome.what === 'cancelled') return
  tally.played++
  if (outcome.what === 'drawn') tally.draws++
  else if (outcome.what === 'won' && outcome.winner === person) tally.wins++
  else tally.losses++
  tally.points = 2 * tally.wins + tally.draws
}
