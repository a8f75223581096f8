/** The ranking at any moment (HYB-26, HYB-34), counted from scratch. */

import type { Person } from '../field.ts'
import type { VerifiedRow } from '../opinion.ts'
import type { HybridMatch } from './match.ts'
import { type Tallies, tallyOf } from './tally.ts'

/** The basis of a table. */
export interface Standings {
  readonly list: readonly Person[]
  readonly book: Tallies
  /** Seeds published or given so far, from seed 1. */
  readonly seeds: readonly (Person | 'nobody')[]
  /** Matches of the knockout; empty before the seeds are published. */
  readonly knockout: readonly HybridMatch[]
}

export function hybridTable(standings: Standings): VerifiedRow[] {
  const lines = standings.list.map((person) => ({ person, merits: meritsOf(person, standings) }))
  const rows = lines.map(({ person, merits }) => ({
    rank: 1 + lines.filter((other) => compare(other.merits, merits) < 0).length,
    entrant: person.id,
    counts: countsOf(person, standings),
  }))
  return rows.sort((a, b) => a.rank - b.rank)
}

/** Criteria in order; smaller numbers rank higher. */
function meritsOf(person: Person, { seeds, book, knockout }: Standings): readonly number[] {
  const { points, played } = tallyOf(person, book)
  const seed = seeds.indexOf(person)
  if (seed < 0) return [1, -points, played]
  return [0, knockout.length > 0 ? -roundOfLoss(person, knockout) : seed]
}

/** The knockout round of the loss; later than all others for players without one. */
function roundOfLoss(person: Person, knockout: readonly HybridMatch[]): number {
  const lost = knockout.find((match) => match.decision && match.has(person) && match.winner !== person)
  return lost?.round ?? knockout.length + 2
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((merit, at) => merit !== b[at])
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0)
}

function countsOf(person: Person, { seeds, book }: Standings): VerifiedRow['counts'] {
  const { points, played, wins, draws, losses, byes } = tallyOf(person, book)
  const seed = seeds.indexOf(person) + 1
  return { points: points / 2, played, wins, draws, losses, byes, ...(seed > 0 ? { seed } : {}) }
}
